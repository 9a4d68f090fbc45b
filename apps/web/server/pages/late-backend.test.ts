import { setTimeout as wait } from 'node:timers/promises';
import { ADDRESSES } from '@coop/addresses/addresses';
import { sampleAddress } from '@coop/addresses/sample';
import { buildApp } from '@coop/mock-api/app';
import { createWorlds } from '@coop/mock-api/world/worlds';
import { JSDOM } from 'jsdom';
import { expect, onTestFinished, test } from 'vitest';
import * as portal from '../../src/first-paint/render.tsx';
import { readEnvironment } from '../environment.ts';
import { NAMES } from '../testing/portal.ts';
import { type PageBuild, withSanitiser } from './build.ts';
import { createRenderer } from './render-page.ts';

const START = '2026-11-20T09:00:00+07:00';
/** Pages that anybody can open, but the design system, which the browser draws. */
const PAGES = ADDRESSES.filter(({ layout, path }) => layout === 'info' && path !== '/colors').map(
  sampleAddress,
);

/** Renders pages before the mock, whose answers to the portal's calls come late. */
async function startRenderer(lateMs: number) {
  const now = () => Date.parse(START);
  const worlds = createWorlds({ seed: 'demo', population: 12_000, now, testTokens: true });
  const mock = await buildApp({ worlds, checkResponses: true, cookieSecret: 'a-secret-for-tests' });
  mock.addHook('preHandler', async () => wait(lateMs));
  onTestFinished(() => mock.close());
  const BACKEND_URL = await mock.listen({ host: '127.0.0.1', port: 0 });
  const render = await withSanitiser(portal);
  const build: PageBuild = { render, assetsOf: () => ({ first: '', scripts: '' }), manifest: '' };
  const settings = readEnvironment({ BACKEND_URL, PAGE_TIMEOUT_MS: '30000', CLOCK_START: START });
  const renderer = createRenderer(settings, async () => null);
  return (url: string) => renderer.render(build, { url, origin: 'https://a.example', site: NAMES });
}

test.each([0, 600, 3_000])(
  '[WEB-09] with a backend %i ms late, every page that answers 200 says what it is',
  async (lateMs) => {
    const render = await startRenderer(lateMs);
    const pages = await Promise.all(PAGES.map(async (url) => ({ url, ...(await render(url)) })));
    expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
    const titles = pages.map(({ url, html }) => {
      const { document } = new JSDOM(html).window;
      const description = document.querySelector<HTMLMetaElement>('meta[name=description]');
      const main = document.querySelector('main');
      expect(description?.content.length, url).toBeGreaterThan(10);
      expect(main?.querySelector('h1')?.textContent?.length, url).toBeGreaterThan(3);
      expect(main?.textContent?.length, url).toBeGreaterThan(60);
      expect(main?.querySelector('[aria-busy=true]'), url).toBeNull();
      return document.title;
    });
    expect(new Set(titles).size).toBe(pages.length);
  },
);
