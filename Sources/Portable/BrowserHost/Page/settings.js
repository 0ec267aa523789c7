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
  constructor(form, button) {
    this.form = form;
    this.onchange = () => {};
    for (const [name, value] of Object.entries(JSON.parse(sessionStorage.getItem("settings") || "{}"))) {
      if (form[name]?.type === "checkbox") form[name].checked = value;
      else if (form[name]) form[name].value = value;
    }
    button.addEventListener("click", () => {
      form.hidden = !form.hidden;
      button.setAttribute("aria-expanded", String(!form.hidden));
    });
    form.addEventListener("change", () => {
      this.store();
      this.changed();
    });
    for (const query of Object.values(queries)) query.addEventListener("change", () => this.changed());
    addEventListener("resize", () => this.changed());
    visualViewport?.addEventListener("resize", () => this.changed());
    this.showScheme();
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
      width: innerWidth,
      height: Math.round(visualViewport?.height ?? innerHeight),
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
    root.style.colorScheme = this.isDark ? "dark" : "light";
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
