import { expect, test } from 'vitest';
import { type Row, shortWords } from './spoken-entries.ts';

const row = (no: string, member_fullname: string, deducted: string): Row => ({
  no,
  short: { membership_no: no, deducted, reason: 'เงินไม่พอ' },
  line: {
    membership_no: no,
    member_fullname,
    billed_amount: '100.00',
    deducted_amount: '100.00',
    reason: '',
    carried_amount: '0.00',
    outstanding_amount: '0.00',
    settled_date: '',
  },
  errors: {},
});

const ROWS = [
  row('00001', 'นายสมชาย ใจงาม', '40'),
  row('00002', 'นางสุดา ทองขาว', '0'),
  row('00003', 'นายมานะ ดีงาม', '99.50'),
  row('00004', 'นางมานี ดีงาม', '1'),
  row('00005', 'นายปิติ ดีงาม', '1'),
];
const heard = (rows: readonly Row[]) => shortWords(rows).map((words) => words.replace(/\s/g, ' '));

test('three who were short are named with how much, the others are counted', () => {
  const three = [
    'นายสมชาย ใจงาม หักไม่ได้ 60.00 บาท',
    'นางสุดา ทองขาว หักไม่ได้ 100.00 บาท',
    'นายมานะ ดีงาม หักไม่ได้ 0.50 บาท',
  ];
  expect(heard(ROWS)).toEqual([...three, 'และอีก 2 คน']);
  expect(heard(ROWS.slice(0, 3))).toEqual(three);
  expect(heard([])).toEqual(['หักได้ครบทุกคน']);
});
