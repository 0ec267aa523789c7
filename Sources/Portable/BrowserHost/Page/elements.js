// The app's elements as ARIA: unseen boxes over the drawing, which screen readers and browser automation use.

import { address, describe, isControl, isField, itemRole } from "./roles.js";

export class Elements {
  /** @param root has parts for the columns before the page that is read, and for that */
  constructor(root) {
    this.root = root;
    this.side = root.querySelector("nav");
    this.main = root.querySelector("main");
    this.name = root.querySelector("h1");
    this.skip = document.getElementById("skip");
    this.nodes = new Map();
    this.data = new Map();
    this.top = [];
    // Whatever the browser scrolls into view is where the app draws it; the app scrolls.
    root.parentElement.addEventListener("scroll", ({ target }) => target.scrollTo(0, 0), true);
  }

  reset() {
    this.side.replaceChildren();
    this.main.replaceChildren(this.name);
    this.nodes.clear();
    this.data.clear();
    this.top = [];
  }

  /**
   * Applies a change of elements.
   * @returns the elements that are new
   */
  apply({ set, gone, top }) {
    for (const id of gone || []) {
      this.nodes.get(id)?.remove();
      this.nodes.delete(id);
      this.data.delete(id);
    }
    const made = set.filter((element) => !this.data.has(element.id));
    for (const element of set) {
      this.data.set(element.id, element);
      this.nodes.set(element.id, this.node(element));
    }
    if (top) this.top = top;
    for (const element of set) this.describe(element);
    const isSide = (id) => !!this.data.get(id)?.side;
    this.arrange(this.side, this.top.filter(isSide));
    this.arrange(this.main, this.top.filter((id) => !isSide(id)));
    for (const element of set) this.arrange(this.nodes.get(element.id), element.c || []);
    this.place(this.top, null, 0, 0);
    this.nameParts();
    return made;
  }

  /** Names the parts of the page, and dialogs without a name. */
  nameParts() {
    const hasSide = this.side.childElementCount > 0;
    this.side.hidden = this.skip.hidden = !hasSide;
    const title = hasSide && this.side.querySelector("[role=heading]")?.textContent;
    setAttribute(this.side, "aria-label", hasSide ? title || "Sidebar" : null);
    // A page has one heading of the first level at least: the name of the app where it shows none.
    this.name.hidden = !!this.main.querySelector("[aria-level='1']");
    for (const dialog of this.root.querySelectorAll("[role=dialog], [role=alertdialog]")) {
      if (this.data.get(dialog.dataset.id)?.label) continue;
      setAttribute(dialog, "aria-label", this.firstText(dialog) || document.title);
    }
  }

  /** The title of a dialog: its first heading, else the first text in it, else the name of its first control. */
  firstText(dialog) {
    const parts = [...dialog.querySelectorAll("[data-id]")];
    const texts = parts.filter((node) => !node.getAttribute("role") && !node.childElementCount);
    const found = [...parts.filter((node) => node.getAttribute("role") === "heading"), ...texts, ...parts];
    return found.map((node) => node.getAttribute("aria-label") || node.textContent).find((text) => text.trim());
  }

  /** The title of the page that is read. */
  get title() {
    return this.main.querySelector("[aria-level='1']") ?? this.main;
  }

  /** The text field with the focus. */
  get focusedField() {
    for (const element of this.data.values()) if (element.focused && isField(element)) return element;
  }

  /** The node of an element: a link that the browser can open is one of HTML. */
  node(element) {
    const old = this.nodes.get(element.id);
    const name = address(element) ? "a" : "div";
    if (old?.localName === name) return old;
    const node = document.createElement(name);
    node.dataset.id = element.id;
    old?.replaceWith(node);
    return node;
  }

  /** Puts nodes into their parent in order. */
  arrange(parent, ids) {
    let next = null;
    for (let index = ids.length - 1; index >= 0; index--) {
      const node = this.nodes.get(ids[index]);
      if (!node) continue;
      if (node.parentNode !== parent || node.nextSibling !== next) parent.insertBefore(node, next);
      next = node;
    }
  }

  /** Places nodes relative to their parents; frames are those of the page. */
  place(ids, parent, x, y) {
    for (const id of ids) {
      const element = this.data.get(id);
      if (!element) continue;
      const node = this.nodes.get(id);
      const [left, top, width, height] = element.f;
      const text = `left:${left - x}px;top:${top - y}px;width:${width}px;height:${height}px`;
      if (node.dataset.place !== text) {
        node.dataset.place = text;
        node.style.cssText = text;
      }
      if (element.c) this.place(element.c, element, left, top);
      this.fit(element, node, parent);
    }
    if (parent && this.nodes.get(parent.id).getAttribute("role") === "radiogroup") this.rove(ids);
  }

  /** Gives an element what the one around it says of it: the role of an item, and the level of a title. */
  fit(element, node, parent) {
    const role = itemRole(node.getAttribute("role"), node.parentNode.getAttribute("role"));
    if (role) setAttribute(node, "role", role);
    if (role === "radio") {
      setAttribute(node, "aria-checked", String(!!element.selected));
      setAttribute(node, "aria-current", null);
    }
    if (element.header && !element.level) {
      const isTitle = parent?.role === "navigationBar" && !node.closest("nav, [role=dialog]");
      setAttribute(node, "aria-level", isTitle ? "1" : "2");
    }
  }

  /** Tab comes to one of several that exclude each other: the chosen one, or the first. */
  rove(ids) {
    const nodes = ids.map((id) => this.nodes.get(id)).filter((node) => node?.hasAttribute("tabindex"));
    const chosen = nodes.find((node) => node.ariaChecked === "true") ?? nodes[0];
    for (const node of nodes) setAttribute(node, "tabindex", node === chosen ? "0" : "-1");
  }

  describe(element) {
    const node = this.nodes.get(element.id);
    const { text, attributes } = describe(element);
    if (text !== null && node.textContent !== text) node.textContent = text;
    for (const [name, value] of Object.entries(attributes)) {
      // A title that has the focus would lose it.
      if (name === "tabindex" && value === null && node === document.activeElement) continue;
      setAttribute(node, name, value);
    }
    const href = address(element);
    for (const [name, value] of Object.entries({ href, target: "_blank", rel: "noopener noreferrer" })) {
      setAttribute(node, name, href && value);
    }
    node.className = isControl(element) ? (element.role === "link" ? "control link" : "control") : "";
  }
}

/** Gives a node an attribute; null takes it away. */
function setAttribute(node, name, value) {
  if (value === null) node.removeAttribute(name);
  else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}
