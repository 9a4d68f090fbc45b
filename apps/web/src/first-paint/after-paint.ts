/** A page that does not paint, in a tab behind others, is not waited for longer. */
const LONGEST_MS = 1_500;

/** Resolves when the page has been painted for the first time. */
export function afterPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
}
