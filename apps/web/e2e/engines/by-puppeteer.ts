import type { Browser, HTTPResponse, Page } from 'puppeteer-core';
import { stopsOf } from './stops.ts';
import type { Engine, Tab } from './tab.ts';

/** Going back where the page holds it up never ends. */
const HELD_UP = { timeout: 700 };
/** Patience of the other browser tests, too, with a page. */
const HERE = { waitUntil: 'domcontentloaded', timeout: 90_000 } as const;

/** Names what is wrong with an answer: it failed, or a page came where a script, a style or data was asked for. */
function wrongWith(response: HTTPResponse): string | undefined {
  const { pathname } = new URL(response.url());
  if (response.status() >= 400) return `${pathname} was answered with ${response.status()}`;
  const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false;
  return isPage && /\.\w+$|^\/api\//.test(pathname) ? `${pathname} came as a page` : undefined;
}

/** A socket whose page is left while it opens or speaks: an error of the page in Firefox, a word of the console in Chromium. */
const LEFT =
  /ws:\/\/\S+ was interrupted|connection to the server at ws:|WebSocket is (closed before|already in CLOSING)/;

function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    // The answer that failed is named below.
    const isOwn = !/^Failed to load resource/.test(message.text()) && !LEFT.test(message.text());
    if (isOwn && /error|warn/.test(message.type())) heard.push(`The console: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    if (!LEFT.test(String(error))) heard.push(`Nobody caught: ${error}`);
  });
  page.on('response', (response) => heard.push(wrongWith(response) ?? ''));
  return heard;
}

/** Opens a tab of Chromium or Firefox, with nothing kept from others. */
export async function tabByPuppeteer(
  engine: Engine,
  browser: Browser,
  origin: string,
): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // Only the tests that are about it install the portal on the device.
  await page.evaluateOnNewDocument(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    // Chromium calls itself offline on a machine that has no interface but loopback.
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true });
  });
  const heard = listen(page);
  const ignore = () => undefined;
  return {
    engine,
    open: async (address) => void (await page.goto(origin + address, HERE)),
    resize: (width, height) => page.setViewport({ width, height }),
    ask: (question, ...args) => page.evaluate(question as never, ...args) as never,
    press: ({ x, y }) => page.mouse.click(x, y),
    key: (name) => page.keyboard.press(name),
    type: (text) => page.keyboard.type(text),
    back: async () => void (await page.goBack(HELD_UP).catch(ignore)),
    forward: async () => void (await page.goForward(HELD_UP).catch(ignore)),
    reload: async () => void (await page.reload(HERE)),
    ...(engine === 'chromium' && {
      paper: {
        show: (isOn) => page.emulateMediaType(isOn ? 'print' : undefined),
        print: () => page.pdf({ preferCSSPageSize: true }),
      },
      stops: async () => {
        const session = await page.createCDPSession();
        const stops = await stopsOf(session);
        await session.detach();
        return stops;
      },
    }),
    picture: () => page.screenshot(),
    complaints: async () => heard.splice(0).filter((text) => text !== ''),
    close: () => context.close(),
  };
}
