// Connects the parts of the page: messages from the server change the display, input goes back.

import { Connection } from "./connection.js";
import { Display } from "./display.js";
import { Elements } from "./elements.js";
import { Keyboard } from "./keyboard.js";
import { Pointer } from "./pointer.js";
import { Scrolling } from "./scrolling.js";
import { Settings } from "./settings.js";

const stage = document.getElementById("stage");
const display = new Display(document.getElementById("display"));
const settings = new Settings(document.getElementById("settings"), document.getElementById("settings-button"));
const notice = document.getElementById("notice");
const restart = notice.querySelector("button");

const connection = new Connection(() => settings.display(), receive, showState);
const elements = new Elements(document.getElementById("elements"), (message) => connection.send(message));
const keyboard = new Keyboard(stage, document.getElementById("field"), (message) => connection.send(message));
const scrolling = new Scrolling(document.getElementById("display"), document.getElementById("elements"));
new Pointer(stage, (message) => connection.isOpen && connection.send(scrolling.note(message)));

settings.onchange = () => connection.send({ t: "display", ...settings.display() });
restart.addEventListener("click", () => connection.restart());

/** Handles a message from the server. */
function receive(message) {
  switch (message.t) {
    case "frame":
      display.apply(message);
      if (message.new) elements.reset();
      if (message.s) elements.apply(message.s);
      scrolling.apply(message);
      if ("i" in message) keyboard.show(message.i);
      if (message.title) document.title = message.title;
      // The frame is confirmed once the browser has had the time to paint it.
      requestAnimationFrame(() => connection.send({ t: "shown", n: message.n }));
      if (document.hidden) connection.send({ t: "shown", n: message.n });
      break;
    case "open":
      window.open(message.url, "_blank", "noopener");
      break;
    case "copy":
      navigator.clipboard?.writeText(message.text).catch(() => {});
      break;
    case "hello":
      if (message.greeting === "lost") show("The app was let go meanwhile. This is a new one.", false, 5000);
      break;
    case "end":
      show(message.reason, true);
      break;
  }
}

/** Shows whether the server can be reached. */
function showState(state, reason) {
  stage.dataset.state = state;
  if (state === "open") hide();
  if (state === "waiting") show("The connection is lost. Trying again …");
  if (state === "closed") show(reason || "The connection was closed.", true);
}

let hiding;

function show(text, canRestart = false, milliseconds = 0) {
  notice.querySelector("span").textContent = text;
  restart.hidden = !canRestart;
  notice.hidden = false;
  clearTimeout(hiding);
  if (milliseconds) hiding = setTimeout(hide, milliseconds);
}

function hide() {
  notice.hidden = true;
}

connection.open();
