// A page that was opened from a file is forbidden everything that a game needs: it says so, in the reader's language.
if (location.protocol === "file:") {
  const said = __SAID__;
  const language = navigator.languages.map((each) => each.slice(0, 2)).find((each) => said[each]) ?? "en";
  document.documentElement.lang = language;
  document.getElementById("not-served").textContent = said[language];
}
