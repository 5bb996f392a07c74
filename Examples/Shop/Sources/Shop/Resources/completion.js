// The list below the search box, as the pattern of a combobox has it: arrows choose, Enter or Tab takes, Escape closes.

import { element, get } from "/shop.js";

export function showCompletions(changed) {
  const [box, list] = ["q", "completions"].map((id) => document.getElementById(id));
  let [found, chosen, ask, asked] = [[], -1, 0, ""];

  const close = () => {
    [found, chosen] = [[], -1];
    ask++;
    list.hidden = true;
    list.replaceChildren();
    box.setAttribute("aria-expanded", "false");
    box.removeAttribute("aria-activedescendant");
  };
  const choose = (index) => {
    chosen = (index + found.length) % found.length;
    [...list.children].forEach((item, at) => item.setAttribute("aria-selected", String(at === chosen)));
    list.children[chosen].scrollIntoView({ block: "nearest" });
    box.setAttribute("aria-activedescendant", list.children[chosen].id);
  };
  const take = ({ text, kind, start, end: typed }) => {
    // A quick hand goes on with the word before the list knows of it: all of the word is replaced.
    const end = typed + box.value.length - asked.length;
    if (end < start || !box.value.startsWith(asked.slice(0, start)) || !box.value.endsWith(asked.slice(typed)))
      return close();
    const goesOn = kind === "field" || kind === "comparison";
    box.setRangeText(goesOn || /^[\s,)]/.test(box.value.slice(end)) ? text : text + " ", start, end, "end");
    close();
    box.focus();
    goesOn ? complete() : changed();
  };
  const show = (completions, text) => {
    asked = text;
    const kept = found[chosen]?.text;
    [found, chosen] = [completions, -1];
    list.replaceChildren(...found.map((completion, index) => {
      const item = element("li", "", completion.label);
      Object.assign(item, { id: `completion-${index}`, role: "option" });
      item.setAttribute("role", "option");
      item.setAttribute("aria-selected", "false");
      item.addEventListener("pointerdown", (event) => { event.preventDefault(); take(completion); });
      return item;
    }));
    list.hidden = found.length === 0;
    box.setAttribute("aria-expanded", String(found.length > 0));
    box.removeAttribute("aria-activedescendant");
    const index = found.findIndex(({ text }) => text === kept);
    if (index >= 0) choose(index);
  };
  async function complete() {
    const mine = ++ask;
    const text = box.value;
    const query = new URLSearchParams({ q: text, caret: box.selectionStart }).toString();
    const completions = await get("/api/complete?" + query).catch(() => []);
    if (mine === ask && document.activeElement === box) show(completions, text);
  }

  box.addEventListener("input", () => /\S$/.test(box.value.slice(0, box.selectionStart)) ? complete() : close());
  box.addEventListener("blur", close);
  box.addEventListener("keydown", (event) => {
    // Enter ends a word of an input method first.
    if (event.isComposing) return;
    if (event.key === "ArrowDown" && list.hidden) complete();
    if (list.hidden) return;
    if (event.key === "ArrowDown") choose(chosen + 1);
    else if (event.key === "ArrowUp") choose(chosen < 0 ? -1 : chosen - 1);
    else if (event.key === "Escape") close();
    else if ((event.key === "Enter" || event.key === "Tab") && chosen >= 0) take(found[chosen]);
    else if (event.key === "Enter") return close();
    else return;
    event.preventDefault();
  });
}
