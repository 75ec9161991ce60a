import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const off = (...rules) => Object.fromEntries(rules.map((rule) => [rule, "off"]));

export default defineConfig(
    { ignores: ["public"] }, // one small script that runs before the page and belongs to no TypeScript project
    { linterOptions: { reportUnusedDisableDirectives: "error" } },
    js.configs.recommended,
    ts.configs.strictTypeChecked,
    svelte.configs.recommended,
    {
        languageOptions: {
            parserOptions: {
                projectService: { allowDefaultProject: ["*.js", "tools/*.js"] },
                tsconfigRootDir: import.meta.dirname,
                extraFileExtensions: [".svelte"], // for every file: where it differs, the project is loaded again and again
            },
        },
        rules: {
            // An index that is known to be in range is written `list[i]!`: TypeScript's noUncheckedIndexedAccess asks for it.
            "@typescript-eslint/no-non-null-assertion": "off",
            // `() => play.drop()` is how handlers are written, and `return play.drop()` how they end early.
            "@typescript-eslint/no-confusing-void-expression": [
                "error",
                { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
            ],
            // A number in a text says what it means; null and undefined do not.
            "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true, allowNullish: false }],
            // `void settings.language` is how an effect names what it depends on.
            "@typescript-eslint/no-meaningless-void-operator": "off",
        },
    },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
        rules: {
            // svelte-check looks for names that are not defined, and knows the browser's.
            "no-undef": "off",
            // Svelte drops the space at the edge of a block; `{" · "}` keeps it.
            "svelte/no-useless-mustaches": "off",
            // It reports every Map, also one that is filled once and only read.
            "svelte/prefer-svelte-reactivity": "off",
        },
    },
    {
        // ESLint cannot see the type of another component's properties and takes them for `any`; svelte-check can.
        files: ["**/*.svelte"],
        rules: off(
            "@typescript-eslint/no-unsafe-argument",
            "@typescript-eslint/no-unsafe-assignment",
            "@typescript-eslint/no-unsafe-call",
            "@typescript-eslint/no-unsafe-member-access",
            "@typescript-eslint/no-unsafe-return",
        ),
    },
    {
        // Stand-ins answer at once where the real thing is asynchronous, and Vitest's matchers are `any`.
        files: ["tests/**"],
        rules: off("@typescript-eslint/require-await", "@typescript-eslint/no-unsafe-assignment"),
    },
    { files: ["**/*.js"], extends: [ts.configs.disableTypeChecked], languageOptions: { globals: { URL: false } } },
);
