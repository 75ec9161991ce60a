// Light or dark, large or not, and the language, before anything is painted; and what the page will ask for first. The page itself takes over in src/lib/settings.svelte.ts.
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
    // What this address will ask the server first (src/turncoat/server/needs.py) is asked now, while the page's script is on its way.
    window.firstAnswers = new Map();
    var first = document.querySelector("meta[name=first]");
    (first ? first.content.split(" ") : []).forEach(function (path) {
        var address = "/api/" + path + (path.includes("?") ? "&" : "?") + "lang=" + root.lang;
        var answer = fetch(address);
        answer.catch(function () {}); // whoever takes it hears of it
        window.firstAnswers.set(address, answer);
    });
})();
