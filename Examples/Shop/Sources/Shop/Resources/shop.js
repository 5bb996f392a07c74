import { showForm, title, word } from "/filters.js";
import { showCompletions } from "/completion.js";
import { showReasons } from "/reasons.js";
import { showSaved } from "/saved.js";

const $ = (id) => document.getElementById(id);
const pageSize = 40;
const state = { filters: [], next: null, rows: [], live: null, ask: 0 };

/** An element with a class and a text. Nothing on this page is made of HTML from a text. */
export function element(name, className, ...children) {
  const node = document.createElement(name);
  if (className) node.className = className;
  node.append(...children);
  return node;
}

/** What the list is asked for, as all addresses of the shop take it. */
export function query(more = {}) {
  const asked = new URLSearchParams({ q: $("q").value, sort: $("sort").value, ...more });
  if (state.filters.length) {
    asked.set("filter", JSON.stringify({ version: 1, model: "Track", where: { and: state.filters } }));
  }
  return asked.toString();
}

/** An answer of the shop, or a problem, which is thrown. */
export async function get(address, options) {
  const response = await fetch(address, options);
  const answer = response.status === 204 ? null : await response.json();
  if (!response.ok) throw answer ?? {};
  return answer;
}

async function load() {
  const ask = ++state.ask;
  history.replaceState(null, "", "#" + query());
  try {
    const page = await get("/api/tracks?" + query({ size: pageSize }));
    if (ask !== state.ask) return;
    showProblem(null);
    Object.assign(state, { rows: page.items, next: page.next });
    $("status").textContent = page.total === 1 ? "1 track" : `${page.total} tracks`;
    showRows();
    follow();
    await Promise.all([explain(ask), showObstacles(ask)]);
  } catch (problem) {
    if (ask === state.ask) showProblem(problem);
  }
}

async function loadMore() {
  if (!state.next || state.isLoading) return;
  state.isLoading = true;
  const ask = state.ask;
  try {
    const page = await get("/api/tracks?" + query({ size: pageSize, after: state.next }));
    if (ask !== state.ask) return;
    const isReached = document.activeElement === $("more");
    const count = state.rows.push(...page.items) - page.items.length;
    state.next = page.next;
    showRows();
    // Whoever came to the end by keyboard goes on with the first new track.
    if (isReached) ($("tracks").children[count]?.querySelector("button:enabled") ?? $("tracks")).focus();
    follow();
  } catch (problem) {
    showProblem(problem);
  } finally {
    state.isLoading = false;
    watchEnd();
  }
}

/** Asks for more when the end of the list comes near, and again where it is still near after that. */
function watchEnd() {
  end.disconnect();
  end.observe($("more"));
}

const end = new IntersectionObserver(
  (entries) => { if (entries.some((entry) => entry.isIntersecting)) loadMore(); }, { rootMargin: "400px" });

/** A wavy line under the word that is wrong, and the reason below. */
function showProblem(problem) {
  const text = $("q").value;
  $("problem").textContent = problem ? problem.detail ?? problem.title ?? "The shop does not answer" : "";
  $("q").setAttribute("aria-invalid", String(Boolean(problem?.range)));
  const { start, end } = problem?.range ?? { start: 0, end: 0 };
  const wrong = element("u", "", text.slice(start, Math.max(end, start + 1)) || " ");
  $("mark").replaceChildren(...(problem?.range ? [text.slice(0, start), wrong, text.slice(end)] : []));
  $("mark").scrollLeft = $("q").scrollLeft;
}

const length = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
const price = new Intl.NumberFormat(undefined, { style: "currency", currency: "EUR" });

function showRows(changed = new Set()) {
  const focused = document.activeElement.closest("#tracks > li")?.dataset.id;
  const old = new Map([...$("tracks").children].map((item) => [item.dataset.version, item]));
  $("tracks").replaceChildren(...state.rows.map((row) => {
    const item = old.get(JSON.stringify(row)) ?? rowElement(row);
    item.classList.toggle("changed", changed.has(row.id));
    return item;
  }));
  $("more").hidden = !state.next;
  if (focused) ($("tracks").querySelector(`[data-id="${CSS.escape(focused)}"] button:enabled`) ?? $("tracks")).focus();
}

function rowElement(row) {
  const sell = element("button", "", "Sell one");
  sell.setAttribute("aria-label", `Sell one copy of ${row.album}`);
  sell.disabled = row.stock === 0;
  sell.addEventListener("click", () => order(row));
  const item = element("li", "",
    element("div", "", element("strong", "", row.title),
      element("span", "album", `${row.artist} · ${row.album} (${row.year}) · ${row.genre}`)),
    element("span", "number", length(row.seconds)),
    element("span", "number price", price.format(row.price)),
    element("span", "shelf", element("span", row.stock ? "" : "none", row.stock ? `${row.stock} left` : "Sold out"), sell));
  item.dataset.version = JSON.stringify(row);
  item.dataset.id = row.id;
  return item;
}

/** Sells a copy. The list shows it when the server tells of the change. */
async function order(row) {
  try {
    await get(`/api/albums/${row.albumID}/sales`, {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ copies: 1 }),
    });
  } catch (problem) {
    showProblem(problem);
  }
}

/** Follows the rows that are shown: whoever changes them, they change here. */
function follow() {
  state.live?.close();
  const source = new EventSource("/api/updates?" + query({ size: Math.min(500, Math.max(pageSize, state.rows.length)) }));
  state.live = source;
  const say = (isLive) => {
    $("live").classList.toggle("on", isLive);
    $("live-text").textContent = isLive ? "Live" : "Not live";
  };
  source.addEventListener("open", () => say(true));
  source.addEventListener("error", () => say(false));
  source.addEventListener("message", (event) => {
    if (source !== state.live) return;
    const rows = JSON.parse(event.data).items;
    const before = new Map(state.rows.map((row) => [row.id, JSON.stringify(row)]));
    const changed = new Set(rows.filter((row) => before.get(row.id) !== JSON.stringify(row)).map((row) => row.id));
    if (changed.size === 0 && rows.length === Math.min(state.rows.length, 500)) return;
    const ids = new Set(rows.map((row) => row.id));
    state.rows = rows.concat(state.rows.slice(500).filter((row) => !ids.has(row.id)));
    showRows(changed);
  });
}

const inLines = (sql) => sql.replace(/ (LEFT JOIN|JOIN|FROM|WHERE|AND|ORDER BY|LIMIT|UNION ALL) (?=.)/g, "\n$1 ");

async function explain(ask) {
  const { statements } = await get("/api/explain?" + query({ size: pageSize })).catch(() => ({ statements: [] }));
  if (ask !== state.ask) return;
  const steps = (list) => element("ul", "", ...list.map((step) => element("li", "", step.words, steps(step.steps))));
  $("sql").replaceChildren(...statements.flatMap((statement) => [
    element("pre", "", inLines(statement.sql)), steps(statement.steps),
    ...statement.warnings.map((text) => element("p", "warning", text)),
  ]));
}

/** Where little is found: the words that nothing has, and the conditions without which there is more. */
async function showObstacles(ask) {
  const none = { words: [], conditions: [] };
  const { words, conditions } = state.rows.length < 5 ? await get("/api/why?" + query()).catch(() => none) : none;
  if (ask !== state.ask) return;
  const tracks = (count) => count === 1 ? "is 1 track" : `are ${count} tracks`;
  const lines = [
    ...words.filter(({ count }) => count === 0).map(({ text }) => ["No track has ", text, ""]),
    ...conditions.filter(({ without }) => without > state.rows.length && !words.some(({ count }) => count === 0))
      .map(({ text, without }) => ["Without ", readable(text), ` there ${tracks(without)}`]),
  ];
  $("obstacles").replaceChildren(...lines.map(([before, text, after]) =>
    element("li", "", before, element("code", "", text), after)));
}

/** A condition without what a customer need not see. */
function readable(condition) {
  const word = /^title\.contains\("((?:[^"\\]|\\.)*)", options: \[[^\]]*\]\) \|\|/.exec(condition);
  return word ? word[1] : condition.replace(/, options: \[[^\]]*\]/g, "").replaceAll("album.artist.name", "artist")
    .replaceAll("album.", "");
}

function showChips() {
  $("chips").replaceChildren(...state.filters.map((filter, index) => {
    const text = `${title(filter.member)} ${word(filter.is)} ${filter.value}`;
    const chip = element("button", "", `${text} ✕`);
    chip.setAttribute("aria-label", `Remove the filter ${text}`);
    chip.addEventListener("click", () => {
      state.filters.splice(index, 1);
      showChips();
      load();
      ($("chips").querySelector("button") ?? $("member")).focus();
    });
    return element("li", "", chip);
  }));
}

/** Reads what the address of the page asks for, so that a list can be sent to somebody. */
function restore(hash = location.hash) {
  const asked = new URLSearchParams(hash.slice(1));
  $("q").value = asked.get("q") ?? "";
  if (asked.get("sort")) $("sort").value = asked.get("sort");
  if ($("sort").selectedIndex < 0) $("sort").selectedIndex = 0;
  state.filters = filters(asked.get("filter"));
}

/** The filters of an address, which anybody can have written. */
function filters(text) {
  try {
    const tests = JSON.parse(text)?.where?.and;
    const isText = (value) => ["string", "number"].includes(typeof value);
    return Array.isArray(tests) ? tests.filter((test) => test && [test.member, test.is, test.value].every(isText)) : [];
  } catch {
    return [];
  }
}

let typing;
$("q").addEventListener("input", () => {
  $("mark").replaceChildren();
  clearTimeout(typing);
  typing = setTimeout(load, 200);
});
$("q").addEventListener("scroll", () => { $("mark").scrollLeft = $("q").scrollLeft; });
$("search").addEventListener("submit", (event) => { event.preventDefault(); load(); });
$("sort").addEventListener("change", load);
$("more").addEventListener("click", loadMore);
addEventListener("hashchange", (event) => {
  // What was typed a moment ago may have changed the address meanwhile.
  clearTimeout(typing);
  restore(new URL(event.newURL).hash);
  showChips();
  load();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && !["INPUT", "SELECT", "TEXTAREA"].includes(document.activeElement.tagName)) {
    event.preventDefault();
    $("q").focus();
  }
});

restore();
watchEnd();
showCompletions(load);
showReasons();
showSaved();
showChips();
showForm(await get("/api/rules"), (test) => { state.filters.push(test); showChips(); load(); });
await load();
