import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployFolder, freePort } from '../kit/deploy.ts';
import { expect, test } from '../kit/world.ts';

const SITE = { coopNameTH: 'สหกรณ์ทดสอบ', coopNameEN: 'Test', web_vitals: 100 };
/** The script that is loaded for visits of which it is to be told. */
const MEASURES = /\/assets\/web-vitals[\w.-]*\.js$/;

test('[OPS-04] how fast a page was for its visitor is counted by the server, under its screen', async ({
  page,
  baseURL,
}, testInfo) => {
  const folder = testInfo.outputPath('site');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'site.json'), JSON.stringify(SITE));
  const port = String(await freePort());
  await using portal = await deployFolder(baseURL ?? '', folder, { METRICS_PORT: port });
  /** Returns how many visits have told each figure, by name and screen, and what they add up to. */
  const counted = async () => {
    const shown = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const lines = shown.matchAll(
      /^portal_(?:web_vitals|layout_shift)_(count|sum)\{(?=.*name="(\w+)")(?=.*screen="([^"]+)").*\} ([\d.]+)/gm,
    );
    return Object.fromEntries(
      [...lines].map(([, what, name, screen, value]) => [
        `${what} ${name} ${screen}`,
        Number(value),
      ]),
    );
  };

  const measured = page.waitForEvent('requestfinished', (request) => MEASURES.test(request.url()));
  await page.goto(`${portal.url}/home`);
  await measured;
  await page.getByRole('heading', { level: 1 }).click();
  expect(await counted()).toEqual({});
  await page.goto('about:blank');
  await expect.poll(counted).toMatchObject({
    'count TTFB /home': 1,
    'count FCP /home': 1,
    'count LCP /home': 1,
    'count INP /home': 1,
    'count CLS /home': 1,
  });
  const found = await counted();
  expect(found['sum FCP /home']).toBeGreaterThan(0);
  expect(found['sum LCP /home']).toBeGreaterThanOrEqual(found['sum FCP /home'] ?? 0);
});
