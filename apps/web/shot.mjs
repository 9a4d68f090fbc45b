import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';

mkdirSync('/tmp/collshots', { recursive: true });
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const base = 'http://127.0.0.1:3932';
for (const job of process.argv.slice(2)) {
  const [no, path, width, name] = job.split('|');
  const ctx = await b.newContext({
    viewport: { width: Number(width), height: 900 },
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    isMobile: Number(width) < 500,
    hasTouch: Number(width) < 500,
    colorScheme: process.env.DARK ? 'dark' : 'light',
  });
  await ctx.addCookies([{ name: 'acceptCookie', value: 'Y', url: base }]);
  const p = await ctx.newPage();
  p.on('console', (m) => {
    if (['error', 'warning'].includes(m.type())) console.log(name, m.text());
  });
  p.on('pageerror', (e) => console.log(name, 'PAGEERROR', e.message));
  await p.goto(base + '/member/logon?returnTo=' + encodeURIComponent(path));
  await p.getByLabel('เลขทะเบียนสมาชิก').fill(no);
  await p.getByLabel('รหัสผ่าน', { exact: true }).fill('demo1234');
  await p.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await p.waitForURL((u) => u.pathname === path);
  await p.getByText('ข้อมูล ณ วันที่').first().waitFor();
  await p.waitForLoadState('networkidle');
  await p.waitForTimeout(600);
  for (let y = 0; y < 12000; y += 500) {
    await p.evaluate((y) => scrollTo(0, y), y);
    await p.waitForTimeout(30);
  }
  await p.evaluate(() => {
    scrollTo(0, 0);
    for (const b of document.querySelectorAll('tbody')) b.style.contentVisibility = 'visible';
  });
  if (name.endsWith('.pdf'))
    await p.pdf({ path: `/tmp/collshots/${name}`, preferCSSPageSize: true });
  else await p.screenshot({ path: `/tmp/collshots/${name}.png`, fullPage: true });
  const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) console.log(name, 'OVERFLOW', over);
  await ctx.close();
}
await b.close();
