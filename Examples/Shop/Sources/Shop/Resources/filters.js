// The form for filters, which is made from the JSON Schema of the rules: the server alone says what may be asked.

const titles = {
  "album.title": "album", "album.artist.name": "artist", "album.artist.country": "country", "album.year": "year",
  "album.genre": "genre", "album.price": "price", "album.stock": "stock",
};
const words = {
  "==": "is", "!=": "is not", "<": "below", "<=": "at most", ">": "above", ">=": "at least", "contains[cd]": "contains",
  "hasPrefix[cd]": "begins with", "hasSuffix[cd]": "ends with",
};

export const title = (name) => titles[name] ?? name;
export const word = (operator) => words[operator] ?? operator;

/** The members that may be tested, each with its operators and the schema of its values. */
export function members(schema) {
  const resolve = (part) => part?.$ref ? resolve(schema.$defs[decodeURIComponent(part.$ref.split("/").pop())]) : part;
  const listed = (part) => part?.enum ?? (part?.const === undefined ? [] : [part.const]);
  const found = new Map();
  for (const test of resolve({ $ref: "#/$defs/Track.test" }).anyOf) {
    const { member, is, value } = test.properties ?? {};
    if (!member || !value) continue;
    for (const name of listed(member)) {
      const entry = found.get(name) ?? { operators: [], value: { ...resolve(value), ...value } };
      entry.operators.push(...listed(is).filter((operator) => words[operator] && !entry.operators.includes(operator)));
      found.set(name, entry);
    }
  }
  return found;
}

/** Shows the form, and calls `add` with each test that is made. */
export function showForm(schema, add) {
  const [form, member, operator] = ["filters", "member", "operator"].map((id) => document.getElementById(id));
  const known = members(schema);
  member.replaceChildren(...[...known.keys()].sort((a, b) => title(a) < title(b) ? -1 : 1).map((name) => new Option(title(name), name)));
  const choose = () => {
    const { operators, value } = known.get(member.value);
    operator.replaceChildren(...operators.map((name) => new Option(word(name), name)));
    document.getElementById("value").replaceWith(input(value));
  };
  member.addEventListener("change", choose);
  choose();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const field = document.getElementById("value");
    const isNumber = field.dataset.type === "integer" || field.dataset.type === "number";
    add({ member: member.value, is: operator.value, value: isNumber ? Number(field.value) : field.value });
    if (field.tagName === "INPUT") field.value = "";
  });
}

/** A field for a value: a list of its examples, a number or a text. */
function input(value) {
  const type = value.type ?? "string";
  const field = document.createElement(value.examples ? "select" : "input");
  for (const example of value.examples ?? []) field.append(new Option(example, example));
  if (type === "integer") Object.assign(field, { type: "number", step: 1 });
  if (value.pattern) field.inputMode = "decimal";
  field.id = "value";
  field.dataset.type = type;
  field.required = true;
  return field;
}
