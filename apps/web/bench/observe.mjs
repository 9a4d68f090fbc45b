// Observes a page, and slows its network and processor.

/** 1.6 Mbit/s down, 0.75 up, every answer 150 ms later; the processor four times slower. */
export const CONDITIONS = {
  downloadBitsPerSecond: 1_600_000,
  uploadBitsPerSecond: 750_000,
  latencyMs: 150,
  cpuSlowdown: 4,
};

/** Runs in the page before anything else. */
export function installObservers() {
  const seen = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  window.__seen = seen;
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.largest = entry.element?.tagName.toLowerCase() ?? 'image';
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  watch('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
}

/** The same line, as the browser's protocol takes it. */
export const SLOW_LINE = {
  offline: false,
  latency: CONDITIONS.latencyMs,
  downloadThroughput: CONDITIONS.downloadBitsPerSecond / 8,
  uploadThroughput: CONDITIONS.uploadBitsPerSecond / 8,
};

/** Slows a page and counts what it loads; `isKept` keeps the browser's cache. */
export async function attach(page, { isKept = false } = {}) {
  const cdp = await page.context().newCDPSession(page);
  const network = { requests: 0, bytes: 0, pending: 0, lastChange: Date.now() };
  const change = (by) => {
    network.pending += by;
    network.lastChange = Date.now();
  };
  cdp.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('data:')) return;
    network.requests += 1;
    change(1);
  });
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    network.bytes += encodedDataLength;
    change(-1);
  });
  cdp.on('Network.loadingFailed', () => change(-1));
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: !isKept });
  await cdp.send('Network.emulateNetworkConditions', SLOW_LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CONDITIONS.cpuSlowdown });
  return network;
}

/** Returns blocking time as Lighthouse counts it: the part of each task after the first paint beyond 50 ms. */
export function blockingTime({ fcp, tasks }) {
  return tasks
    .filter(([start, duration]) => start + duration > fcp)
    .reduce((sum, [start, duration]) => {
      const from = Math.max(start, fcp);
      return sum + Math.max(0, start + duration - from - 50);
    }, 0);
}

const QUIET_MS = 1_500;

/** Waits until the page is complete and nothing has moved for a while; `ready` is text that must be there first. */
export async function settle(page, network, { ready, longestMs }) {
  if (ready)
    await page.getByText(ready).filter({ visible: true }).first().waitFor({ timeout: longestMs });
  const until = Date.now() + longestMs;
  while (Date.now() < until) {
    if (network.pending <= 0 && Date.now() - network.lastChange > QUIET_MS) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
