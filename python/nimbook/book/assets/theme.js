// Light or dark: what the reader chose here, else what the system says. Figures follow the attribute that JupyterLab
// uses.
const nimbookTheme = (() => {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const chosen = () => { try { return localStorage.getItem("nimbook-theme"); } catch (_) { return null; } };
  const now = () => chosen() || (dark.matches ? "dark" : "light");
  const show = () => {
    document.documentElement.dataset.theme = now();
    if (document.body) document.body.setAttribute("data-jp-theme-light", String(now() === "light"));
  };
  dark.addEventListener("change", show);
  show();
  return {
    body: show,
    now,
    turn() {
      try {
        localStorage.setItem("nimbook-theme", now() === "dark" ? "light" : "dark");
      } catch (_) {
        /* a browser that keeps nothing for files */
      }
      show();
    },
  };
})();
