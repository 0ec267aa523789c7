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
  apply({ set, moved, gone, top }) {
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
    for (const [id, frame] of moved || []) this.data.get(id).f = frame;
    if (top) this.top = top;
    for (const element of set) this.describe(element);
    this.arrange(this.root, top ? this.top : null);
    for (const element of set) this.arrange(this.nodes.get(element.id), element.c || []);
    this.place(this.top, null);
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

  /** Places nodes relative to their parents; frames are those of the page, or of the scroll view `g` that they are in. */
  place(ids, parent) {
    for (const id of ids) {
      const element = this.data.get(id);
      if (!element) continue;
      const node = this.nodes.get(id);
      const [x, y] = parent?.f ?? [0, 0];
      const [left, top, width, height] = element.f;
      let text = `left:${left - x}px;top:${top - y}px;width:${width}px;height:${height}px`;
      if (element.g !== parent?.g) {
        const way = (axis) => `calc(${corner(axis, element)} - ${corner(axis, parent)})`;
        text += `;translate:${way("x")} ${way("y")}`;
      }
      if (node.dataset.place !== text) {
        node.dataset.place = text;
        node.style.cssText = text;
      }
      if (element.c) this.place(element.c, element);
      // A button is an item in a menu, whatever it is elsewhere.
      if (element.role === "button" && node.parentNode.getAttribute("role") === "menu") set(node, "role", "menuitem");
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
    set(node, "aria-checked", role === "switch" ? String(/^(on|1|ein|an)$/i.test(element.value || "")) : null);
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

/** The corner of an element's coordinates, which moves where it is in a scroll view. */
function corner(axis, element) {
  return element?.g ? `var(--${axis}${element.g}, 0px)` : "0px";
}

function set(node, name, value) {
  if (value === null) node.removeAttribute(name);
  else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}
