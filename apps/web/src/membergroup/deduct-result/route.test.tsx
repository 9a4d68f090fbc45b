import '../../testing/dialogs.ts';
import type { World } from '@coop/mock-api/world/world';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { saveCsv } from '../../testing/downloads.ts';
import { NOW } from '../../testing/mock-backend.ts';
import { definition, tableRows, textOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as DeductResult } from './route.tsx';

const AT = '/membergroup/deduct_result';
const SCHOOL = '80010001';
/** Months since year 0: พ.ย. 2569. */
const NOVEMBER = 2026 * 12 + 10;
/** Throws the draft away, after the question. */
async function throwAway(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'ทิ้งร่าง' }));
  const [, confirm] = screen.getAllByRole('button', { name: 'ทิ้งร่าง' });
  if (confirm) await user.click(confirm);
}

test('[GRP-06] who was short in a closed month is named with what is still owed, also without a reason', async () => {
  const { user } = await openScreen(DeductResult, { agency: SCHOOL, at: `${AT}?period=256910` });
  await screen.findByText('งวดนี้บันทึกผลไม่ได้แล้ว');
  expect(screen.getByText(/หากต้องแก้ไขผลการหักกรุณาติดต่อสหกรณ์/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'บันทึกผล' })).toBeNull();
  const caption = 'ผลการหักรายคนตุลาคม 2569';
  await screen.findByRole('table', { name: caption });
  expect(tableRows(caption).slice(1)).toEqual([
    '00003 | นางสุมาลี สังข์บุญ | 66,830.69 | 0.00 | 33,464.91 | 33,365.78 | หน่วยงานไม่ได้แจ้งเหตุผล | 33,464.91',
  ]);
  const sum =
    'เรียกเก็บ 173,568.84 = หักได้ตามกำหนด 106,738.15 + ยกไปงวดถัดไป 33,464.91 + ค้างจากงวดก่อน 33,365.78';
  expect(screen.getByText(sum)).toBeDefined();
  expect(screen.getByText('ใบเรียกเก็บงวดถัดไปมียอดค้างของสมาชิกเหล่านี้ 66,830.69 บาท')).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: 'เฉพาะคนที่หักไม่ครบ (1 จาก 10 คน)' }));
  expect(tableRows(caption)).toHaveLength(12);
  expect(tableRows(caption).at(-1)).toMatch(/^รวม 10 คน \| 173,568\.84 \| 106,738\.15/);
  // Each sum stands once: of everybody in the last row, of a single receipt in its own.
  expect(screen.queryByText(sum)).toBeNull();
  expect(tableRows('ใบรับเงินของสหกรณ์')).toHaveLength(2);
  for (const cell of screen.getAllByRole('cell')) expect(cell.children.length).toBeLessThan(2);
  expect(screen.getAllByText('ใบรับเงิน รง. 6910/0001 วันที่ 31 ต.ค. 2569').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('checkbox', { name: /^เฉพาะคนที่หักไม่ครบ/ }));
  const csv = await saveCsv(user, screen.getAllByRole('button', { name: 'ดาวน์โหลด' }).at(-1));
  expect(csv.name).toBe('ผลการหักรายคน 80010001 ตุลาคม 2569 คนที่หักไม่ครบ.csv');
  expect(csv.lines).toEqual([
    'เลขที่สมาชิก,ชื่อ-นามสกุล,เรียกเก็บ,หักได้ตามกำหนด,ยกไปงวดถัดไป,ค้างจากงวดก่อน,เหตุผล,ยังค้างอยู่,ชำระครบเมื่อ',
    '00003,นางสุมาลี สังข์บุญ,66830.69,0.00,33464.91,33365.78,หน่วยงานไม่ได้แจ้งเหตุผล,33464.91,สมาชิกยังค้างอยู่',
    ',รวม 1 คน,66830.69,0.00,33464.91,33365.78,,33464.91,',
    '',
  ]);
});

test('[LED-04][GRP-06] whom two clerks recorded differently has to be chosen; everybody else is joined', async () => {
  const worlds: World[] = [];
  const { user } = await openScreen(DeductResult, {
    agency: SCHOOL,
    at: AT,
    before: (world) => worlds.push(world),
  });
  await user.type(await screen.findByLabelText('เพิ่มคนที่หักไม่ครบ'), '4');
  // Of a month that nobody has begun, what to record stands on the first screen, and not what is still none.
  expect(screen.queryByText('สหกรณ์รับเงินแล้ว')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'เพิ่ม' }));
  await user.type(screen.getByLabelText('หักได้จริง (บาท)'), '15100');
  await user.selectOptions(screen.getByLabelText('เหตุผล'), 'เงินไม่พอ');
  const lines = [{ no: 4, deductedSatang: 100_00, reason: 'ย้าย' as const }];
  const value = { month: NOVEMBER, lines, device: 'คอมพิวเตอร์ Windows · Chrome' };
  worlds[0]?.overlay.append({ at: NOW, kind: 'deduct-result', subject: SCHOOL, value });
  await user.click(screen.getByRole('button', { name: 'บันทึกผล' }));
  await user.click(screen.getByRole('button', { name: 'ยืนยันบันทึก' }));
  await screen.findByText(/มีผู้บันทึกผลของงวดนี้ระหว่างที่ท่านกรอก/);
  const who = /^บันทึกล่าสุดเมื่อ 20 พ.ย. 2569 09:00 น. โดย .* จากคอมพิวเตอร์ Windows · Chrome · ระบบรวม/;
  expect(screen.getByText(who)).toBeDefined();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('conflict'), 30_000);
  await user.click(screen.getByRole('button', { name: 'บันทึกผลที่รวมแล้ว' }));
  expect(await screen.findByRole('link', { name: /^00004: กรอกต่างกัน/ })).toBeDefined();
  await user.selectOptions(screen.getByLabelText(/^ใช้ของใครสำหรับ/), 'ของท่าน');
  await user.click(screen.getByRole('button', { name: 'บันทึกผลที่รวมแล้ว' }));
  await screen.findByRole('heading', { name: 'บันทึกผลเรียบร้อยแล้ว' });
  expect(await screen.findByText('หักไม่ได้ 5,000.00 บาท (1 คน)')).toBeDefined();
});

test('[EAR-03] whom the clerk adds, takes out or types too much for is said once, with the sum to transfer', async () => {
  const { user } = await openScreen(DeductResult, { agency: SCHOOL, at: AT });
  const statuses = () => screen.getAllByRole('status').map((element) => element.textContent);
  const statusSays = (words: string) =>
    vi.waitFor(() => expect(statuses()).toContain(words), 30_000);
  await user.type(await screen.findByLabelText('เพิ่มคนที่หักไม่ครบ'), 'สมชาย');
  await user.click(screen.getByRole('button', { name: 'เพิ่ม' }));
  const amount = screen.getByLabelText('หักได้จริง (บาท)');
  expect(document.activeElement).toBe(amount);
  await statusSays('เพิ่ม นายสมชาย ใจงาม แล้ว หักไม่ครบ 1 คน ยอดที่ต้องโอน 205,949.76 บาท');
  await user.type(amount, '15000');
  await statusSays('หักไม่ครบ 1 คน ยอดที่ต้องโอน 204,671.80 บาท');
  await user.type(amount, '0');
  await statusSays('นายสมชาย ใจงาม: ต้องน้อยกว่ายอดเรียกเก็บ 16,277.96 บาท ถ้าหักได้ครบให้นำออกจากรายการ');
  await user.click(screen.getByRole('button', { name: /^นำออก/ }));
  expect(document.activeElement).toBe(screen.getByLabelText('เพิ่มคนที่หักไม่ครบ'));
  await statusSays('นำ นายสมชาย ใจงาม ออกแล้ว ยังไม่ได้บันทึกผล ยอดที่ต้องโอน 205,949.76 บาท');
  // What is left then is said by the receipt, which takes the focus.
  await user.click(screen.getByRole('button', { name: 'แจ้งโอนเงิน' }));
  await user.click(await screen.findByRole('button', { name: 'ยืนยันแจ้งโอน' }));
  await screen.findByRole('heading', { name: 'แจ้งการโอนเงินเรียบร้อยแล้ว' });
  expect(statuses().join()).not.toContain('ยอดที่ต้องโอน');
});

test('[LED-01][GRP-06] a draft stands apart from the record: what differs, thrown away after a question, or recorded', async () => {
  const { user } = await openScreen(DeductResult, { agency: SCHOOL, at: AT });
  const add = await screen.findByLabelText('เพิ่มคนที่หักไม่ครบ');
  await user.type(add, '4');
  await user.click(screen.getByRole('button', { name: 'เพิ่ม' }));
  await user.type(screen.getByLabelText('หักได้จริง (บาท)'), '15100');
  await user.selectOptions(screen.getByLabelText('เหตุผล'), 'เงินไม่พอ');
  expect(screen.getByRole('heading', { name: 'ร่างที่ยังไม่ได้บันทึก' })).toBeDefined();
  expect(definition('เพิ่ม')).toBe('1 คน');
  expect(definition('ยอดที่ต้องโอน')).toBe('205,949.76');
  expect(definition('ยอดที่ต้องโอนตามร่าง')).toBe('200,949.76 บาท น้อยลง 5,000.00 บาท');
  await user.click(screen.getByRole('button', { name: 'ทิ้งร่าง' }));
  await user.click(screen.getByRole('button', { name: 'เก็บร่างไว้' }));
  expect(screen.getByLabelText('หักได้จริง (บาท)')).toHaveProperty('value', '15100');
  await user.click(screen.getByRole('button', { name: 'บันทึกผล' }));
  expect(definition('คนที่หักได้ไม่ครบ 1 คน')).toBe('นางเบญจวรรณ แก้วแสง หักไม่ได้ 5,000.00 บาท');
  await user.click(screen.getByRole('button', { name: 'ยืนยันบันทึก' }));
  const sent = await screen.findByRole('heading', { name: 'บันทึกผลเรียบร้อยแล้ว' });
  await vi.waitFor(() => expect(document.activeElement).toBe(sent), 30_000);
  expect(definition('จำนวนเงินที่ต้องโอน')).toBe('200,949.76 บาท');
  expect(definition('ยอดที่ต้องโอน')).toBe('200,949.76');
  expect(definition('เลขที่ใบนำส่งเงิน')).toBe('นส. 6911/0001');
  // One text: a screen reader does not begin at the colon.
  expect(screen.getByText(/^ขั้นต่อไป: โอนเงิน/).childNodes).toHaveLength(1);
  expect(definition('กำหนดโอน')).toBe('ภายใน 30 พ.ย. 2569');
  await vi.waitFor(() => expect(definition('โอนเข้าบัญชี')).toContain('เลขที่ 801-0-12345-6'), 30_000);
  expect(screen.queryByText('ร่างที่ยังไม่ได้บันทึก')).toBeNull();
  // What was just done, the figures of deducted and to transfer, and the code: not once more in each card.
  await screen.findByText(/^สแกนเพื่อโอน/);
  expect(textOf(document.body).match(/200,949\.76/g)).toHaveLength(4);

  await user.click(screen.getByRole('button', { name: /นำออก/ }));
  expect(definition('นำออก')).toBe('1 คน');
  expect(definition('ยอดที่ต้องโอนตามที่บันทึกไว้')).toBe('200,949.76 บาท');
  await throwAway(user);
  expect(screen.queryByText('ร่างที่ยังไม่ได้บันทึก')).toBeNull();
  expect(screen.getByLabelText('หักได้จริง (บาท)')).toHaveProperty('value', '15,100.00');
});

test('[GRP-06] a transfer is told with its day, amount and reference, and then stands on the page', async () => {
  const { user } = await openScreen(DeductResult, { agency: SCHOOL, at: AT });
  const amount = await screen.findByLabelText('จำนวนเงินที่โอน (บาท)');
  expect(amount).toHaveProperty('value', '205,949.76');
  await user.clear(amount);
  await user.click(screen.getByRole('button', { name: 'แจ้งโอนเงิน' }));
  const alert = await screen.findByRole('group', { name: 'ยังแจ้งโอนไม่ได้' });
  expect(within(alert).getByText(/กรุณากรอกจำนวนเงินที่โอน/)).toBeDefined();
  await user.type(amount, '๒๐๐,๐๐๐');
  await user.click(screen.getByRole('button', { name: 'แจ้งโอนเงิน' }));
  // Nothing is sent that is not the sum without asking.
  const question = await screen.findByRole('dialog', { name: 'ยอดที่แจ้งน้อยกว่ายอดที่ต้องโอน' });
  expect(question.textContent).toContain('จำนวนเงินที่โอน200,000.00');
  expect(question.textContent).toContain('จะยังค้างโอน5,949.76');
  await user.click(within(question).getByRole('button', { name: 'กลับไปแก้ไข' }));
  expect(screen.queryByText(/จำนวน 200,000.00 บาท/)).toBeNull();
  expect(amount).toHaveProperty('value', '๒๐๐,๐๐๐');
  await user.click(screen.getByRole('button', { name: 'แจ้งโอนเงิน' }));
  await user.click(await screen.findByRole('button', { name: 'แจ้งโอนตามยอดนี้' }));
  // What is still to be transferred is what was not, and nothing has been received yet.
  await vi.waitFor(() => expect(definition('ยอดที่ต้องโอน')).toBe('5,949.76'), 30_000);
  expect(definition('โอนแล้ว')).toBe('200,000.00');
  expect(definition('สหกรณ์รับเงินแล้ว')).toBe('0.00');
  expect(screen.getByText(/สหกรณ์จะออกใบรับเงินเมื่อตรวจพบเงินเข้าบัญชี/)).toBeDefined();
  const sent = screen.getByRole('heading', { name: 'แจ้งการโอนเงินเรียบร้อยแล้ว' });
  expect(document.activeElement).toBe(sent);
  expect(definition('จำนวนเงินที่โอน')).toBe('200,000.00 บาท');
});

test('[GRP-06] who is short is looked for by number and name, and mistakes are named beside the person', async () => {
  const { user } = await openScreen(DeductResult, { agency: SCHOOL, at: AT });
  const add = async (who: string) => {
    const field = await screen.findByLabelText('เพิ่มคนที่หักไม่ครบ');
    await user.clear(field);
    await user.type(field, who);
    await user.click(screen.getByRole('button', { name: 'เพิ่ม' }));
  };
  const entry = (name: RegExp) => within(screen.getByRole('group', { name }));
  await add('99999');
  const unknown = 'ไม่พบสมาชิกนี้ในงบหน้าเรียกเก็บ';
  expect(await screen.findByText(unknown, { selector: ':not([role])' })).toBeDefined();
  // Heard, too.
  await screen.findByText(unknown, { selector: '[role=status]' });
  await add('ประ');
  expect((await screen.findAllByText('มีหลายคน โปรดเลือก')).length).toBeGreaterThan(0);
  expect(screen.queryByText(unknown, { selector: ':not([role])' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: /ประทีป อินทร์ช่วย$/ }));
  expect(screen.queryByText('มีหลายคน โปรดเลือก')).toBeNull();
  await add('นางรัตนา เดชรักษ์');
  const first = entry(/^00008 /);
  const second = entry(/^00012 /);
  await user.type(first.getByLabelText('หักได้จริง (บาท)'), '๑๐,๐๐๐');
  expect(definition('ยอดที่ต้องโอนตามร่าง')).toContain('205,538.80');
  const refused = async (words: string) => {
    await user.click(screen.getByRole('button', { name: 'บันทึกผล' }));
    await vi.waitFor(
      () => expect(screen.getByRole('group', { name: 'ยังบันทึกไม่ได้' }).textContent).toContain(words),
      30_000,
    );
    expect(document.title).toMatch(/^ผิดพลาด: /);
  };
  await refused('00008 นายประทีป อินทร์ช่วย: กรุณาเลือกเหตุผล');
  await user.selectOptions(first.getByLabelText('เหตุผล'), 'เงินไม่พอ');
  await user.type(second.getByLabelText('หักได้จริง (บาท)'), '1760');
  await user.selectOptions(second.getByLabelText('เหตุผล'), 'ย้าย');
  await refused('00012 นางรัตนา เดชรักษ์: ต้องน้อยกว่ายอดเรียกเก็บ 1,760.00 บาท');
  await throwAway(user);
});

test('[GRP-07] a file that does not fit is told by row and column, with what is missing', async () => {
  const { user } = await openScreen(DeductResult, { agency: SCHOOL, at: AT });
  const sheet = '\uFEFFเลขที่สมาชิก,หักได้จริง,เหตุผล\r\n00001,ครบ,';
  const file = new File([sheet], 'ผิด.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('ไฟล์ผลการหักเงิน'), file);
  await user.click(screen.getByRole('button', { name: 'ตรวจไฟล์' }));
  expect(await screen.findByText(/^ไฟล์ไม่ตรงกับงบหน้าเรียกเก็บ 10\s*แห่ง/)).toBeDefined();
  const [, wrong, missing] = tableRows('จุดที่ต้องแก้ในไฟล์');
  expect(wrong).toBe(
    '2 | 00001 นายสมชาย ใจงาม | หักได้จริง | ครบ | ไม่ใช่จำนวนเงิน กรุณากรอกเป็นตัวเลข เช่น 1,234.50',
  );
  expect(missing).toContain('ไม่มีแถวของ 00003 นางสุมาลี สังข์บุญ');
});

test('[GRP-07] an empty file is told at its field and not sent; a sheet that was not read is named', async () => {
  const { user, toasts } = await openScreen(DeductResult, {
    agency: SCHOOL,
    at: AT,
    before: ({ faults }) => {
      const body = { rc_code: '1', rc_des: '', rows_read: 10, lines: [], problems: [] };
      faults.add({
        endpoint: 'membergroupDeductResultCheck',
        body: { ...body, read_sheet: 'ผล', unread_sheets: ['พักราชการ'] },
      });
    },
  });
  const field = await screen.findByLabelText('ไฟล์ผลการหักเงิน');
  const check = () => user.click(screen.getByRole('button', { name: 'ตรวจไฟล์' }));
  await user.upload(field, new File([], 'ผล.xlsx'));
  await check();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  // At the field, and in the summary that leads there.
  expect(screen.getAllByText('ไฟล์นี้ว่างเปล่า กรุณาเลือกไฟล์ที่กรอกแล้ว')).toHaveLength(2);
  expect(toasts).toEqual([]);
  await user.upload(field, new File(['x'], 'ผล.xlsx'));
  await check();
  expect(await screen.findByText('อ่านเฉพาะแผ่นงาน “ผล” ไม่ได้อ่านแผ่นงาน พักราชการ')).toBeDefined();
});

test('[GRP-06] who has died or left is asked about one by one, with name and number, before the result as a whole', async () => {
  const { user } = await openScreen(DeductResult, { agency: SCHOOL, at: AT });
  for (const [no, reason] of [
    ['4', 'เสียชีวิต'],
    ['5', 'ลาออก'],
    ['6', 'เงินไม่พอ'],
  ] as const) {
    await user.type(await screen.findByLabelText('เพิ่มคนที่หักไม่ครบ'), no);
    await user.click(screen.getByRole('button', { name: 'เพิ่ม' }));
    await user.type(screen.getAllByLabelText('หักได้จริง (บาท)')[0] as HTMLElement, '0');
    await user.selectOptions(screen.getAllByLabelText('เหตุผล')[0] as HTMLElement, reason);
  }
  await user.click(screen.getByRole('button', { name: 'บันทึกผล' }));
  const dead = within(screen.getByRole('dialog', { name: /^เสียชีวิต: / }));
  expect(dead.getByText('00004')).toBeDefined();
  expect(dead.getByText(/^สหกรณ์จะขอใบมรณบัตรก่อน/)).toBeDefined();
  await user.click(dead.getByRole('button', { name: 'ยืนยันว่าเสียชีวิต' }));
  const left = within(screen.getByRole('dialog', { name: /^ลาออก: / }));
  expect(left.getByText('00005')).toBeDefined();
  await user.click(left.getByRole('button', { name: 'ยืนยันว่าลาออก' }));
  expect(screen.getByRole('dialog', { name: 'ยืนยันผลการหักเงิน' })).toBeDefined();
});

test('[GRP-06] a month that was received in full shows its result first; its form is behind one press', async () => {
  await openScreen(DeductResult, {
    agency: SCHOOL,
    at: AT,
    before: ({ overlay }) => {
      const value = { month: NOVEMBER, satang: 205_949_76, on: '2026-11-20', reference: 'KTB' };
      overlay.append({ at: NOW, kind: 'bank-receipt', subject: SCHOOL, value });
    },
  });
  expect(await screen.findByText('หักได้ครบทั้ง 10 คน ไม่มียอดค้างไปงวดหน้า')).toBeDefined();
  const form = screen.getByText('แก้ไขผลการหักเงิน').closest('details');
  expect(form?.open).toBe(false);
  expect(form?.querySelector('input')).not.toBeNull();
});
