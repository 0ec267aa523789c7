// The app's elements as ARIA: unseen boxes over the drawing, which screen readers and browser automation use.

import { address, describe, isControl, isField, itemRole } from "./roles.js";

export class Elements {
  constructor(root) {
    this.root = root;
    this.nodes = new Map();
    this.data = new Map();
    this.top = [];
    // Whatever the browser scrolls into view is where the app draws it; the app scrolls.
    root.parentElement.addEventListener("scroll", ({ target }) => target.scrollTo(0, 0), true);
  }

  reset() {
    this.root.replaceChildren();
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
    if (top) this.arrange(this.root, top);
    for (const element of set) this.arrange(this.nodes.get(element.id), element.c || []);
    this.place(this.top, 0, 0);
    return made;
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
  place(ids, x, y) {
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
      if (element.c) this.place(element.c, left, top);
      const role = itemRole(node.getAttribute("role"), node.parentNode.getAttribute("role"));
      if (role) setAttribute(node, "role", role);
    }
  }

  describe(element) {
    const node = this.nodes.get(element.id);
    const { text, attributes } = describe(element);
    if (text !== null && node.textContent !== text) node.textContent = text;
    for (const [name, value] of Object.entries(attributes)) setAttribute(node, name, value);
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
