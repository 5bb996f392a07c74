// Saved filters: one's own, and those that others share. The server says which of them may be changed.

import { element, get, query } from "/shop.js";

const $ = (id) => document.getElementById(id);

export async function showSaved() {
  const [customer, form, list] = ["customer", "save", "saved"].map($);

  const send = (method, address, body) => get(address, {
    method, ...(body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  });

  /** Does something, and shows what there is then. The problem is told, if there is one. */
  async function change(action, words = "") {
    try {
      await action();
      await load();
      $("saved-status").textContent = words;
    } catch (problem) {
      $("saved-status").textContent = problem.detail ?? problem.title ?? "The shop does not answer";
    }
  }

  async function load() {
    const focused = document.activeElement.closest("#saved > li")?.dataset.id;
    const filters = await get("/api/saved");
    list.replaceChildren(...filters.map(line));
    // Where a line has the focus, or is no more, one goes on there or in the list.
    if (focused) (list.querySelector(`[data-id="${CSS.escape(focused)}"] button`) ?? list).focus();
  }

  function line(saved) {
    const name = button(saved.title, `Open ${saved.title}`, () => open(saved));
    name.className = "open";
    const item = element("li", "", name, element("span", "owner", saved.isShared ? `${saved.owner} · shared` : saved.owner));
    item.dataset.id = saved.id;
    if (saved.mayEdit) {
      const address = `/api/saved/${saved.id}`;
      const share = button("Share", `Share ${saved.title}`, () =>
        change(() => send("PATCH", address, { isShared: !saved.isShared }), saved.isShared ? "Not shared any more" : "Shared"));
      share.setAttribute("aria-pressed", String(saved.isShared));
      item.append(element("span", "actions", share,
        button("Rename", `Rename ${saved.title}`, () => rename(item, saved, address)),
        button("Delete", `Delete ${saved.title}`, () => change(() => send("DELETE", address), "Deleted"))));
    }
    return item;
  }

  function button(text, name, action) {
    const node = element("button", "", text);
    node.setAttribute("aria-label", name);
    node.addEventListener("click", action);
    return node;
  }

  /** A field in the place of the line. Escape leaves the title as it was. */
  function rename(item, saved, address) {
    const field = element("input");
    Object.assign(field, { value: saved.title, required: true, maxLength: 60 });
    field.setAttribute("aria-label", `New title of ${saved.title}`);
    const renaming = element("form", "rename", field, element("button", "", "Save"));
    const shown = [...item.children];
    renaming.addEventListener("submit", (event) => {
      event.preventDefault();
      change(() => send("PATCH", address, { title: field.value }), "Renamed");
    });
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      item.replaceChildren(...shown);
      item.querySelector(".open").focus();
    });
    item.replaceChildren(renaming);
    field.focus();
  }

  /** The page shows a list by its address. */
  function open(saved) {
    const asked = new URLSearchParams({ q: saved.q, sort: saved.sort ?? "" });
    if (saved.filter) asked.set("filter", saved.filter);
    location.hash = asked.toString();
  }

  /** Who is here. A token that is not good any more is given back. */
  async function begin() {
    const session = await get("/api/session").catch(async () => {
      await send("DELETE", "/api/session");
      return get("/api/session");
    });
    customer.replaceChildren(new Option("Nobody", ""), ...session.customers.map(({ id, name }) => new Option(name, id)));
    customer.value = session.customer?.id ?? "";
    customer.parentElement.hidden = !session.customers.length;
    form.hidden = !session.customer;
  }

  customer.addEventListener("change", () => change(async () => {
    const id = Number(customer.value);
    await (id ? send("POST", "/api/session", { customer: id }) : send("DELETE", "/api/session"));
    await begin();
  }));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const asked = Object.fromEntries(new URLSearchParams(query()));
    change(async () => {
      await send("POST", "/api/saved", { ...asked, title: $("save-title").value, isShared: $("save-shared").checked });
      form.reset();
    }, "Saved");
  });
  await change(begin);
}
