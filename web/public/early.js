// Runs before anything is painted, so that a dark room stays dark.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('durbar') ?? '{}');
  } catch {
    // A browser that keeps nothing gets the system's colours.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme =
    kept.theme === 'dark' || kept.theme === 'light' ? kept.theme : system;
  document.documentElement.dataset.motion = kept.motion === 'reduce' ? 'reduce' : 'system';

  // Where the rest of the client does not arrive, this alone can say so, without the words it would bring.
  setTimeout(() => {
    const app = document.getElementById('app');
    if (!app || app.hasChildNodes()) return;
    const line = document.createElement('p');
    line.setAttribute('role', 'status');
    line.textContent = navigator.language.startsWith('de')
      ? 'Der Server antwortet nicht. Bitte lade die Seite neu.'
      : "The server isn't answering. Please reload the page.";
    app.append(line);
  }, 6000);
})();
