import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectDone, expectRefused, firstRow, openConsole } from '../testing/open-console.tsx';

/** Returns what the month that is shown says of this term. */
const fact = async (term: string) =>
  (await screen.findByText(term, { selector: 'dt' })).nextElementSibling?.textContent?.replaceAll(
    '\u00a0',
    ' ',
  );

test('a month is recorded short once that is no more than was billed, and what an agency keeps is transferred only once it says otherwise', async () => {
  const { user, press, fill, world } = await openConsole('collection');
  await fill('เลขหน่วยงาน', '80010001');
  await press('ดูงวดของหน่วยงาน');
  await screen.findByRole('heading', { name: '80010001 โรงเรียนบ้านตัวอย่าง' });
  expect(screen.getByText('ไม่มีใครหักไม่ครบในงวดนี้')).toBeDefined();
  await press('เพิ่มผู้ที่หักไม่ครบ');
  const line = within(await screen.findByRole('group', { name: 'ผู้ที่หักไม่ครบ รายที่ 1' }));
  await user.type(line.getByLabelText('เลขทะเบียนสมาชิก'), '1');
  await user.type(line.getByLabelText('หักได้จริง (บาท)'), '999,999');
  await user.selectOptions(line.getByLabelText('เหตุผล'), 'พักราชการ');
  await press('บันทึกผลการหัก');
  await expectRefused(/00001: มากกว่ายอดเรียกเก็บ/);
  await user.clear(line.getByLabelText('หักได้จริง (บาท)'));
  await user.type(line.getByLabelText('หักได้จริง (บาท)'), '10,000');
  await press('บันทึกผลการหัก');
  await expectDone('บันทึกงวด 256911 แล้ว หักไม่ครบ 1 ราย');
  expect(await firstRow('หักไม่ครบหรือยังค้าง')).toMatch(/00001 นายสมชาย ใจงาม.*พักราชการ/);

  await press('หน่วยงานไม่นำส่งงวดนี้');
  await screen.findByText('หน่วยงานไม่นำส่งเงินงวดนี้');
  await fill('จำนวนเงิน (บาท)', '1000');
  await press('แจ้งโอน');
  await expectRefused(/80010001 keeps the money of 256911/);

  world.clock.advance(11 * 86_400_000);
  const period = screen.getByLabelText('งวด');
  await user.selectOptions(period, '256910');
  await screen.findByText('สหกรณ์รับเงินของงวดนี้แล้ว หากต้องแก้ไขผลการหักกรุณาติดต่อสหกรณ์');
  await user.selectOptions(screen.getByLabelText('งวด'), '256911');
  expect(await fact('สถานะ')).toContain('ค้างส่ง');
  await press('บันทึกผลการหัก');
  await expectDone(/^บันทึกงวด 256911/);
  await fill('จำนวนเงิน (บาท)', '1000');
  await press('แจ้งโอน');
  await expectDone('แจ้งโอน 1,000.00 บาทแล้ว');
  expect(screen.getByText('ทุกยอดตรงกัน')).toBeDefined();
});

test('[LED-12] the desk says that the bank has nothing of a note, then receives another sum than was noted', async () => {
  const { press, fill } = await openConsole('collection');
  await fill('เลขหน่วยงาน', '80010001');
  await press('ดูงวดของหน่วยงาน');
  await screen.findByText('ยังไม่ได้แจ้งโอนงวดนี้');
  await press('บันทึกผลการหัก');
  await expectDone(/^บันทึกงวด 256911/);
  await fill('จำนวนเงิน (บาท)', '1000');
  await press('แจ้งโอน');
  expect(await firstRow('การแจ้งโอนของหน่วยงาน')).toMatch(/^1.*1,000\.00.*รอตรวจ$/);
  await fill('การแจ้งโอนรายการที่', '1');
  await press('ไม่พบเงิน');
  await expectDone('บันทึกว่าไม่พบเงินตามที่แจ้งแล้ว');
  expect(await firstRow('การแจ้งโอนของหน่วยงาน')).toMatch(/ไม่พบเงิน$/);
  expect(await fact('สหกรณ์ได้รับ')).toBe('0.00 บาท');
  await fill('จำนวนเงินที่เข้าบัญชี (เว้นว่างคือเท่าที่แจ้ง)', '900');
  await fill('การแจ้งโอนรายการที่ (เว้นว่างคือเงินที่ไม่มีผู้แจ้ง)', '1');
  await press('รับเงิน');
  await expectDone('สหกรณ์ได้รับรวม 900.00 บาทแล้ว');
  expect(await firstRow('ใบรับเงินที่ออกแล้ว')).toMatch(/^รง\. 6911\/0001.*900\.00.*1$/);
  expect(await fact('สหกรณ์ได้รับ')).toBe('900.00 บาท');
  expect(screen.getByText('ทุกยอดตรงกัน')).toBeDefined();
});
