// Shows who reads with a browser older than those of .browserslistrc what to do (server/pages/document/document.ts); main.tsx
// then starts nothing. In the JavaScript of 2009, because every browser has to understand it.
(function () {
  var hasStyles =
    window.CSS &&
    CSS.supports &&
    CSS.supports('selector(:has(a))') &&
    CSS.supports('container-type: inline-size');
  var hasScripts = window.Intl && Intl.Segmenter && window.AbortSignal && AbortSignal.timeout;
  if (hasStyles && hasScripts) return;
  document.documentElement.setAttribute('data-older', '');
  // Below the page it is not before the link to the content.
  var words = document.getElementById('older-browser');
  document.body.insertBefore(words, document.body.firstChild);
  words.removeAttribute('hidden');
})();
