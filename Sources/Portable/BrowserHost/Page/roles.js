// The app's elements in terms of ARIA: roles, names and states.

const roles = {
  container: "group", text: null, image: "img", link: "link", button: "button", menu: "menu", menuItem: "menuitem",
  toggle: "switch", slider: "slider", stepper: "spinbutton", picker: "spinbutton", datePicker: "group",
  colorWell: "button", textField: "textbox", secureTextField: "textbox", searchField: "searchbox",
  textEditor: "textbox", progress: "progressbar", gauge: "meter", list: "list", table: "table", row: "row", cell: "cell",
  tabBar: "tablist", tab: "tab", navigationBar: "group", toolbar: "toolbar", alert: "alertdialog",
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
const itemRoles = {
  menu: ["menuitem", "button"], list: ["listitem", null, "group"], radiogroup: ["radio", "button"],
};

export function isField(element) {
  return fields.has(element.role);
}

/** True for an element that takes the pointer and the keyboard. */
export function isControl(element) {
  if (isGroup(element)) return false;
  return controls.has(element.role) || !!element.focusable || !!element.do?.includes("activate");
}

/** True for a picker whose options are controls of their own. */
function isGroup(element) {
  return element.role === "picker" && !element.menu && !!element.c?.length;
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
    "aria-label": isText ? null : label || element.placeholder || (role === "progressbar" ? "Progress" : null),
    "aria-description": element.hint || null,
    "aria-disabled": element.disabled ? "true" : null,
    "aria-modal": element.modal && role !== "menu" ? "true" : null,
    "aria-placeholder": element.placeholder || null,
    "aria-checked": checked(element, role),
    "aria-haspopup": element.menu ? "menu" : null,
    "aria-expanded": "expanded" in element ? String(!!element.expanded) : element.menu ? "false" : null,
    "aria-selected": role === "tab" || role === "row" && element.selected ? String(!!element.selected) : null,
    "aria-current": element.selected && role !== "tab" && role !== "row" ? "true" : null,
    "aria-multiline": element.role === "textEditor" ? "true" : null,
    "data-identifier": element.identifier || null,
    tabindex: isControl(element) && !element.disabled ? "0" : null,
    ...(isRange ? amount(element, role) : {
      "aria-valuetext": null, "aria-valuenow": null, "aria-valuemin": null, "aria-valuemax": null,
    }),
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
  // Pickers open a menu, have their options side by side, or are wheels.
  if (element.role === "picker" && element.menu) return "button";
  if (isGroup(element)) return "radiogroup";
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

/** The value of a control with a range as a number, and in words that agree with it. */
function amount(element, role) {
  let words = element.value || null;
  let { now, min, max } = element;
  if (now === undefined) {
    // A number that the control says without bounds.
    const found = /-?\d+([.,]\d+)?/.exec(element.value || (role === "spinbutton" ? element.label : "") || "");
    if (found) now = parseFloat(found[0].replace(",", "."));
    if (found && /%$/.test(element.value ?? "")) [min, max] = [0, 100];
  } else if (role === "slider" && /[%٪]/.test(words ?? "") && max > min) {
    // The app's part of the way as a percentage is the value of a slider from 0 to 1. The values of others are numbers, as
    // apps show them beside.
    const percent = Math.round(((now - min) / (max - min)) * 100);
    if (min === 0 && max === 1) [now, min, max] = [percent, 0, 100];
    else if (isSystem(words, percent)) words = String(now);
  }
  const number = (value) => (Number.isFinite(value) ? String(value) : null);
  return {
    "aria-valuetext": words, "aria-valuenow": number(now), "aria-valuemin": number(min), "aria-valuemax": number(max),
  };
}

/** True for words that are a percentage, in digits of any script, and no words of the app. */
function isSystem(words, percent) {
  const digits = words.match(/\p{Nd}+/gu) ?? [];
  if (digits.length !== 1 || /\p{L}/u.test(words)) return false;
  const latin = Number(digits[0]);
  return Number.isNaN(latin) || Math.abs(latin - percent) <= 1;
}
