import { chromium } from '@playwright/test';
import { findChromium } from '../../apps/web/e2e/browser/chromium.mjs';

/** A page of each area, and words that stand there once it has all that it shows. */
const PAGES = [
  ['/home', 'อัตราดอกเบี้ย'],
  ['/member/logon', 'เข้าสู่ระบบ'],
  ['/__control/enter?member=1&to=/member/share', '480,200.00'],
  ['/__control/enter?agency=80010001&to=/membergroup/dashboard', 'หน่วยงาน agency'],
  ['/admin/login', 'ผู้ดูแลระบบ'],
  ['/__console', 'เข้าใช้เป็นสมาชิก'],
] as const;

/** Opens the pages of a portal in a browser, and returns what is wrong with them; without a browser nothing is seen. */
export async function openPages(origin: string): Promise<string[]> {
  const executablePath = findChromium();
  if (!executablePath) return [];
  const wrong: string[] = [];
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ locale: 'th-TH' });
    // Only for what never comes.
    page.setDefaultTimeout(5 * 60_000);
    // Without a network a browser calls itself offline, though the servers answer on this machine.
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }),
    );
    page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`));
    for (const [path, words] of PAGES) {
      await page.goto(origin + path, { waitUntil: 'commit' });
      await page.getByText(words).filter({ visible: true }).first().waitFor();
    }
  } finally {
    await browser.close();
  }
  return wrong;
}
