/** Runs the work when the browser is idle. Safari has no requestIdleCallback. */
export function requestIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1_000 });
  else setTimeout(work, 200);
}
