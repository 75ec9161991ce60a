// Light or dark, large or not, and the language, before anything is painted. The page itself takes over in src/lib/settings.svelte.ts.
(function () {
    var stored = {};
    try {
        stored = JSON.parse(localStorage.getItem("turncoat") || "{}");
    } catch {
        // Storage is blocked or holds something else: the system's choice stands.
    }
    var root = document.documentElement;
    var isDark = matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = stored.theme === "light" || stored.theme === "dark" ? stored.theme : isDark ? "dark" : "light";
    if (stored.largeText === true) root.dataset.text = "large";
    if (typeof stored.language === "string") root.lang = stored.language;
})();
