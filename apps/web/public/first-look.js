// Runs before the page is painted.
const { dataset } = document.documentElement;

// Text size, theme and contrast as they were chosen on this device (settings/preferences.tsx).
try {
  const { text, theme, contrast } = JSON.parse(localStorage.getItem('preferences')) ?? {};
  for (const [name, value] of Object.entries({ text, theme, contrast })) {
    if (value) dataset[name] = value;
  }
} catch {
  // Invalid JSON counts as nothing stored.
}

// Hides the cookie banner from those who have accepted (frame/cookie-banner.tsx).
if (document.cookie.split('; ').includes('acceptCookie=Y')) dataset.cookies = 'accepted';

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
