// Takes the pictures of the documents from the running product (npm start): the member's first page as สมชาย ใจงาม
// sees it, on a desk and on a phone. `node tools/screenshots.mjs http://127.0.0.1:3000`
import { mkdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../apps/web/chromium.mjs';

const origin = process.argv[2] ?? `http://127.0.0.1:${process.env.WEB_PORT ?? 3000}`;
const images = fileURLToPath(new URL('../docs/images/', import.meta.url));
const MOST_BYTES = 250_000;

const SIZES = [
  { name: 'status-1280', viewport: { width: 1280, height: 900 } },
  { name: 'status-360', viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
];

// Playwright belongs to the web app.
const { chromium } = createRequire(new URL('../apps/web/package.json', import.meta.url))(
  '@playwright/test',
);

async function signIn(page) {
  await page.goto(`${origin}/member/logon`);
  await page.getByLabel('เลขทะเบียนสมาชิก').fill('1');
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await page.waitForURL('**/member/status');
  await page.getByText('ดอกเบี้ยเงินกู้สะสมปีนี้').waitFor();
}

/** Messages are gone, letters and pictures are there. */
async function settle(page) {
  await page.getByText('เข้าสู่ระบบแล้ว').waitFor({ state: 'hidden' });
  await page.evaluate(() => document.fonts.ready);
}

async function take(browser, { name, ...size }) {
  const context = await browser.newContext({
    ...size,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'acceptCookie', value: 'Y', url: origin }]);
  const page = await context.newPage();
  await signIn(page);
  await settle(page);
  const path = `${images}${name}.png`;
  await page.screenshot({ path });
  await context.close();
  const { size: bytes } = statSync(path);
  console.log(`${path}: ${Math.round(bytes / 1_000)} kB`);
  if (bytes > MOST_BYTES) throw new Error(`${name}.png is larger than ${MOST_BYTES / 1_000} kB`);
}

mkdirSync(images, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const size of SIZES) await take(browser, size);
} finally {
  await browser.close();
}
