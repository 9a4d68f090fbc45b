// Runs before the page is painted.
const { dataset } = document.documentElement;

// Text size, theme and contrast as they were chosen on this device (settings/preferences.tsx).
try {
  const { text, theme, contrast } = JSON.parse(localStorage.getItem('preferences')) ?? {};
  for (const [name, value] of Object.entries({ text, theme, contrast })) {
    if (value) dataset[name] = value;
  }
} catch {
  // Invalid JSON, or a browser that denies storage, counts as nothing stored.
}

// Hides the cookie banner from those who have accepted (frame/cookie-banner.tsx).
try {
  if (document.cookie.split('; ').includes('acceptCookie=Y')) dataset.cookies = 'accepted';
} catch {
  // Cookies are denied: the banner is shown.
}

// Waits for the fonts, but not long: text that changes its font after it was painted moves the page.
const LONGEST_MS = 700;
dataset.fonts = 'awaited';
const shown = () => {
  delete dataset.fonts;
};
setTimeout(shown, LONGEST_MS);
Promise.all(
  [400, 700].flatMap((weight) =>
    ['ก', 'a'].map((sample) =>
      document.fonts.load(`${weight} 1em "Noto Sans Thai Looped"`, sample),
    ),
  ),
).then(shown, shown);

// A page that came with its content can be read without its scripts: they leave the line to the fonts until it has been
// painted, and are then asked for all at once. In a tab behind others nothing is painted, and nobody waits for ever.
const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done));
const painted = new Promise((done) => {
  setTimeout(done, 1_500);
  if (document.hidden) return done();
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) done();
  }).observe({ type: 'paint', buffered: true });
});
Promise.all([parsed, painted]).then(() => {
  const scripts = JSON.parse(document.getElementById('scripts')?.textContent ?? '[]');
  for (const href of scripts) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    link.crossOrigin = '';
    document.head.append(link);
  }
  // The first is what loads the others.
  if (scripts.length > 0) import(scripts[0]);
});
