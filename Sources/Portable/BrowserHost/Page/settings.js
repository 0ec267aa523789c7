// The size of the page and the settings of the browser, which a panel overrides for this page.

const queries = {
  dark: matchMedia("(prefers-color-scheme: dark)"),
  contrast: matchMedia("(prefers-contrast: more)"),
  reducedMotion: matchMedia("(prefers-reduced-motion: reduce)"),
};

export class Settings {
  constructor(form, button) {
    this.form = form;
    this.onchange = () => {};
    form.contrast.checked = queries.contrast.matches;
    form.reducedMotion.checked = queries.reducedMotion.matches;
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
    return this.form.dark.value === "" ? queries.dark.matches : this.form.dark.value === "1";
  }

  /** The fields of a display message. */
  display() {
    return {
      width: innerWidth,
      height: Math.round(visualViewport?.height ?? innerHeight),
      scale: devicePixelRatio,
      dark: this.isDark,
      contrast: this.form.contrast.checked,
      reducedMotion: this.form.reducedMotion.checked,
      textSize: this.form.textSize.value,
      rightToLeft: this.form.rightToLeft.checked,
      locale: navigator.language,
    };
  }

  changed() {
    this.showScheme();
    this.onchange();
  }

  showScheme() {
    document.documentElement.style.colorScheme = this.isDark ? "dark" : "light";
  }

  store() {
    const { dark, textSize, contrast, reducedMotion, rightToLeft } = this.form;
    sessionStorage.setItem("settings", JSON.stringify({
      dark: dark.value, textSize: textSize.value, contrast: contrast.checked, reducedMotion: reducedMotion.checked,
      rightToLeft: rightToLeft.checked,
    }));
  }
}
