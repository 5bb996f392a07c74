// "Why is this not here?": the conditions that decided about one track.

import { element, get, query } from "/shop.js";

export function showReasons() {
  const [missing, candidates, reasons] = ["missing", "candidates", "reasons"].map((id) => document.getElementById(id));
  let [typing, ask] = [0, 0];

  async function find() {
    const mine = ++ask;
    const text = missing.value.replaceAll(/["\\]/g, " ").trim();
    const address = "/api/tracks?size=5&sort=title&q=" + encodeURIComponent(`title:"${text}"`);
    const page = text ? await get(address).catch(() => ({ items: [] })) : { items: [] };
    if (mine !== ask) return;
    candidates.replaceChildren(...page.items.map((row) => {
      const button = element("button", "", `${row.title} · ${row.artist}`);
      button.addEventListener("click", () => tell(row));
      return element("li", "", button);
    }));
    reasons.replaceChildren(text && !page.items.length ? "The shop has no such track." : "");
  }

  async function tell(row) {
    try {
      const answer = await get("/api/why?" + query({ id: row.id }));
      reasons.className = answer.isListed ? "listed" : "";
      reasons.replaceChildren(
        element("p", "", answer.isListed ? `“${answer.title}” is in the list, because:` : `“${answer.title}” is not here, because:`),
        element("ul", "", ...answer.reasons.map((reason) => element("li", "", reason))));
    } catch (problem) {
      reasons.replaceChildren(problem.detail ?? problem.title ?? "The shop does not answer");
    }
  }

  missing.addEventListener("input", () => { clearTimeout(typing); typing = setTimeout(find, 200); });
}
