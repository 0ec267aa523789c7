// Texts that screen readers read aloud when they come: announcements of the app, and dialogs.

/** The time after which a text is taken away, in milliseconds. */
const stay = 10_000;

export class Announcer {
  /**
   * @param polite a region whose texts wait for what is being read
   * @param urgent a region whose texts interrupt that
   */
  constructor(polite, urgent) {
    this.polite = polite;
    this.urgent = urgent;
  }

  say(text, isUrgent = false) {
    if (!text) return;
    const line = document.createElement("p");
    line.textContent = text;
    (isUrgent ? this.urgent : this.polite).append(line);
    setTimeout(() => line.remove(), stay);
  }
}
