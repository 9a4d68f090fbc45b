import { expectAccessible } from '../kit/accessible.ts';
import { printed } from '../kit/pdf.ts';
import { expect, test } from '../kit/world.ts';

const NO = 'เลขทะเบียนสมาชิก หรือเลขประจำตัวประชาชน';

test('[PUB-20] places, candidates and results of the election; bars and table say the same @phone', async ({
  page,
}) => {
  await page.goto('/election');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { level: 1, name: 'การเลือกตั้งคณะกรรมการดำเนินการ ประจำปี 2570' }),
  ).toBeVisible();
  await expect(main.getByText('11,171 คน')).toBeVisible();
  await expect(
    main.getByText('หมายเลข 1 นางวรรณภา หนูพรหม ได้คะแนนมากที่สุด 2,855 คะแนน จากบัตร\u2060ดี 7,769 ใบ'),
  ).toBeVisible();
  const bars = page.getByRole('figure').first().getByRole('listitem');
  await expect(bars).toHaveText([
    '1 นางวรรณภา หนูพรหม2,855 คะแนน (36.7 %)',
    '2 นางจิราภรณ์ สุขงาม2,598 คะแนน (33.4 %)',
    '3 นายสาโรจน์ เพชรคง2,316 คะแนน (29.8 %)',
  ]);
  // The result comes first; where to vote is asked no more. A bar is as long as its share.
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('ประธานกรรมการ');
  await expect(page.getByLabel(NO)).toHaveCount(0);
  const shares = await bars.evaluateAll((items) =>
    items.map(({ lastElementChild: track }) => {
      const bar = track?.firstElementChild;
      return ((bar?.clientWidth ?? 0) / (track?.clientWidth ?? 1)) * 100;
    }),
  );
  expect(shares.map(Math.round)).toEqual([37, 33, 30]);
  await main.getByText('คะแนนประธานกรรมการรายหน่วย').first().click();
  const table = page.getByRole('table', { name: 'คะแนนประธานกรรมการรายหน่วย' });
  await expect(table.getByRole('row').filter({ hasText: 'รวมทุกหน่วย' })).toContainText(
    /2,855.*2,598.*2,316.*215.*126.*8,110/,
  );
  await main.getByLabel('เลือกหน่วย').selectOption({ label: 'หน่วย 4 ท่าศาลา' });
  await expect(page).toHaveURL('/election?unit=4');
  await expect(
    main.getByText('หมายเลข 3 นายวิชัย นวลสกุล ได้คะแนนมากที่สุด 185 คะแนน จากบัตร\u2060ดี 498 ใบ'),
  ).toBeVisible();
  await expect(
    main.getByRole('listitem').filter({ hasText: 'ได้รับเลือก' }).filter({ hasText: 'นวลสกุล' }),
  ).toBeVisible();
  const places = page.getByRole('table', { name: 'หน่วยเลือกตั้ง' });
  await expect(places.getByRole('row').filter({ hasText: '4 ท่าศาลา' })).toContainText(
    /หอประชุมที่ว่าการอำเภอท่าศาลา.*08\.00 ถึง 12\.00 น\..*675/,
  );
  await expectAccessible(page, ['light', 'dark']);
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'ระเบียบการลงคะแนน ปี 2569 (PDF)' }).click();
  expect((await download).suggestedFilename()).toBe('ระเบียบการลงคะแนน ปี 2569.pdf');
});

test('[PUB-20] a number leads to unit, box and line, masked, and to a card to take along', async ({
  page,
  control,
  world,
}) => {
  await control.clock.set.mutate({ world, now: Date.parse('2026-11-08T10:00:00+07:00') });
  await page.goto('/election');
  const no = page.getByLabel(NO);
  const look = page.getByRole('button', { name: 'ตรวจสอบ' });
  await no.fill('1234567');
  await look.click();
  await expect(
    page.getByText('กรุณากรอกเลขทะเบียนสมาชิก 1 ถึง 6 หลัก หรือเลขประจำตัวประชาชน 13 หลัก'),
  ).toBeVisible();
  await expect(page).toHaveTitle(/^ผิดพลาด: การเลือกตั้ง - /);
  await no.fill('๒');
  await look.click();
  const answer = page.getByRole('status').filter({ hasText: 'บัญชีผู้มีสิทธิ' });
  const refusal = 'ไม่พบชื่อในบัญชีผู้มีสิทธิเลือกตั้งจากเลขที่กรอก โปรดตรวจสอบตัวเลขอีกครั้ง';
  await expect(answer).toContainText(refusal);
  await no.fill('999999');
  await look.click();
  await expect(answer).toContainText(refusal);
  await no.fill('1');
  await look.click();
  await expect(answer).toContainText('พบชื่อในบัญชีผู้มีสิทธิเลือกตั้ง');
  await expect(answer).toContainText('นายสมชาย ใจxxxx');
  await expect(answer).toContainText('หน่วย 7 ลานสกา');
  await expect(answer).toContainText('ช่องที่ 1');
  await expect(page.getByText('ใจงาม')).toHaveCount(0);
  // The unit that was found is the one whose candidates are shown.
  await expect(page.getByLabel('เลือกหน่วย')).toHaveValue('7');
  await expectAccessible(page, ['light', 'dark']);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'บัตรแจ้งหน่วยเลือกตั้ง' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});

test('[PUB-20] the page follows its phase: when and where, until when, wait, the result', async ({
  page,
  control,
  world,
}) => {
  await control.clock.set.mutate({ world, now: Date.parse('2026-10-01T09:00:00+07:00') });
  await page.goto('/election');
  const main = page.getByRole('main');
  await expect(main.getByText('ลงคะแนนวันอาทิตย์ที่ 8 พฤศจิกายน 2569')).toBeVisible();
  await expect(main.getByText('เวลา 08.00 ถึง 12.00 น.', { exact: true }).first()).toBeVisible();
  const first = main.getByRole('heading', { level: 2 }).first();
  await expect(first).toHaveText('ตรวจสอบสิทธิและหน่วยเลือกตั้งของท่าน');
  await expect(page.getByText('ประกาศแล้ว ยังไม่ถึงวันลงคะแนน')).toBeVisible();
  await expect(page.getByText('ยังไม่ประกาศรายชื่อผู้สมัคร')).toHaveCount(2);
  await control.clock.set.mutate({ world, now: Date.parse('2026-11-08T10:00:00+07:00') });
  await page.reload();
  await expect(page.getByText('วันนี้ลงคะแนนได้ถึงเวลา 12.00 น.')).toBeVisible();
  await expect(first).toHaveText('ตรวจสอบสิทธิและหน่วยเลือกตั้งของท่าน');
  await expect(page.getByText('เปิดลงคะแนนอยู่')).toBeVisible();
  await expect(page.getByText('นางวรรณภา หนูพรหม')).toBeVisible();
  await expect(page.getByText('ได้คะแนนมากที่สุด')).toHaveCount(0);
  await control.clock.set.mutate({ world, now: Date.parse('2026-11-08T13:00:00+07:00') });
  await page.reload();
  await expect(main.getByText('ผลการเลือกตั้งจะแสดงในหน้านี้เมื่อสหกรณ์ประกาศผล')).toBeVisible();
  await expect(page.getByLabel(NO)).toHaveCount(0);
  await control.clock.set.mutate({ world, now: Date.parse('2026-11-20T09:00:00+07:00') });
  await page.reload();
  await expect(main.getByText('ได้คะแนนมากที่สุด').first()).toBeVisible();
  const { pages } = await printed(page);
  expect(pages).toHaveLength(3);
  expect(pages[0]).toContain('คะแนนประธานกรรมการรายหน่วย');
  expect(pages.join(' ')).not.toMatch(/ผ่านแล้ว|ดูแผนที่|[▸▶]/);
});
