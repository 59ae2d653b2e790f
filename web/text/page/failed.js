// Shows an error when one of the modules of the page cannot be loaded, or the program does not start. This file is no module, so it
// runs when a module is missing.

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
