import { expectAccessible } from '../kit/accessible.ts';
import { expect, test } from '../kit/world.ts';

const HOUR = 3_600_000;
/** Text that a visitor may write, and what must stay what it is: letters. */
const SCRIPT =
  '<script>window.hacked=1</script><img src=x onerror="window.hacked=1"><a href="javascript:window.hacked=1">กด</a>';

test('[PUB-16][PUB-17][WEB-04] a question is posted once, is text whatever it holds, and waits for the staff', async ({
  page,
  control,
  world,
}) => {
  await page.goto('/board');
  await page.getByRole('link', { name: 'ตั้งกระทู้ใหม่' }).click();
  const send = page.getByRole('button', { name: 'ส่งกระทู้' });
  await send.click();
  const summary = page.getByRole('group', { name: 'ยังส่งกระทู้ไม่ได้' });
  await expect(summary).toBeFocused();
  await expectAccessible(page, ['light', 'dark']);
  const title = 'ถาม <img src=x onerror="window.hacked=1">';
  await page.getByLabel('หัวข้อ').fill(title);
  await page.getByLabel('รายละเอียด').fill(`หนึ่ง\n${SCRIPT}`);
  await page.reload();
  await expect(page.getByLabel('รายละเอียด')).toHaveValue(`หนึ่ง\n${SCRIPT}`);
  // The answer is lost on its way: pressed again, twice, the same text is sent.
  const fault = { world, endpoint: 'infoBoardCreate' as const, drop: true, times: 1 };
  await control.faults.add.mutate(fault);
  await send.click();
  await expect(summary).toContainText('ไม่สามารถเชื่อมต่อได้');
  await send.dblclick();

  await expect(page).toHaveURL('/boardShow/405');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('กระทู้นี้รอเจ้าหน้าที่ตรวจสอบ')).toBeVisible();
  await expect(page.getByText(/ช่วยตอบได้|ยังไม่มีคำตอบ/)).toHaveCount(0);
  await expect(page.getByText(`หนึ่ง ${SCRIPT}`)).toBeVisible();

  // The server does not know who has posted: the post comes once the page is taken over, without a word.
  const sentences: string[] = [];
  page.on('console', (message) => sentences.push(message.text()));
  page.on('pageerror', (error) => sentences.push(error.message));
  for (const path of ['/boardShow/405', '/board']) {
    const came = await (await page.goto(path))?.text();
    expect(came).not.toContain('window.hacked');
    await expect(page.getByRole('main').getByText('หนึ่ง').first()).toBeVisible();
  }
  await expect(page.getByText('ทั้งหมด 45 กระทู้')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('รอตรวจสอบ');
  // The thread is not there for anybody else, and the server says so.
  expect(sentences.filter((words) => !/status of 404/.test(words))).toEqual([]);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);

  // Somebody else's browser does not have the key.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/boardShow/405');
  await expect(page.getByRole('heading', { name: 'ไม่พบกระทู้นี้' })).toBeVisible();
  await control.clock.advance.mutate({ world, ms: HOUR });
  await page.goto('/boardShow/405');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('กระทู้นี้รอเจ้าหน้าที่ตรวจสอบ')).toBeHidden();
});

test('[PUB-16][PUB-18] a word longer than the screen breaks, wherever a visitor writes it @phone-only', async ({
  page,
}) => {
  const address = `https://www.example.org/${'w'.repeat(60)}`;
  await page.goto('/boardPost');
  await page.getByLabel('หัวข้อ').fill(address);
  await page.getByLabel('รายละเอียด').fill(address);
  await page.getByLabel(/^ชื่อที่แสดง/).fill('M'.repeat(40));
  await page.getByRole('button', { name: 'ส่งกระทู้' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(address);
  const nowhere = 'W'.repeat(80);
  for (const [path, sentence] of [
    ['/boardShow/405', address],
    ['/board', address],
    [`/search?q=${nowhere}`, `ไม่พบ “${nowhere}”`],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(sentence);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});
