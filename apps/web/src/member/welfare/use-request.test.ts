import { examples } from '@coop/contracts/examples/examples';
import { MemberWelfare } from '@coop/contracts/member/welfare';
import { expect, test } from 'vitest';
import type { Draft } from './draft.ts';
import { checkDraft } from './use-request.ts';

const [right] = MemberWelfare.parse(examples.memberWelfareList.response).rights;
const file = (name: string, size: number) => new File([new Uint8Array(size)], name);
const MB = 1024 * 1024;
const good: Draft = {
  welfare_code: 'HOSPITAL',
  event_date: '2026-02-01',
  quantity: '2',
  pay_to: '',
  note: '',
  files: { papers: [file('ก.pdf', 2 * MB)] },
  lostFiles: {},
};

test('a whole draft has nothing wrong', () => {
  expect(checkDraft(good, right)).toEqual({});
});

test.each([
  ['no day', { event_date: '' }, 'event_date', 'กรุณาระบุวันที่ออกจากโรงพยาบาล'],
  ['no number', { quantity: '' }, 'quantity', 'กรุณาระบุจำนวนคืนเป็นตัวเลข ตั้งแต่ 1 ขึ้นไป'],
  ['no night', { quantity: '0' }, 'quantity', 'กรุณาระบุจำนวนคืนเป็นตัวเลข ตั้งแต่ 1 ขึ้นไป'],
  ['endless details', { note: 'ก'.repeat(501) }, 'note', 'รายละเอียดยาวได้ไม่เกิน 500 ตัวอักษร'],
  ['no file', { files: {} }, 'files', 'กรุณาแนบเอกสารอย่างน้อย 1 ไฟล์'],
] as const)('%s is told at its field', (_, change, field, words) => {
  expect(checkDraft({ ...good, ...change }, right)).toEqual({ [field]: words });
});

test('a kind without a day or a unit asks for neither', () => {
  if (!right) throw new Error('the example has a right');
  const plain = { ...right, event_label: '', unit: '' };
  expect(checkDraft({ ...good, event_date: '', quantity: '' }, plain)).toEqual({});
});

test('without a kind nothing else is asked', () => {
  expect(checkDraft({ ...good, files: {} }, undefined)).toEqual({
    welfare_code: 'กรุณาเลือกสวัสดิการ',
  });
});
