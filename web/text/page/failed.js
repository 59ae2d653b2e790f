// Says that the page could not be loaded: one of its scripts is missing, or the program does not start. It is no module itself, so
// that it runs where one of them is missing.

addEventListener(
  "error",
  ({ target }) => {
    const state = document.getElementById("state");
    if (state.hidden || (target !== window && target.type !== "module")) return;
    state.hidden = true;
    document.getElementById("failed").hidden = false;
  },
  true,
);
