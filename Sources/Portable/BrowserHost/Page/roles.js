// The app's elements in terms of ARIA: roles, names and states.

const roles = {
  container: "group", text: null, image: "img", link: "link", button: "button", menu: "menu", menuItem: "menuitem",
  toggle: "switch", slider: "slider", stepper: "spinbutton", picker: "combobox", datePicker: "group",
  colorWell: "button", textField: "textbox", secureTextField: "textbox", searchField: "searchbox",
  textEditor: "textbox", progress: "progressbar", gauge: "meter", list: "list", table: "table", row: "row", cell: "cell",
  tabBar: "tablist", tab: "tab", navigationBar: "navigation", toolbar: "toolbar", alert: "alertdialog",
  dialog: "dialog", sheet: "dialog", popover: "dialog", other: null,
};

/** Roles that take the pointer; the others let it through to the text below. */
const controls = new Set([
  "link", "button", "menuItem", "toggle", "slider", "stepper", "picker", "datePicker", "colorWell", "textField",
  "secureTextField", "searchField", "textEditor", "tab",
]);

const fields = new Set(["textField", "secureTextField", "searchField", "textEditor"]);

const ranges = new Set(["slider", "spinbutton", "progressbar", "meter"]);

/** Roles of parents that give their children a role: menus have items, lists have those of theirs. */
const itemRoles = { menu: ["menuitem", "button"], list: ["listitem", null, "group"] };

export function isField(element) {
  return fields.has(element.role);
}

/** True for an element that takes the pointer and the keyboard. */
export function isControl(element) {
  return controls.has(element.role) || !!element.focusable || !!element.do?.includes("activate");
}

/** The address of a link that the browser can open by itself; others are the app's to open. */
export function address(element) {
  return element.role === "link" && /^(https?|mailto):/i.test(element.href ?? "") ? element.href : null;
}

/** The role of an item in a parent with a role, where that gives it one; otherwise null. */
export function itemRole(role, parentRole) {
  const [item, ...others] = itemRoles[parentRole] ?? [];
  return item && others.includes(role) ? item : null;
}

/** The text and the attributes of an element; null for attributes that it does not have. */
export function describe(element) {
  const role = roleOf(element);
  // Texts are read from their content, all others by their label.
  const isText = (role === null || role === "heading") && !element.c?.length;
  const isRange = ranges.has(role);
  const isInput = isField(element);
  const isNamedByValue = !isRange && !isInput && role !== "switch" && role !== "checkbox";
  const label = isNamedByValue ? named(element) : element.label;
  const attributes = {
    role,
    "aria-level": element.header ? String(element.level || 2) : null,
    "aria-label": isText ? null : label || element.placeholder || null,
    "aria-description": element.hint || null,
    "aria-disabled": element.disabled ? "true" : null,
    "aria-modal": element.modal ? "true" : null,
    "aria-placeholder": element.placeholder || null,
    "aria-checked": checked(element, role),
    "aria-haspopup": element.menu || role === "combobox" ? "menu" : null,
    "aria-expanded": "expanded" in element ? String(!!element.expanded) : role === "combobox" ? "false" : null,
    "aria-selected": role === "tab" || role === "row" && element.selected ? String(!!element.selected) : null,
    "aria-current": element.selected && role !== "tab" && role !== "row" ? "true" : null,
    "aria-multiline": element.role === "textEditor" ? "true" : null,
    "data-identifier": element.identifier || null,
    tabindex: isControl(element) && !element.disabled ? "0" : null,
    ...amount(element, isRange),
  };
  let text = null;
  if (isText) text = named(element);
  if (isInput) text = element.role === "secureTextField" ? "" : element.value || "";
  return { text, attributes };
}

function roleOf(element) {
  if (element.header) return "heading";
  // Switches are on or off; the state of several that differ is that of a box.
  if (element.check === "mixed") return "checkbox";
  if (element.toggle && element.role === "button") return "switch";
  if (element.role === "menuItem" && element.check) return "menuitemcheckbox";
  return roles[element.role];
}

function checked(element, role) {
  if (!["switch", "checkbox", "menuitemcheckbox"].includes(role)) return null;
  if (element.check) return { on: "true", off: "false" }[element.check] ?? "mixed";
  return String(!!element.selected || element.value === "1");
}

function named(element) {
  return [element.label, element.value].filter(Boolean).join(", ");
}

/** The value of a control with a range as a number, and in words. */
function amount(element, isRange) {
  const words = isRange ? element.value || null : null;
  let { now, min, max } = isRange ? element : {};
  if (isRange && now === undefined && /%$/.test(element.value ?? "")) [now, min, max] = [parseFloat(element.value), 0, 100];
  const number = (value) => (Number.isFinite(value) ? String(value) : null);
  return {
    "aria-valuetext": words, "aria-valuenow": number(now), "aria-valuemin": number(min), "aria-valuemax": number(max),
  };
}
