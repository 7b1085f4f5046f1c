// Light or dark: as the system says, until someone chooses.

const theme = (() => {
  const choices = ["system", "light", "dark"];
  const words = { system: "system", light: "light", dark: "dark" };
  const key = "lifegraph-theme";
  let chosen = stored();
  apply();

  function stored() {
    try {
      const value = window.localStorage.getItem(key);
      return choices.includes(value) ? value : "system";
    } catch {
      return "system";
    }
  }

  function apply() {
    if (chosen === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
  }

  whenReady(() => {
    const place = document.getElementById("tools");
    if (!place) return;
    const button = element("button", { type: "button", class: "tool", id: "theme" });
    const say = () => {
      button.replaceChildren(symbol(`theme-${chosen}`),
        element("span", { text: `Colours: ${words[chosen]}` }));
    };
    button.addEventListener("click", () => {
      chosen = choices[(choices.indexOf(chosen) + 1) % choices.length];
      try {
        window.localStorage.setItem(key, chosen);
      } catch {
        // It then holds until the page is closed.
      }
      apply();
      say();
      announce(`Colours: ${words[chosen]}`);
    });
    say();
    place.append(button);
  });
})();
