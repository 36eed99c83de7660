/* Before the console is there, the page has the colours that it will have: the chosen ones, or the system's. */
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('cotejo-theme');
  } catch (refused) {
    // A browser that keeps nothing shows the system's.
  }
  var isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
})();
