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
})();
