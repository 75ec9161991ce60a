import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/pieces.css";
import App from "./App.svelte";
import { renewWhenPartsAreMissing } from "./lib/late";
import { page } from "./lib/page.svelte";
import { router } from "./lib/router.svelte";
import { shown } from "./pages/pages.svelte";

renewWhenPartsAreMissing();
await Promise.all([page.speak(), shown.follow(router.route)]);
const target = document.getElementById("app")!;
target.replaceChildren(); // what the server has said meanwhile
mount(App, { target });
