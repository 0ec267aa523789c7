// The whole content of the app's window on paper.
//
// Browsers print what a page has at the end of its event `beforeprint`, so the drawing is fetched there and then.

import { Display } from "./display.js";

/** The height up to which parts of the drawing stay together on a page, in points. */
const stripHeight = 240;

export class Printing {
  /** @param session returns the identity of the session */
  constructor(root, session) {
    this.root = root;
    addEventListener("beforeprint", () => {
      const session_ = session();
      if (session_) this.fill(session_);
    });
    addEventListener("afterprint", () => this.clear());
  }

  fill(session) {
    const request = new XMLHttpRequest();
    try {
      request.open("GET", `/print?${encodeURIComponent(session)}`, false);
      request.send();
    } catch {
      return;
    }
    if (request.status !== 200) return;
    const { width, height, c } = JSON.parse(request.responseText);
    const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    drawing.setAttribute("viewBox", `0 0 ${width} ${height}`);
    drawing.setAttribute("width", width);
    drawing.setAttribute("height", height);
    this.root.replaceChildren(drawing);
    this.root.className = "measured";
    new Display(drawing).apply({ new: true, c });
    rename(drawing);
    this.root.replaceChildren(...strips(drawing, width, height));
    this.root.className = "";
    document.documentElement.classList.add("prints");
  }

  clear() {
    document.documentElement.classList.remove("prints");
    this.root.replaceChildren();
  }
}

/** Gives definitions names of their own: those of the app's window are another's. */
function rename(drawing) {
  for (const node of drawing.querySelectorAll("*")) {
    for (const { name, value } of [...node.attributes]) {
      if (name === "id") node.id = `print-${value}`;
      else if (/href$/.test(name) && value.startsWith("#")) node.setAttribute(name, `#print-${value.slice(1)}`);
      else if (value.includes("url(#")) node.setAttribute(name, value.replaceAll("url(#", "url(#print-"));
    }
    if (node.style?.cssText.includes("url(")) {
      node.style.cssText = node.style.cssText.replaceAll(/url\((["']?)#/g, "url($1#print-");
    }
  }
}

/** Cuts a drawing into strips, between lines of text where that is possible. */
function strips(drawing, width, height) {
  const { top: origin } = drawing.getBoundingClientRect();
  const leaves = [...drawing.querySelectorAll("*")].filter((node) => !node.closest("defs, clipPath, mask, filter")
    && (node.localName === "text" || !node.querySelector("*")) && !node.parentNode.closest?.("text"));
  const spans = leaves.map((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return [top - origin, bottom - origin];
  });
  const texts = spans.filter((_, index) => leaves[index].localName === "text");
  leaves.forEach((node, index) => node.setAttribute("data-leaf", index));
  const made = [];
  for (let start = 0; start < height;) {
    const end = cut(start, height, texts);
    const strip = drawing.cloneNode(true);
    strip.setAttribute("viewBox", `0 ${start} ${width} ${end - start}`);
    strip.removeAttribute("height");
    strip.setAttribute("width", "100%");
    for (const node of strip.querySelectorAll("[data-leaf]")) {
      const [top, bottom] = spans[node.dataset.leaf];
      if (bottom < start || top > end) node.remove();
    }
    made.push(strip);
    start = end;
  }
  return made;
}

/** The end of a strip: the lowest place that is in no text. */
function cut(start, height, texts) {
  if (start + stripHeight >= height) return height;
  for (let end = start + stripHeight; end > start + stripHeight / 4; end -= 2) {
    if (!texts.some(([top, bottom]) => top < end && bottom > end)) return end;
  }
  return start + stripHeight;
}
