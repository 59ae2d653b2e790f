// The choice of a section, where a class has several games, and a section in words.

import { h } from "./dom.js";
import { sectionName } from "./model.js";
import { gameName, gameOf, t } from "./words.js";

/** Returns links to the sections; nothing where there is only one. */
export function chooser(app, view) {
  const { sections } = app.class;
  if (sections.length < 2) return undefined;
  const link = (_, index) =>
    h("a", {
      class: "pill-link",
      href: `#${app.code}/${view}/${index}`,
      text: sectionName(app.class, index),
      "aria-current": index === app.section ? "true" : undefined,
    });
  return h("nav", { class: "sections no-print", "aria-label": t("sections") }, sections.map(link));
}

/** Returns whether a section is played in rounds that the teacher begins. */
export const isInRounds = (setup) => !["free", "computer", "puzzles"].includes(setup.system);

/** Returns the settings of a section in words: how the entrants meet, the rounds and the minutes. */
export function describe(setup) {
  const parts = [t(`system-${setup.system}`)];
  const hasRounds = isInRounds(setup);
  if (setup.system === "computer") parts.push(t("level-n", { n: setup.level ?? 2 }));
  if (hasRounds && setup.rounds) parts.push(t("rounds-n", { n: setup.rounds }));
  if (setup.matches === 2 && hasRounds) parts.push(t("two-matches"));
  if (setup.minutes) parts.push(t(hasRounds ? "minutes-a-round" : "minutes-n", { n: setup.minutes }));
  if (setup.clock)
    parts.push(t("clock-n", { main: Math.round(setup.clock.main / 60), increment: setup.clock.increment }));
  if (setup.from) parts.push(t("best-n", { n: setup.from.best }));
  return parts.join(" · ");
}

/** Returns the name of the game of a section, with its variant where it is not the usual one. */
export function gameIn(setup) {
  const variants = gameOf(setup.game)?.variants ?? [];
  const chosen = variants.find((variant) => setup.options?.includes(variant.id));
  const others = (setup.options ?? [])
    .filter((word) => word !== chosen?.id)
    .map((word) => word.replace(/^size=/, `${t("size")} `).replace(/(\d)x(\d)/, "$1 × $2"));
  return [gameName(setup.game), chosen?.name, ...others].filter(Boolean).join(", ");
}
