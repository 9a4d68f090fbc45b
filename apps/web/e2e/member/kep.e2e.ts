import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { table } from '../kit/member-page.ts';
import { savedPdf } from '../kit/pdf.ts';
import { expect, signIn, test } from '../kit/world.ts';

/** The card under a heading. */
const card = (page: Page, title: string | RegExp): Locator =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title }) });

/** Pages of a PDF and their size in points. */
function pagesOf(pdf: Buffer): { count: number; sizes: string[] } {
  const text = pdf.toString('latin1');
  const sizes = [...text.matchAll(/\/MediaBox \[([\d. ]+)\]/g)].map((one) => one[1] ?? '');
  return { count: [...text.matchAll(/\/Type \/Page\b/g)].length, sizes };
}

/** A4 is 595.28 × 841.89 points; the browser rounds to its pixels. */
const A4 = /^0 0 59[45](\.\d+)? 84[12](\.\d+)?$/;

test('[MEM-13] the latest month: total in figures and in words, lines under their groups', async ({
  page,
}) => {
  await signIn(page, '1');
  await page.getByRole('navigation').getByRole('link', { name: 'รายการเรียกเก็บ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'รายการเรียกเก็บ' })).toBeVisible();
  await expect(page).toHaveTitle(/^รายการเรียกเก็บเดือนพฤศจิกายน 2569 · main - /);
  const head = card(page, 'ยอดเรียกเก็บ พฤศจิกายน 2569');
  await expect(head).toContainText('16,277.96 บาท');
  await expect(head).toContainText('(หนึ่งหมื่นหกพันสองร้อยเจ็ดสิบเจ็ดบาทเก้าสิบหกสตางค์)');
  await expect(head).toContainText('รอหักเงินเดือน');
  await expect(head).toContainText('กำหนดส่งเงิน30 พ.ย. 2569');
  const lines = page.getByRole('table', { name: 'รายการที่เรียกเก็บเดือนพฤศจิกายน 2569' });
  await expect(lines.getByRole('rowheader')).toHaveText(
    [
      'หุ้น',
      'ค่าหุ้นรายเดือน',
      'เงินกู้',
      'เงินกู้สามัญ สม.2569/64542',
      'เงินกู้เพื่อเหตุฉุกเฉิน ฉฉ.2569/80654',
      'รวม เงินกู้',
      'เงินฝาก',
      'เงินฝากออมทรัพย์พิเศษ 01-2-29101-9',
      'ฌาปนกิจสงเคราะห์',
      'ฌาปนกิจสงเคราะห์ (13 ศพ)',
      'รวมทั้งสิ้น',
    ],
    { useInnerText: true },
  );
  await expect(lines.getByRole('row', { name: /^รวม เงินกู้/ }).getByRole('cell')).toHaveText([
    '9,187.12',
    '4,330.84',
    '13,517.96',
    '',
  ]);
  await expect(lines.getByRole('row', { name: /^รวมทั้งสิ้น/ })).toContainText('16,277.96');
});

test('[MEM-13] why it changed: the sentence under the sum, then each line that differs with its cause', async ({
  page,
}) => {
  await signIn(page, '1', '/member/kep');
  await expect(card(page, 'ยอดเรียกเก็บ พฤศจิกายน 2569')).toContainText(
    'น้อยกว่าเดือนก่อน 192.89 บาท เพราะคิดดอกเบี้ย 30 วัน เดือนก่อน 31 วัน (−141.60) เงินต้นลดลง ดอกเบี้ยจึงลดลง (−31.29) และสมาชิกเสียชีวิต 13 ราย เดือนก่อน 14 ราย (−20.00)',
  );
  const why = card(page, 'ทำไมยอดจึงเปลี่ยน');
  const changes = why.getByRole('list', { name: /^เทียบรายการ/ });
  const change = (name: string) => changes.locator(':scope > li').filter({ hasText: name });
  await expect(changes.locator(':scope > li')).toHaveCount(2);
  await expect(change('เงินกู้สามัญ')).toHaveText(
    /−172\.89.*ดอกเบี้ยจึงลดลง −31\.29.*เดือนก่อน 31 วัน −141\.60.*11,120\.85 .* 10,947\.96$/,
  );
  await expect(change('ฌาปนกิจสงเคราะห์')).toHaveText(
    /−20\.00สมาชิกเสียชีวิต 13 ราย เดือนก่อน 14 ราย280\.00 .* 260\.00$/,
  );
  const same = why.getByText('ค่าหุ้นรายเดือน');
  await expect(same).toBeHidden();
  await why.getByText('เท่าเดิม 3 รายการ').click();
  await expect(same).toBeVisible();

  await page.getByRole('link', { name: 'ก.ค. 2569' }).click();
  await expect(change('เงินกู้เพื่อเหตุฉุกเฉิน')).toHaveText(
    /\+2,570\.00เริ่มชำระสัญญาใหม่0\.00 .* 2,570\.00$/,
  );
});

test('[MEM-13] the month is in the address: chosen, stepped, reloaded, gone back to', async ({
  page,
}) => {
  await signIn(page, '1', '/member/kep?period=256910');
  const october = page.getByRole('heading', { name: 'ยอดเรียกเก็บ ตุลาคม 2569' });
  await expect(october).toBeVisible();
  await expect(card(page, /ตุลาคม/)).toContainText('เลขที่ใบเสร็จ6910-00001');
  await page.getByRole('link', { name: 'ก่อนหน้า' }).click();
  await expect(page).toHaveURL('/member/kep?period=256909');
  await expect(page.getByRole('heading', { name: 'ยอดเรียกเก็บ กันยายน 2569' })).toBeVisible();
  await page.getByLabel('เดือน', { exact: true }).selectOption({ label: 'มกราคม 2569' });
  await expect(page).toHaveURL('/member/kep?period=256901');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'ยอดเรียกเก็บ มกราคม 2569' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(october).toBeVisible();
});

test('[MEM-13] where the money went, in parts and out of every hundred', async ({ page }) => {
  await signIn(page, '1', '/member/kep');
  const where = card(page, 'เงินที่หักไปอยู่ที่ไหน');
  await expect(where).toContainText(
    'จากทุก 100 บาทที่หัก โดยประมาณ เป็นเงินออม 15 บาท ลดหนี้ 56 บาท เป็นดอกเบี้ย 27 บาท',
  );
  await expect(where.getByRole('term')).toHaveText([
    'คืนเงินต้น (หนี้ลดลง)',
    'ดอกเบี้ยเงินกู้',
    'ค่าหุ้น (ออมของท่าน)',
    'เงินฝาก (ออมของท่าน)',
    'ฌาปนกิจสงเคราะห์',
  ]);
  await expect(where.getByRole('definition')).toHaveText([
    '9,187.12',
    '4,330.84',
    '1,500.00',
    '1,000.00',
    '260.00',
  ]);
});

for (const [no, period, lines, what] of [
  ['3', '256908', 7, 'five loans'],
  ['11', '256908', 3, 'the longest name'],
  ['39', '256907', 12, 'as many lines as anybody has'],
] as const) {
  test(`[MEM-13] the receipt is one page of A4: ${what}`, async ({ page }) => {
    await signIn(page, no, `/member/kep?period=${period}`);
    await expect(page.getByRole('button', { name: 'พิมพ์ใบเสร็จรับเงิน' })).toBeVisible();
    await expect(page.locator('article tbody tr')).toHaveCount(lines);
    const { count, sizes } = pagesOf(await page.pdf({ preferCSSPageSize: true }));
    expect(count).toBe(1);
    expect(sizes).toEqual([expect.stringMatching(A4)]);
  });
}

test('[MEM-13] the receipt says who paid what, in figures and words, and has its signatures', async ({
  page,
}) => {
  await signIn(page, '3', '/member/kep?period=256908');
  await expect(page.getByRole('button', { name: 'พิมพ์ใบเสร็จรับเงิน' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const receipt = page.getByRole('article');
  await expect(receipt.getByRole('heading', { name: 'ใบเสร็จรับเงิน' })).toBeVisible();
  for (const words of [
    'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
    'สำเนาจากระบบ',
    'ประจำเดือนสิงหาคม 2569',
    'เลขที่6908-00003',
    'วันที่31 สิงหาคม 2569',
    'เลขทะเบียนสมาชิก00003',
    'สังกัดโรงเรียนบ้านตัวอย่าง',
    'ทุนเรือนหุ้น456,650.00',
    'ดอกเบี้ยเงินกู้สะสมปีนี้85,346.88',
    'รวมเงิน (สามหมื่นสามพันห้าร้อยยี่สิบห้าบาทเจ็ดสตางค์)',
    'ผู้จัดการ',
    'เจ้าหน้าที่การเงิน',
    'พิมพ์จากระบบสมาชิกเมื่อ',
  ]) {
    await expect(receipt).toContainText(words);
  }
  const rows = receipt.getByRole('row');
  await expect(rows).toHaveCount(9);
  await expect(rows.last()).toContainText('33,525.07');

  // [ABI-10] the same as a PDF file.
  await page.emulateMedia({ media: null });
  const file = await savedPdf(page);
  expect(file.name).toBe('ใบเสร็จรับเงิน 00003 สิงหาคม 2569.pdf');
  expect(file.size).toEqual([210, 297]);
  expect(file.pages).toHaveLength(1);
  for (const words of [
    'สำเนาจากระบบ',
    'เลขที่ 6908-00003 วันที่ 31 สิงหาคม 2569',
    'รวมเงิน (สามหมื่นสามพันห้าร้อยยี่สิบห้าบาทเจ็ดสตางค์) 33,525.07',
    'ผู้จัดการ เจ้าหน้าที่การเงิน',
    'เลขที่เอกสาร 6908-00003 รหัสตรวจสอบ',
  ]) {
    expect(file.pages[0]).toContain(words);
  }
});

test('[MEM-13] before the money has come the paper is a notice, and names the arrears', async ({
  page,
}) => {
  await signIn(page, '3', '/member/kep');
  await expect(page.getByRole('button', { name: 'พิมพ์ใบแจ้งยอด' })).toBeVisible();
  await expect(card(page, 'ยอดเรียกเก็บ พฤศจิกายน 2569')).toContainText(
    'มากกว่าเดือนก่อน 33,325.78 บาท เพราะยอดค้างชำระเพิ่มเป็น 2 เดือน (+33,464.91)',
  );
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true })).count).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const notice = page.getByRole('article');
  await expect(notice.getByRole('heading', { name: 'ใบแจ้งยอดเรียกเก็บ' })).toBeVisible();
  await expect(notice).toContainText('ไม่ใช่ใบเสร็จรับเงิน');
  await expect(notice).not.toContainText('สำเนาจากระบบ');
  await expect(notice).not.toContainText('ลงชื่อ');
  await expect(notice.getByRole('row').filter({ hasText: 'ค้างชำระ ค่าหุ้นรายเดือน' })).toContainText(
    '4,400.00',
  );
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'ก่อนหน้า' }).click();
  await expect(page.getByText('หักเงินเดือนตุลาคม 2569 ไม่ได้')).toBeVisible();
  await expect(page.getByText('หน่วยงานยังไม่ได้นำส่งเงินของท่าน', { exact: true })).toBeVisible();
});

test('[MEM-13] a receipt shows its amounts even when the screen hides them', async ({ page }) => {
  await signIn(page, '1', '/member/kep?period=256910');
  await page.getByRole('button', { name: 'ตั้งค่าการแสดงผล' }).click();
  await page.getByLabel('ซ่อนจำนวนเงิน').check();
  await page.keyboard.press('Escape');
  const head = card(page, 'ยอดเรียกเก็บ ตุลาคม 2569');
  await expect(head).not.toContainText('16,470.85');
  await expect(head).not.toContainText('หนึ่งหมื่น');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toContainText('16,470.85');
});

test('[MEM-28] the months: total, print of the page itself, and a spreadsheet', async ({
  page,
}) => {
  // The dialogue of the browser would stop the test.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await signIn(page, '1', '/member/kep');
  const months = card(page, 'เดือนที่ผ่านมา');
  await expect(months.getByRole('row')).toHaveCount(26);
  // November's 16,277.96 has not come yet.
  await expect(months.getByRole('row').last()).toHaveText(/^รวมที่หักได้ 23 เดือน\s*175,694\.09$/);
  await months.getByRole('button', { name: 'ดาวน์โหลด' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'ไฟล์ CSV (.csv)' }).click();
  expect((await download).suggestedFilename()).toBe('รายการเรียกเก็บ 00001 ธ.ค. 2567-พ.ย. 2569.csv');
  await months.getByRole('button', { name: 'พิมพ์' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(months.getByRole('row').last()).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('article')).toBeVisible();
});

test('[MEM-13] a month that is none, and one without a collection, lead to the latest', async ({
  page,
}) => {
  await signIn(page, '1', '/member/kep?period=nonsense');
  await expect(page.getByText('ไม่พบรายการเรียกเก็บของเดือนนี้')).toBeVisible();
  await page.goto('/member/kep?period=240001');
  await expect(page.getByText('ไม่พบรายการเรียกเก็บของเดือนนี้')).toBeVisible();
  await page.getByRole('link', { name: 'ไปเดือนล่าสุด' }).click();
  await expect(page.getByRole('heading', { name: 'ยอดเรียกเก็บ พฤศจิกายน 2569' })).toBeVisible();
});

test('[MEM-13] [MEM-14] somebody who joined this month reads why there is nothing yet', async ({
  page,
}) => {
  await signIn(page, '2', '/member/kep');
  await expect(page.getByText('ยังไม่มีรายการเรียกเก็บ')).toBeVisible();
  await page.goto('/member/kepcrem');
  await expect(page.getByText('ท่านไม่ได้เป็นสมาชิกสมาคมฌาปนกิจสงเคราะห์')).toBeVisible();
});

test('[MEM-26] a month that fails to load offers to try again; the list stays', async ({
  page,
  control,
  world,
}) => {
  await control.faults.add.mutate({ world, endpoint: 'memberKepShow', status: 500, times: 1 });
  await signIn(page, '1', '/member/kep');
  const retry = page.getByRole('button', { name: 'ลองใหม่' });
  await expect(retry).toBeVisible();
  await expect(card(page, 'เดือนที่ผ่านมา')).toContainText('ต.ค. 2569');
  await retry.click();
  await expect(page.getByRole('heading', { name: 'ยอดเรียกเก็บ พฤศจิกายน 2569' })).toBeVisible();
});

test('[MEM-07] the first page tells the real causes and leads to the month', async ({ page }) => {
  await signIn(page, '1');
  const deducted = card(page, '30 พ.ย. 2569 หัก 16,277.96 บาท');
  await expect(deducted).toContainText(
    'น้อยกว่าเดือนก่อน 192.89 บาท เพราะคิดดอกเบี้ย 30 วัน เดือนก่อน 31 วัน',
  );
  await deducted.getByRole('link', { name: 'ดูรายละเอียดและพิมพ์เอกสาร' }).click();
  await expect(page).toHaveURL('/member/kep?period=256911');
});

test('[MEM-14] [MEM-29] the cremation funds: reached from the collection, memberships and rows', async ({
  page,
}) => {
  await signIn(page, '1', '/member/kep');
  await page.getByRole('link', { name: 'ฌาปนกิจสงเคราะห์ (13 ศพ)' }).click();
  await expect(page).toHaveURL('/member/kepcrem');
  await expect(page.getByRole('heading', { level: 1, name: 'ฌาปนกิจสงเคราะห์' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['ส.ฌ.', 'สสอค.', 'สส.ชสอ.']);
  // The three associations would pay the same two people.
  const payees = card(page, 'ผู้รับเงินสงเคราะห์ของทั้ง 3 สมาคม').getByRole('listitem');
  await expect(payees).toHaveText([
    'นางสมหญิง ใจงาม (คู่สมรส) 50.00 %',
    'นายณัฐพล ใจงาม (บุตร) 50.00 %',
  ]);
  await expect(page.getByText('1,420,416.00')).toBeVisible();
  const table = page.getByRole('table', { name: 'รายการเก็บรายเดือน' });
  await expect(table.getByRole('row', { name: /ตุลาคม 2569/ }).getByRole('cell')).toHaveText([
    '14',
    '20.00',
    'หักครบแล้ว',
    '6910-00001',
    '280.00',
  ]);
  await expect(table.getByRole('row').last()).toHaveText(/รวม 11 รายการ.*172.*3,440\.00/);
  await page.getByRole('button', { name: 'ทั้งหมด', exact: true }).click();
  await expect(page.getByText('แสดง 36 จาก 36 รายการ')).toBeVisible();
  await table.getByRole('link', { name: 'ตุลาคม 2569' }).click();
  await expect(page).toHaveURL('/member/kep?period=256910');
});

test('[MEM-14] [MEM-29] from the first page; two months overdue is said first', async ({
  page,
}) => {
  await signIn(page, '3');
  await page.getByRole('link', { name: 'ดูฌาปนกิจสงเคราะห์' }).click();
  await expect(page.getByText('ค้างชำระเงินสงเคราะห์ 2 เดือนติดต่อกัน')).toBeVisible();
  await expect(page.getByText('หักไม่ได้', { exact: true })).toHaveCount(2);
});

test('[MEM-13] [MEM-14] @phone both pages fit the screen and have no accessibility fault, light and dark; a month is chosen with the thumb', async ({
  page,
}) => {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await signIn(page, '3', '/member/kep');
  await expect(card(page, 'ทำไมยอดจึงเปลี่ยน')).toBeVisible();
  await expect(card(page, 'เดือนที่ผ่านมา')).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await expectAccessible(page, ['light', 'dark']);
  await page.getByLabel('เดือน', { exact: true }).selectOption({ label: 'สิงหาคม 2569' });
  await expect(page.getByRole('heading', { name: 'ยอดเรียกเก็บ สิงหาคม 2569' })).toBeVisible();
  await expect(page.getByText('33,525.07').first()).toBeVisible();
  await page.goto('/member/kepcrem');
  await expect(page.getByText(/^แสดง 11 จาก/)).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await expectAccessible(page, ['light', 'dark']);
});

test('[LED-13][LED-14] more is paid than is owed: it stands on the pages, and is claimed', async ({
  page,
  control,
  world,
}) => {
  await control.agencies.withhold.mutate({ world, agency: '80010001' });
  await control.clock.set.mutate({ world, now: Date.parse('2026-12-02T09:00:00+07:00') });
  const payment = { world, member: '00001', channel: 'counter', amount: '20000.00' } as const;
  const { receipt } = await control.cashier.pay.mutate({ ...payment, keep: true });
  await control.clock.set.mutate({ world, now: Date.parse('2026-12-03T09:00:00+07:00') });
  await page.goto(
    `/__control/enter?${new URLSearchParams({ member: '1', world, to: '/member/kep' })}`,
  );
  const held = page.getByText('เงินรอหักงวดหน้า 3,722.04 บาท');
  await expect(held).toBeVisible();
  await expect(page.getByText(/จะหักให้ในยอดเรียกเก็บที่ครบกำหนด 31 ธ\.ค\. 2569/)).toBeVisible();
  const receipts = table(page, 'ใบเสร็จนอกงวด 1 ใบ');
  await expect(receipts.getByRole('row').nth(1)).toContainText(receipt);
  await expectAccessible(page, ['light', 'dark']);
  await page.getByRole('link', { name: 'ขอรับคืน' }).click();
  await expect(page.getByLabel('ต้องการทำอะไร')).toHaveValue('CLAIM_HELD');
  await page.getByLabel('จำนวนเงิน (บาท)').fill('3722.04');
  await page.getByRole('button', { name: 'ตรวจทานคำขอ' }).click();
  await page.getByRole('button', { name: 'ยืนยันส่งคำขอ' }).click();
  await expect(page.getByRole('heading', { name: /ขอรับเงินรอคืน R2569-000001/ })).toBeVisible();
  await control.clock.set.mutate({ world, now: Date.parse('2026-12-10T09:00:00+07:00') });
  await page.goto(
    `/__control/enter?${new URLSearchParams({ member: '1', world, to: '/member/kep' })}`,
  );
  await expect(table(page, 'ใบเสร็จนอกงวด 2 ใบ')).toContainText('จ่ายคืนเงินรอคืน');
  await expect(held).toBeHidden();
});
