// Looking for what can be done as a person would: a target counts if it is seen, enabled, large enough for a finger, on the screen or
// scrolled to, and covered by nothing. `data-action` says what pressing a target does, `data-opens` what it opens the way to, as actions or verbs.
(() => {
  const LEAST = 24; // pixels, across
  const FAINTEST = 0.25; // of what is opaque
  const ROUND = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => (eighth * Math.PI) / 4);
  const GRID = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9]; // the middle first

  const NOTHING = "nothing to press";

  const table = () => document.querySelector("[data-number]");
  const line = () => table().dataset.line.split(" ").filter(Boolean);
  const legal = () => [...document.querySelectorAll("[data-choice]")].map(({ dataset }) => dataset.choice);
  const verbOf = (action) => action.split(":")[0];
  const isFor = (action) => (token) => token === action || token === verbOf(action);
  const isNamed = (element, action) => element.dataset.action === action;
  const opens = (element, action) => element.dataset.opens?.split(" ").some(isFor(action));

  /** Boxes around an element, with how far each is scrolled. */
  function around(element) {
    const boxes = [];
    for (let box = element.parentElement; box; box = box.parentElement) boxes.push([box, box.scrollTop, box.scrollLeft]);
    return boxes;
  }

  /** Scroll to an element, to the nearest edge or to the middle; false where only a program could. */
  function scrollTo(element, where) {
    const before = around(element);
    element.scrollIntoView({ block: where, inline: where, behavior: "instant" });
    return before.every(([box, top, left]) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const isScrolled = (overflow) => box === document.documentElement || /auto|scroll/.test(overflow);
      return (box.scrollTop === top || isScrolled(overflowY)) && (box.scrollLeft === left || isScrolled(overflowX));
    });
  }

  /** A point of an element with nothing else as far around it as a finger needs: anywhere, or in the middle of what is large enough, with half as
   * much. Null if there is none. */
  function placeToPress(element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isHit = (x, y) => element.contains(document.elementFromPoint(x, y));
    const isFree = (x, y, far) => isHit(x, y) && ROUND.every((angle) => isHit(x + far * Math.cos(angle), y + far * Math.sin(angle)));
    for (const down of GRID)
      for (const right of GRID) {
        const [x, y] = [left + right * width, top + down * height];
        if (isFree(x, y, LEAST / 2 - 1)) return { x, y };
      }
    const middle = { x: left + width / 2, y: top + height / 2 };
    return Math.min(width, height) >= LEAST && isFree(middle.x, middle.y, LEAST / 4) ? middle : null;
  }

  /** How opaque an element is drawn, with all that it lies in. */
  function opacityOf(element) {
    const { opacity, filter } = getComputedStyle(element);
    const own = opacity * (/opacity\((.*?)\)/.exec(filter)?.[1] ?? 1);
    return element.parentElement ? own * opacityOf(element.parentElement) : own;
  }

  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && opacityOf(element) >= FAINTEST;

  /** Why an element cannot be pressed; an empty text if it can. */
  function fault(element) {
    if (!isSeen(element)) return "not to be seen";
    if (element.disabled || element.ariaDisabled === "true" || element.closest("[inert]")) return "disabled";
    if (placeToPress(element)) return "";
    if (["nearest", "center"].some((where) => scrollTo(element, where) && placeToPress(element))) return "";
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const above = document.elementFromPoint(x, y);
    const what = above ? `<${above.tagName} class="${above.getAttribute("class")}">` : "nothing";
    return `${Math.round(width)} × ${Math.round(height)} at ${Math.round(x)}, ${Math.round(y)}, where there is ${what}`;
  }

  const isReachable = (element) => fault(element) === "";

  /** Why an action cannot be done at once; an empty text if it can. */
  function faultOf(action) {
    const targets = [...document.querySelectorAll("[data-action]")].filter((one) => isNamed(one, action));
    if (!targets.length) return NOTHING;
    const faults = targets.map(fault);
    return faults.includes("") ? "" : faults.join("; ");
  }

  /** Until what was clicked is done. */
  async function settled() {
    do await new Promise((resolve) => setTimeout(resolve));
    while (table().dataset.busy === "true");
  }

  async function press(element) {
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    await settled();
  }

  /** Take back what was begun after so many steps; where that is all of it, put away what was taken up too. */
  async function putBack(steps = 0) {
    const isBack = () => (steps ? line().length <= steps : !document.querySelector("[data-back], .toast"));
    for (let tries = 0; !isBack() && tries < 9; tries++) {
      dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      await settled();
    }
  }

  /**
   * What cannot be done now, neither at once nor by what opens the way to it; each with the reason. The way is gone for one action of each
   * verb, and the first step of it must be there for the others; or it is gone for each of them.
   */
  async function unreached(isEach) {
    const begun = line();
    const missing = new Map(legal().map((action) => [action, faultOf(action)]).filter(([, why]) => why));
    const gone = new Set(); // verbs
    for (const action of [...missing.keys()]) {
      const tried = [];
      const next = () =>
        [...document.querySelectorAll("[data-opens]")].find(
          (one) => !tried.includes(one.dataset.opens) && one.ariaExpanded !== "true" && opens(one, action) && isReachable(one),
        );
      if (!isEach && gone.has(verbOf(action)) && next()) missing.delete(action);
      for (let opener = next(); opener && missing.has(action); opener = next()) {
        tried.push(opener.dataset.opens);
        await press(opener);
        for (const one of [...missing.keys()]) {
          const why = line().at(-1) === one ? "" : faultOf(one);
          if (!why) missing.delete(one);
          else if (why !== NOTHING) missing.set(one, why);
        }
      }
      if (!missing.has(action)) gone.add(verbOf(action));
      if (tried.length) await putBack(begun.length);
    }
    return [...missing].map(([action, why]) => `${[...begun, action].join(" ")}: ${why}`);
  }

  /** What lies over the line that says what is asked, once all is drawn; an empty text if nothing does. */
  async function overQuestion() {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const question = document.querySelector("section.turn p span");
    const { left, top, width, height } = question.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return question.contains(above) ? "" : `over the question lies <${above?.tagName} class="${above?.getAttribute("class")}">`;
  }

  /** What the server allows now and the page does not know of. */
  async function unknown() {
    const answer = await fetch(location.pathname.replace("/t/", "/api/tables/"));
    const known = [...line(), ...legal()];
    const allowed = (await answer.json()).legal.map(({ action }) => action);
    return allowed.filter((action) => !known.includes(action)).map((action) => `${action}: the page does not know that it is legal`);
  }

  /** All that cannot be done now, with the log shut and open; where the log lies over the table, it must be possible to close it. */
  async function law(isEach) {
    if (!state().isMine) return ["it is not our decision"];
    const first = [...(await unknown()), ...(await unreached(isEach))];
    const button = document.querySelector(".acts [aria-pressed]");
    if (!isReachable(button)) return [...first, "the log cannot be opened or shut"];
    await press(button);
    const dialog = document.querySelector("dialog[open]");
    const wrong = dialog ? (isReachable(dialog.querySelector("header button")) ? [] : ["the log cannot be closed"]) : await unreached(isEach);
    if (dialog) dialog.close();
    else await press(button);
    await settled();
    return [...first, ...wrong.map((text) => `with the log the other way, ${text}`)];
  }

  /** Begin with an action and take the first way on until all of it can be sent; says what could not be reached on the way. */
  async function follow(action, isEach) {
    const wrong = [];
    for (let [next, steps] = [action, 0]; next && steps < 6; steps++) {
      const target = [...document.querySelectorAll("[data-action]")].find((one) => isNamed(one, next) && isReachable(one));
      if (!target || target.dataset.main) break; // it is behind something else; or it would be sent
      await press(target);
      if (line().at(-1) !== next && !line().includes(next)) wrong.push(`${next} is pressed, and ${line()} is begun`);
      const send = document.querySelector("[data-main=true]");
      const covered = await overQuestion();
      if (covered) wrong.push(`${line().join(" ")}: ${covered}`);
      if (!send) wrong.push(...(await unreached(isEach)));
      if (send && !isReachable(send)) wrong.push(`${line().join(" ")} cannot be sent: ${fault(send)}`);
      if (!send && !legal().length) wrong.push(`${line().join(" ")} leads nowhere`);
      next = send ? null : legal()[0];
    }
    await putBack();
    return wrong;
  }

  /** Follow one action of each verb, or all of them. */
  async function followAll(isEach) {
    const seen = new Set();
    const wrong = [];
    for (const action of legal()) {
      const verb = verbOf(action);
      if (!isEach && seen.has(verb)) continue;
      seen.add(verb);
      wrong.push(...(await follow(action, isEach)));
    }
    return wrong;
  }

  /** Where something could be pressed now, without scrolling: what belongs to the game, and all the rest. What leads away from the table is left out. */
  function targets() {
    const found = { game: [], rest: [] };
    for (const one of document.querySelectorAll("button, [role=button], [role=option], summary, [data-action], [data-opens]")) {
      if (one.closest("#menu, .ends") || !isSeen(one)) continue;
      const place = placeToPress(one);
      const name = (one.ariaLabel ?? one.textContent).trim().replace(/\s+/g, " ").slice(0, 40);
      if (place) found["action" in one.dataset || "opens" in one.dataset || "main" in one.dataset ? "game" : "rest"].push({ ...place, name });
    }
    return found;
  }

  /** Where to press next in order to get on: what sends, or else any action, or else what opens the way to one. */
  function wayOn() {
    for (const selector of ["[data-main=true]", "[data-action]:not([aria-pressed=true])", "[data-opens]", "[data-main]"]) {
      const open = [...document.querySelectorAll(selector)].filter(isReachable);
      if (open.length) return placeToPress(open[Math.floor(Math.random() * open.length)]);
    }
    return null;
  }

  /** What a person would say about the table; null if it is not to be seen. */
  function state() {
    if (!table()) return null;
    const { number, prompt } = table().dataset;
    const isMine = legal().length > 0 || document.querySelector("[data-main=true]") !== null; // to choose, or to send what was chosen
    return { number, prompt, isMine, isOver: document.querySelector(".ends") !== null };
  }

  window.reach = { law, unreached, followAll, legal, fault, settled, targets, wayOn, state };
})();
