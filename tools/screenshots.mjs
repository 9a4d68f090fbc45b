// Takes the pictures of README.md and docs/abilities.md from the running product (npm start), in a world of its own whose clock stands still
// on 20 November 2026, so that the figures are the same on any day: `node tools/screenshots.mjs http://127.0.0.1:3000`
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../apps/web/e2e/browser/chromium.mjs';

const origin = process.argv[2] ?? `http://127.0.0.1:${process.env.WEB_PORT ?? 3000}`;
const images = fileURLToPath(new URL('../docs/images/', import.meta.url));
const MOST_BYTES = 150_000;
const WORLD = 'screenshots';
const NOW = new Date('2026-11-20T09:00:00+07:00');
const PASSWORD = 'demo1234';

// Both belong to the web app.
const require = createRequire(new URL('../apps/web/package.json', import.meta.url));
const { chromium } = require('@playwright/test');
const sharp = require('sharp');

const DESK = { name: 'desk', viewport: { width: 1280, height: 900 } };
/** Two device pixels per CSS pixel, because the pictures of a phone are shown small. */
const PHONE = {
  name: 'phone',
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
/** A sheet of A4 lying, as print sees it. */
const SHEET = { name: 'paper', viewport: { width: 1123, height: 794 } };

async function control(procedure, input) {
  const answer = await fetch(`${origin}/__control/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ world: WORLD, ...input }),
  });
  if (!answer.ok) throw new Error(`${procedure}: ${answer.status} ${await answer.text()}`);
}

const SIGNED_IN = 'เข้าสู่ระบบแล้ว';

/** Nothing loads, messages are gone, fonts and pictures are there. */
async function settle(page) {
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.getByText(SIGNED_IN, { exact: true }).waitFor({ state: 'hidden' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

async function signIn(page, label, no, path) {
  const area = path.split('/')[1];
  await page.goto(`${origin}/${area}/logon?returnTo=${encodeURIComponent(path)}`);
  await page.getByLabel(label).fill(no);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await page.waitForURL(`**${path}`);
  // The message appears a moment later; wait for it first, then for its end.
  await page.getByText(SIGNED_IN, { exact: true }).waitFor();
}
const asMember = (page, path) => signIn(page, 'เลขทะเบียนสมาชิก', '1', path);
const asAgency = (page, path) => signIn(page, 'เลขหน่วยงาน', '80010001', path);

/** A loan of the member whose pages are shown. */
const CONTRACT = encodeURIComponent('สม.2569/64542');

const PICTURES = [
  { name: 'home', sizes: [DESK, PHONE], open: (page) => page.goto(`${origin}/home`) },
  { name: 'status', sizes: [DESK, PHONE], open: (page) => asMember(page, '/member/status') },
  {
    name: 'statement',
    sizes: [DESK, PHONE],
    open: (page) => asMember(page, `/member/loan_statement/${CONTRACT}`),
  },
  {
    name: 'billing',
    sizes: [SHEET],
    async open(page) {
      await asAgency(page, '/membergroup/keeprep');
      await settle(page);
      await page.emulateMedia({ media: 'print' });
      // The sheet is laid out when the print dialogue opens; its margins are those of the printer.
      await page.evaluate(() => {
        dispatchEvent(new Event('beforeprint'));
        document.body.style.padding = '30px';
      });
    },
  },
  {
    name: 'console',
    sizes: [DESK],
    open: (page) => page.goto(`${origin}/__console/people?world=${WORLD}`),
  },
];

/** Of docs/abilities.md: a page of the member area each, on a phone. */
const ABILITIES = [
  ['loan-plan', `/member/loan-plan/${CONTRACT}`],
  ['borrow', '/member/borrow'],
  ['guarantor', '/member/coll'],
  ['dividend', '/member/dividend'],
  ['retirement', '/member/retirement'],
  ['loan-apply', '/member/loan-apply'],
  ['notices', '/member/notice-setting'],
  ['calendar', '/member/calendar'],
  ['consent', '/member/consent'],
  ['sessions', '/member/session'],
].map(([name, path]) => ({
  name: `ability-${name}`,
  sizes: [PHONE],
  open: (page) => asMember(page, path),
}));

/** Its page asks for the password once more. */
const FAMILY = {
  name: 'ability-family',
  sizes: [PHONE],
  async open(page) {
    await asMember(page, '/member/family');
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'เปิดดู', exact: true }).click();
    await page.getByText('คาดว่าเหลือให้ครอบครัว').first().waitFor();
  },
};

const VERIFY = {
  name: 'ability-verify',
  sizes: [PHONE],
  open: (page) => page.goto(`${origin}/verify`),
};

async function take(browser, { name, open }, { name: size, ...context }) {
  const visit = await browser.newContext({
    ...context,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    reducedMotion: 'reduce',
  });
  await visit.addCookies([
    { name: 'acceptCookie', value: 'Y', url: origin },
    { name: 'mock_world', value: WORLD, url: origin },
  ]);
  const page = await visit.newPage();
  // Pages take the current time from the browser.
  await page.clock.setFixedTime(NOW);
  await open(page);
  await settle(page);
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 80, effort: 6 })
    .toBuffer();
  await visit.close();
  const path = `${images}${name}-${size}.webp`;
  if (picture.length > MOST_BYTES) {
    throw new Error(`${path} is larger than ${MOST_BYTES / 1_000} kB`);
  }
  writeFileSync(path, picture);
  console.log(`${path}: ${Math.round(picture.length / 1_000)} kB`);
}

await fetch(`${origin}/api/info/manu`, { headers: { 'x-mock-world': WORLD } });
await control('worlds.reset');
await control('clock.set', { now: NOW.getTime() });
mkdirSync(images, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const picture of [...PICTURES, ...ABILITIES, FAMILY, VERIFY]) {
    for (const size of picture.sizes) await take(browser, picture, size);
  }
} finally {
  await browser.close();
  await control('worlds.delete');
}
