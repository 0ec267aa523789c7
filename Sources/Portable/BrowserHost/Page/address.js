// The address of what the app shows, behind the number sign of the page's: the browser's history goes through these.

export class Address {
  /** @param send tells the app that the person has gone to another address */
  constructor(send) {
    addEventListener("popstate", () => send({ t: "go", ...this.fields }));
  }

  /** The fields of a message about the page's address; `own` is set for one that the app has shown itself. */
  get fields() {
    return { address: location.hash.slice(1), url: location.href, ...(history.state?.own ? { own: true } : {}) };
  }

  /**
   * Follows the app.
   * @param replaces true if the address is that of the entry of the history that is shown
   */
  show(address, replaces) {
    const isSame = address === location.hash.slice(1);
    const url = address ? `#${address}` : location.pathname + location.search;
    if (replaces || isSame) history.replaceState({ own: true }, "", url);
    else history.pushState({ own: true }, "", url);
  }

  /** Goes to an address that a link of the app names. */
  open(address) {
    location.hash = address;
  }
}
