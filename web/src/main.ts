import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/pieces.css";
import App from "./App.svelte";
import { page } from "./lib/page.svelte";

await page.speak();
mount(App, { target: document.getElementById("app")! });
