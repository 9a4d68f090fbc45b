/** Downloads of code that failed without a connection. */
const missed = new WeakSet<object>();

/** Notes from now on which downloads of code fail because the device is offline. */
export function noteMissedCode(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) missed.add(payload);
  });
}

/** Whether what was thrown says only that a screen's code could not be downloaded, because the device was offline. */
export const isMissedOffline = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missed.has(error);
