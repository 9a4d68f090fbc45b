import type { World } from '@coop/mock-api/world/world';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../testing/dialogs.ts';
import { acrossElements, tableRows, textOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as ConfirmDataPage } from './route.tsx';

const path = '/member/confirmData';

// The page asks for the round of the year that the device shows.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T09:00:00+07:00') });
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const question = (name: RegExp) => within(screen.getByRole('group', { name }));

test('[MEM-20] the letter asks about every loan, account and the shares at the round’s date', async () => {
  await openScreen(ConfirmDataPage, { member: '00005', at: path });
  await screen.findAllByText('ยย.2569/00005');
  const groups = screen
    .getAllByRole('group')
    .map((element) => textOf(element.querySelector('legend')));
  const headings = screen.getAllByRole('heading', { level: 3 }).map((element) => textOf(element));
  // No heading says what the line below it begins with.
  expect(headings.slice(0, 3)).toEqual(['ลูกหนี้เงินกู้', 'เงินฝาก', 'หุ้น']);
  expect(groups).toEqual([
    'เงินกู้เพื่อเหตุฉุกเฉิน สัญญา ฉฉ.2568/51067 15,235.25 บาท',
    'เงินกู้สามัญ สัญญา สม.2567/21175 872,700.00 บาท',
    'เงินฝากออมทรัพย์พิเศษ บัญชี 01-2-31689-5 66,189.61 บาท',
    'เงินฝากออมทรัพย์ บัญชี 01-1-50920-7 4,206.50 บาท',
    'ทุนเรือนหุ้น เลขทะเบียน 00005 273,300.00 บาท',
  ]);
  const words = /\(แปดแสนแปดหมื่นเจ็ดพันเก้าร้อยสามสิบห้าบาทยี่สิบห้าสตางค์\)/;
  // Once below the questions and once in the table for paper.
  expect(screen.getAllByText(words)).toHaveLength(2);
  // Below the questions, and in the letter for paper.
  expect(
    screen.getAllByText(/มิใช่การทวงถามให้ชำระหนี้/, { selector: ':not([aria-hidden])' }),
  ).toHaveLength(2);
  expect(document.title).toMatch(/^หนังสือยืนยันยอด · main - /);
});

test('[MEM-20] all lines at once are answered after the letter, and not before its lines were in view', async () => {
  const { user } = await openScreen(ConfirmDataPage, { member: '00005', at: path });
  const all = await screen.findByRole('button', { name: 'ทุกรายการถูกต้อง' });
  const [first] = screen.getAllByLabelText('ถูกต้อง');
  expect(first?.compareDocumentPosition(all)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const below = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, innerHeight + 1, 0, 0));
  await user.click(all);
  expect(screen.getByText('กรุณาอ่านรายการในหนังสือให้ครบก่อน')).toBeDefined();
  expect(screen.getByText('ตอบแล้ว 0 จาก 5 รายการ')).toBeDefined();
  below.mockRestore();
  await user.click(all);
  expect(screen.getByText('ตอบแล้ว 5 จาก 5 รายการ')).toBeDefined();
  expect(screen.getByText(/^เลือก “ถูกต้อง” แล้วทั้ง 5 รายการ/)).toBeDefined();
});

test('[MEM-20] the questions come before the letter, and what was answered as incorrect stays so', async () => {
  const { user } = await openScreen(ConfirmDataPage, { member: '00005', at: path });
  const wrong = (await screen.findAllByLabelText<HTMLInputElement>('ไม่ถูกต้อง'))[1];
  const letter = screen.getByText(/^ด้วย.*ขอเรียนให้ทราบว่า/);
  expect(wrong?.compareDocumentPosition(letter)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  if (wrong) await user.click(wrong);
  await user.click(screen.getByRole('button', { name: 'รายการอื่นถูกต้องทั้งหมด' }));
  expect(wrong?.checked).toBe(true);
  expect(
    screen.getByText(/^เลือก “ถูกต้อง” 4 รายการ ที่ท่านตอบ “ไม่ถูกต้อง” 1 รายการยังเป็นเช่นเดิม/),
  ).toBeDefined();
  expect(screen.getByText('ตอบแล้ว 5 จาก 5 รายการ')).toBeDefined();
});

test('[MEM-20] what is missing is said in one place, with links, and at each line', async () => {
  const { user } = await openScreen(ConfirmDataPage, { member: '00005', at: path });
  await user.click(await screen.findByRole('button', { name: 'ทุกรายการถูกต้อง' }));
  const deposit = question(/เงินฝากออมทรัพย์พิเศษ/);
  await user.click(deposit.getByLabelText('ไม่ถูกต้อง'));
  await user.click(screen.getByRole('button', { name: 'ตรวจทานและส่งคำตอบ' }));
  const summary = screen.getByRole('group', { name: 'ยังส่งคำตอบไม่ได้' });
  expect(document.activeElement).toBe(summary);
  expect(
    within(summary)
      .getAllByRole('link')
      .map((element) => element.textContent),
  ).toEqual([
    'เงินฝากออมทรัพย์พิเศษ 01-2-31689-5: กรุณากรอกยอดของท่านเป็นจำนวนเงิน เช่น 10,500.00',
    'เงินฝากออมทรัพย์พิเศษ 01-2-31689-5: กรุณาบอกเหตุผล',
  ]);
  await user.click(within(summary).getByRole('link', { name: /กรุณาบอกเหตุผล/ }));
  expect(document.activeElement).toBe(deposit.getByLabelText('เหตุผล'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[MEM-20] a reply is reviewed, sent and shown with its time and check value', async () => {
  const { user, toasts } = await openScreen(ConfirmDataPage, { member: '00005', at: path });
  await user.click(await screen.findByRole('button', { name: 'ทุกรายการถูกต้อง' }));
  const deposit = question(/เงินฝากออมทรัพย์พิเศษ/);
  await user.click(deposit.getByLabelText('ไม่ถูกต้อง'));
  await user.type(deposit.getByLabelText('ยอดที่ถูกต้องของท่าน (บาท)'), '๖๖,๖๘๙.๖๑');
  await user.type(deposit.getByLabelText('เหตุผล'), 'ฝากเพิ่ม 500 บาท 30 ธ.ค.');
  await user.click(screen.getByRole('button', { name: 'ตรวจทานและส่งคำตอบ' }));
  const dialog = within(screen.getByRole('dialog', { name: 'ส่งคำตอบให้ผู้สอบบัญชี' }));
  expect(dialog.getByText('ถูกต้อง 4 รายการ')).toBeDefined();
  expect(dialog.getByText('ไม่ถูกต้อง 1 รายการ')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'ส่งคำตอบ' }));
  await screen.findByText('ใบรับคำตอบ');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'ส่งคำตอบเรียบร้อยแล้ว' }));
  expect(tableRows('หนังสือยืนยันยอดหุ้น หนี้ และเงินฝาก')).toEqual([
    'รายการ | เลขที่ | ยอดตามหนังสือ (บาท) | คำตอบ',
    'ลูกหนี้เงินกู้',
    'เงินกู้เพื่อเหตุฉุกเฉิน | ฉฉ.2568/51067 | 15,235.25 | ถูกต้อง',
    'เงินกู้สามัญ | สม.2567/21175 | 872,700.00 | ถูกต้อง',
    'รวม ลูกหนี้เงินกู้ | 887,935.25 | (แปดแสนแปดหมื่นเจ็ดพันเก้าร้อยสามสิบห้าบาทยี่สิบห้าสตางค์)',
    'เงินฝาก',
    'เงินฝากออมทรัพย์พิเศษ | 01-2-31689-5 | 66,189.61 | ไม่ถูกต้องยอดของท่าน (บาท) 66,689.61ฝากเพิ่ม 500 บาท 30 ธ.ค.',
    'เงินฝากออมทรัพย์ | 01-1-50920-7 | 4,206.50 | ถูกต้อง',
    'รวม เงินฝาก | 70,396.11 | (เจ็ดหมื่นสามร้อยเก้าสิบหกบาทสิบเอ็ดสตางค์)',
    'หุ้น',
    'ทุนเรือนหุ้น | 00005 | 273,300.00 | ถูกต้อง',
    'รวม หุ้น | 273,300.00 | (สองแสนเจ็ดหมื่นสามพันสามร้อยบาทถ้วน)',
  ]);
  const seal = within(screen.getByRole('region', { name: 'ใบรับคำตอบ' }));
  expect(seal.getByText('20 พ.ย. 2569 09:00 น.')).toBeDefined();
  expect(seal.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeDefined();
  expect(toasts.map((toast) => toast.text)).toEqual(['รับคำตอบของท่านแล้ว']);
  expect(sessionStorage).toHaveLength(0);
});

test('[MEM-20] who has answered sees the receipt and no question', async () => {
  await openScreen(ConfirmDataPage, { member: '00001', at: path });
  expect(await screen.findByText('ส่งคำตอบเรียบร้อยแล้ว')).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'ตรวจทานและส่งคำตอบ' })).toBeNull();
});

test.each([
  ['00006', 'ไม่มีรอบยืนยันยอดที่เปิดอยู่'],
  ['00007', 'ท่านไม่อยู่ในกลุ่มที่ต้องยืนยันยอดรอบนี้'],
])('[MEM-20] %s is told why there is no letter, and no feed fails', async (member, words) => {
  const { toasts } = await openScreen(ConfirmDataPage, { member, at: path });
  expect(await screen.findByText(words)).toBeDefined();
  expect(toasts).toEqual([]);
});

test('[MEM-23] a refused round is said with its own words and can be asked again', async () => {
  const { user } = await openScreen(ConfirmDataPage, {
    member: '00005',
    at: path,
    before: (world) =>
      world.faults.add({
        endpoint: 'memberConfirmDataShow',
        times: 1,
        body: {
          code: '0',
          massage: 'ระบบยืนยันยอดปิดปรับปรุง',
          status: false,
          confirmStatus: 0,
          checkedData: [],
          checkIsMemberIn: 0,
        },
      }),
  });
  expect(await screen.findByText('ระบบยืนยันยอดปิดปรับปรุง')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
  expect(await screen.findAllByText('ยย.2569/00005')).not.toHaveLength(0);
});

/** A reply that disputes a line, and what the auditor says to it. */
const LETTER_NO = 'ยย.2569/00005';
const ANSWER = 'ตรวจแล้ว หุ้นที่ซื้อเข้าบัญชีวันที่ 2 ม.ค.';

function dispute({ overlay, clock }: World): void {
  const line = { kind: 'share', refNo: '00005', balance: '273300.00', answer: 'N' } as const;
  const lines = [{ ...line, memberBalance: '273400.00', remark: 'ซื้อหุ้นเพิ่ม' }];
  const value = {
    letterNo: LETTER_NO,
    repliedAt: '2026-11-20 09:00:00',
    checkValue: 'x',
    lines,
  };
  overlay.append({ at: clock.now(), subject: '00005', kind: 'confirm-reply', value });
}

function answerDispute({ overlay, clock }: World): void {
  const value = { letterNo: LETTER_NO, text: ANSWER };
  overlay.append({ at: clock.now(), subject: '00005', kind: 'confirm-answer', value });
}

const answered = { name: 'คำตอบของผู้สอบบัญชี' };

test('[MEM-20] what the auditor answered about a line stands below the lines, with its time', async () => {
  const { user } = await openScreen(ConfirmDataPage, {
    member: '00005',
    at: path,
    before: (world) => {
      dispute(world);
      answerDispute(world);
    },
  });
  const answer = within(await screen.findByRole('region', answered));
  expect(answer.getByText(ANSWER)).toBeDefined();
  expect(answer.getByText(acrossElements('นายวีระ ชูแก้ว · 20 พ.ย. 2569 09:00 น.'))).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'อ่านคำตอบ' }));
  expect(document.activeElement).toBe(screen.getByRole('region', answered));
});

test('[RT-05] the auditor’s answer stands in a letter that was open when it comes to the front', async () => {
  let answer: () => void = () => undefined;
  await openScreen(ConfirmDataPage, {
    member: '00005',
    at: path,
    before: (world) => {
      dispute(world);
      answer = () => answerDispute(world);
    },
  });
  await screen.findByRole('heading', { name: 'ส่งคำตอบเรียบร้อยแล้ว' });
  expect(screen.queryByRole('region', answered)).toBeNull();
  answer();
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('region', answered)).toBeDefined();
});
