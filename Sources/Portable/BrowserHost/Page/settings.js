// The size of the page and the settings of the browser, which a panel overrides for this page.

const queries = {
  dark: matchMedia("(prefers-color-scheme: dark)"),
  contrast: matchMedia("(prefers-contrast: more)"),
  reducedMotion: matchMedia("(prefers-reduced-motion: reduce)"),
};

/** Sizes of body text in points by the names of Dynamic Type; `large` is the default of 17. */
const textSizes = {
  xSmall: 14, small: 15, medium: 16, large: 17, xLarge: 19, xxLarge: 21, xxxLarge: 23, accessibility1: 28,
  accessibility2: 33, accessibility3: 40, accessibility4: 47, accessibility5: 53,
};

export class Settings {
  /**
   * @param form the panel; the app gives way to it
   * @param button opens the panel
   * @param close closes it
   * @param stage the part of the window that is the app's
   */
  constructor(form, button, close, stage) {
    this.form = form;
    this.button = button;
    this.close = close;
    this.stage = stage;
    this.onchange = () => {};
    for (const [name, value] of Object.entries(JSON.parse(sessionStorage.getItem("settings") || "{}"))) {
      if (form[name]?.type === "checkbox") form[name].checked = value;
      else if (form[name]) form[name].value = value;
    }
    button.addEventListener("click", () => this.show(true));
    close.addEventListener("click", () => this.show(false));
    form.addEventListener("keydown", (event) => event.key === "Escape" && this.show(false));
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("change", () => {
      this.store();
      this.changed();
    });
    for (const query of Object.values(queries)) query.addEventListener("change", () => this.changed());
    addEventListener("resize", () => this.changed());
    visualViewport?.addEventListener("resize", () => this.changed());
    this.showScheme();
  }

  /** Shows or hides the panel; the focus follows. */
  show(isShown) {
    this.form.hidden = !isShown;
    this.button.setAttribute("aria-expanded", String(isShown));
    document.documentElement.classList.toggle("has-settings", isShown);
    (isShown ? this.close : this.button).focus();
    this.changed();
  }

  get isDark() {
    return this.choice("dark");
  }

  /** A setting of the panel, or the browser's where the panel leaves it to that. */
  choice(name) {
    const { value } = this.form[name];
    return value === "" ? queries[name].matches : value === "1";
  }

  /** The text size of the panel, or the one nearest to the browser's font size, of which 16 pixels are the default. */
  get textSize() {
    if (this.form.textSize.value) return this.form.textSize.value;
    const points = (parseFloat(getComputedStyle(document.documentElement).fontSize) / 16) * textSizes.large;
    const distance = (name) => Math.abs(textSizes[name] - points);
    return Object.keys(textSizes).reduce((best, name) => (distance(name) < distance(best) ? name : best));
  }

  /** The fields of a display message. */
  display() {
    return {
      width: this.stage.clientWidth,
      height: Math.round(this.stage.clientHeight - innerHeight + (visualViewport?.height ?? innerHeight)),
      scale: devicePixelRatio,
      dark: this.isDark,
      contrast: this.choice("contrast"),
      reducedMotion: this.choice("reducedMotion"),
      textSize: this.textSize,
      rightToLeft: this.form.rightToLeft.checked,
      locale: navigator.language,
    };
  }

  changed() {
    this.showScheme();
    this.onchange();
  }

  showScheme() {
    const root = document.documentElement;
    root.style.colorScheme = root.dataset.scheme = this.isDark ? "dark" : "light";
    root.lang = navigator.language;
    // The drawing has its directions in itself.
    document.getElementById("elements").dir = this.form.rightToLeft.checked ? "rtl" : "ltr";
  }

  store() {
    const { dark, textSize, contrast, reducedMotion, rightToLeft } = this.form;
    sessionStorage.setItem("settings", JSON.stringify({
      dark: dark.value, textSize: textSize.value, contrast: contrast.value, reducedMotion: reducedMotion.value,
      rightToLeft: rightToLeft.checked,
    }));
  }
}
