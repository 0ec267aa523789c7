// The app's elements as ARIA: unseen boxes over the drawing, which screen readers and browser automation use.

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

/** Roles of parents that give their children a role: menus have items, lists have those of theirs. */
const itemRoles = { menu: ["menuitem", "button"], list: ["listitem", null, "group"] };

export class Elements {
  constructor(root, send) {
    this.root = root;
    this.send = send;
    this.nodes = new Map();
    this.data = new Map();
    this.top = [];
    root.addEventListener("click", (event) => this.clicked(event));
    root.addEventListener("keydown", (event) => this.adjusted(event));
  }

  reset() {
    this.root.replaceChildren();
    this.nodes.clear();
    this.data.clear();
    this.top = [];
  }

  /** Applies a change of elements. */
  apply({ set, gone, top }) {
    for (const id of gone || []) {
      this.nodes.get(id)?.remove();
      this.nodes.delete(id);
      this.data.delete(id);
    }
    for (const element of set) {
      this.data.set(element.id, element);
      if (!this.nodes.has(element.id)) {
        const node = document.createElement("div");
        node.dataset.id = element.id;
        this.nodes.set(element.id, node);
      }
    }
    if (top) this.top = top;
    for (const element of set) this.describe(element);
    this.arrange(this.root, top ? this.top : null);
    for (const element of set) this.arrange(this.nodes.get(element.id), element.c || []);
    this.place(this.top, 0, 0, new Set(set.map((element) => element.id)));
  }

  /** The label of the text field with the focus. */
  get focusedLabel() {
    for (const element of this.data.values()) {
      if (element.focused && fields.has(element.role)) return element.label || element.placeholder;
    }
  }

  /** Puts nodes into their parent in order. */
  arrange(parent, ids) {
    if (!ids) return;
    let next = null;
    for (let index = ids.length - 1; index >= 0; index--) {
      const node = this.nodes.get(ids[index]);
      if (!node) continue;
      if (node.parentNode !== parent || node.nextSibling !== next) parent.insertBefore(node, next);
      next = node;
    }
  }

  /** Places nodes relative to their parents; frames are those of the page. */
  place(ids, x, y) {
    for (const id of ids) {
      const element = this.data.get(id);
      if (!element) continue;
      const [left, top, width, height] = element.f;
      const style = this.nodes.get(id).style;
      const text = `left:${left - x}px;top:${top - y}px;width:${width}px;height:${height}px`;
      if (this.nodes.get(id).dataset.place !== text) {
        this.nodes.get(id).dataset.place = text;
        style.cssText = text;
      }
      if (element.c) this.place(element.c, left, top);
      const node = this.nodes.get(id);
      const [item, ...others] = itemRoles[node.parentNode.getAttribute("role")] || [];
      if (item && others.includes(node.getAttribute("role"))) set(node, "role", item);
    }
  }

  describe(element) {
    const node = this.nodes.get(element.id);
    let role = element.header ? "heading" : roles[element.role];
    if (element.toggle && element.role === "button") role = "switch";
    set(node, "role", role);
    set(node, "aria-level", element.header ? String(element.level || 2) : null);
    const isText = role === null || role === "heading";
    // Texts are read from their content, all others by their label.
    const hasChildren = !!element.c?.length;
    if (isText && !hasChildren) node.textContent = [element.label, element.value].filter(Boolean).join(", ");
    set(node, "aria-label", isText && !hasChildren ? null : element.label || element.placeholder || null);
    set(node, "aria-description", element.hint || null);
    set(node, "aria-disabled", element.disabled ? "true" : null);
    set(node, "aria-modal", element.modal ? "true" : null);
    set(node, "aria-placeholder", element.placeholder || null);
    const isAdjustable = element.role === "slider" || element.role === "stepper" || element.role === "progress"
      || element.role === "gauge";
    set(node, "aria-valuetext", isAdjustable ? element.value || null : null);
    const number = parseFloat(element.value);
    set(node, "aria-valuenow", isAdjustable && !isNaN(number) ? String(number) : null);
    const isRange = isAdjustable && /%$/.test(element.value || "");
    set(node, "aria-valuemin", isRange ? "0" : null);
    set(node, "aria-valuemax", isRange ? "100" : null);
    // Switches have the value 1, 0, or the word for some of several; buttons that are switches are selected.
    const state = element.selected || element.value === "1" ? "true" : !element.value || element.value === "0" ? "false" : "mixed";
    set(node, "aria-checked", role === "switch" ? state : null);
    set(node, "aria-haspopup", role === "combobox" ? "listbox" : null);
    set(node, "aria-expanded", role === "combobox" ? "false" : null);
    set(node, "aria-selected", role === "tab" ? String(!!element.selected) : null);
    set(node, "aria-current", element.selected && role !== "tab" ? "true" : null);
    if (role === "textbox" || role === "searchbox") {
      node.textContent = element.role === "secureTextField" ? "" : element.value || "";
      set(node, "aria-multiline", element.role === "textEditor" ? "true" : null);
    } else if (!isAdjustable && role !== "switch" && !isText && element.value) {
      set(node, "aria-label", [element.label, element.value].filter(Boolean).join(", "));
    }
    set(node, "data-identifier", element.identifier || null);
    const acts = controls.has(element.role) || element.do?.includes("activate");
    node.className = element.role === "link" ? "control link" : acts ? "control" : "";
    set(node, "tabindex", acts && !element.disabled ? "-1" : null);
  }

  /** A click without a pointer comes from assistive technology; those of pointers are touches. */
  clicked(event) {
    if (event.detail !== 0) return;
    const id = event.target.closest("[data-id]")?.dataset.id;
    if (id) this.send({ t: "perform", element: id, action: "activate" });
  }

  adjusted(event) {
    const id = event.target.dataset?.id;
    const action = { ArrowUp: "increment", ArrowRight: "increment", ArrowDown: "decrement", ArrowLeft: "decrement" }[event.key];
    if (!id || !action || !this.data.get(id)?.do?.includes(action)) return;
    event.preventDefault();
    event.stopPropagation();
    this.send({ t: "perform", element: id, action });
  }
}

function set(node, name, value) {
  if (value === null) node.removeAttribute(name);
  else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}
