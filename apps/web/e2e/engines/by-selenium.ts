import { Key, Origin, type WebDriver } from 'selenium-webdriver';
import { pause, type Tab } from './tab.ts';

/** The window's own bar is above the page. */
const BAR_PX = 38;
const LEAVING_MS = 150;
const KEYS = { ArrowRight: Key.ARROW_RIGHT, Enter: Key.ENTER, Escape: Key.ESCAPE };

/** Returns what went wrong since the last time, and listens on: the driver has no console. */
function complain(): string[] {
  const page = globalThis as { complaints?: string[] };
  if (page.complaints) return page.complaints.splice(0);
  const complaints: string[] = [];
  page.complaints = complaints;
  addEventListener('error', ({ error, message }) => {
    // Without an error it is the browser's word that a new size is told with the next picture.
    if (error) complaints.push(`Nobody caught: ${message}`);
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    complaints.push(`Nobody caught: ${reason}`),
  );
  console.error = (...args) => complaints.push(`The console: ${args.join(' ')}`);
  return [];
}

/** Makes a tab of a session of WebDriver. */
export function tabBySelenium(driver: WebDriver, origin: string): Tab {
  const heard: string[] = [];
  const ask: Tab['ask'] = (question, ...args) =>
    driver.executeScript(`return (${question}).apply(null, arguments)`, ...args);
  const keys = (text: string) => driver.actions({ async: true }).sendKeys(text).perform();
  const hear = async () => void heard.push(...(await ask(complain).catch(() => [])));
  /** A page that goes takes its complaints along, and the one that comes must be listened to. */
  const go = async (act: () => Promise<unknown>) => {
    await hear();
    await act();
    await pause(LEAVING_MS);
    await hear();
  };
  const pointer = () => driver.actions({ async: true });
  return {
    engine: 'webkit',
    ask,
    open: (address) => go(() => driver.get(origin + address)),
    resize: async (width, height) =>
      void (await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height: height + BAR_PX })),
    press: (point) => {
      const x = Math.round(point.x);
      const y = Math.round(point.y);
      const move = { x, y, origin: Origin.VIEWPORT, duration: 0 };
      return pointer().move(move).press().release().perform();
    },
    key: (name) => keys(KEYS[name]),
    type: keys,
    // By script: the driver's own way leaves out entries that came long after a press, as on a slow machine.
    back: () => go(() => ask(() => history.back())),
    forward: () => go(() => ask(() => history.forward())),
    reload: () => go(() => driver.navigate().refresh()),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    complaints: async () => {
      await hear();
      return heard.splice(0);
    },
    close: () => driver.quit(),
  };
}
