import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';
import { Builder } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { findChromium } from '../browser/chromium.mjs';
import { hasNetwork } from '../kit/online.ts';
import { tabByPuppeteer } from './by-puppeteer.ts';
import { tabBySelenium } from './by-selenium.ts';
import type { Engine, Tab } from './tab.ts';

// Chromium and Firefox are spoken to by puppeteer, WebKit by the driver that Debian has for it, on a screen of its own.

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const WEBKIT = '/usr/bin/WebKitWebDriver';
const MINI_BROWSER = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser';

const PLACE: Record<Engine, () => string | undefined> = {
  chromium: findChromium,
  firefox: () => FIREFOX.find((text) => existsSync(text)),
  webkit: () => (existsSync(WEBKIT) && existsSync('/usr/bin/Xvfb') ? WEBKIT : undefined),
};
const PACKAGES: Record<Engine, string> = {
  chromium: 'chromium-headless-shell',
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver xvfb',
};

/** Says in one line how an engine is installed; undefined where it is. */
export const missing = (engine: Engine): string | undefined =>
  PLACE[engine]()
    ? undefined
    : `${engine} is not installed (Debian: apt-get install ${PACKAGES[engine]})`;

/**
 * The time zone is that of the members, and what shifts the tests' clock is not for browsers. WebKit, which would call
 * itself offline on a machine without a network, is kept from asking there.
 */
function environment(): Record<string, string | undefined> {
  const { LD_PRELOAD: _shift, ...others } = process.env;
  const monitor = hasNetwork ? {} : { GIO_USE_NETWORK_MONITOR: 'base' };
  return { ...others, TZ: 'Asia/Bangkok', LC_ALL: 'C.UTF-8', ...monitor };
}

const launch = (engine: Engine): Promise<Browser> =>
  puppeteer.launch({
    browser: engine === 'firefox' ? 'firefox' : 'chrome',
    executablePath: PLACE[engine]() ?? '',
    headless: engine === 'firefox' ? true : 'shell',
    env: environment(),
    args:
      engine === 'firefox'
        ? []
        : ['--no-sandbox', '--disable-gpu', '--lang=th-TH', '--force-prefers-reduced-motion'],
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'th-TH,th' },
  });

/** Starts a screen, which says its number, and WebKit's driver on it. */
async function startWebKit() {
  const stdio = ['ignore', 'ignore', 'ignore', 'pipe'] as const;
  // A screen that resets itself when its last window closes turns away the browser that comes meanwhile.
  const args = ['-displayfd', '3', '-noreset', '-screen', '0', '1600x1300x24'];
  const screen = spawn('Xvfb', args, { stdio: [...stdio] });
  const { promise, resolve } = Promise.withResolvers<string>();
  screen.stdio[3]?.once('data', (number) => resolve(String(number).trim()));
  const env = { ...environment(), DISPLAY: `:${await promise}` } as Record<string, string>;
  const driver = new DriverService.Builder(WEBKIT).setEnvironment(env).setLoopback(true).build();
  const url = await driver.start();
  const stop = async () => {
    await driver.kill();
    screen.kill();
  };
  return { url, stop };
}

async function openWebKit(url: string, origin: string): Promise<Tab> {
  const [binary = ''] = globSync(MINI_BROWSER);
  const options = { binary, args: ['--automation'] };
  const browser = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  return tabBySelenium(
    await new Builder().usingServer(url).withCapabilities(browser).build(),
    origin,
  );
}

/** The browsers of one worker, each started when it is first asked for. */
export class Engines implements AsyncDisposable {
  readonly #browsers = new Map<Engine, Promise<Browser>>();
  #webkit: ReturnType<typeof startWebKit> | undefined;

  async openTab(engine: Engine, origin: string): Promise<Tab> {
    if (engine === 'webkit') {
      this.#webkit ??= startWebKit();
      return openWebKit((await this.#webkit).url, origin);
    }
    const browser = this.#browsers.get(engine) ?? launch(engine);
    this.#browsers.set(engine, browser);
    return tabByPuppeteer(engine, await browser, origin);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const browser of this.#browsers.values()) await (await browser).close();
    await (await this.#webkit)?.stop();
  }
}
