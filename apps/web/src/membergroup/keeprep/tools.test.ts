import type { SheetMember } from '@coop/contracts/membergroup/keeprep';
import { expect, test } from 'vitest';
import { columnGroups } from '../billing-sheet/groups.tsx';
import { peopleOf } from '../billing-sheet/people.ts';
import { sheetTable } from './tools.tsx';

const line = (kind: 'SHARE' | 'ORDINARY', ref_no: string, principal: string, interest: string) => ({
  kind,
  is_arrear: false,
  item_desc: '',
  ref_no,
  period: 3,
  principal,
  interest,
  amount: '100.50',
});

function member(no: string, contracts: number): SheetMember {
  return {
    seq_no: Number(no),
    membership_no: no,
    prename: 'นาย',
    member_name: 'สมชาย',
    member_surname: 'ใจงาม',
    unit_no: '0001-01',
    amount: '500.00',
    lines: [
      line('SHARE', no, '0.00', '0.00'),
      ...Array.from({ length: contracts }, (_, i) => line('ORDINARY', `สม.${i}`, '80.25', '20.25')),
    ],
  };
}

const groups = columnGroups(['SHARE', 'ORDINARY']);

test('[GRP-07] a file has one row a member, contracts added up as numbers, and the sums under them', () => {
  const table = sheetTable(
    { title: 'งบ' },
    peopleOf({ members: [member('00001', 2), member('00002', 0)] }),
    groups,
  );
  expect(table.headers).toEqual([
    'ลำดับ',
    'เลขที่สมาชิก',
    'ชื่อ-นามสกุล',
    'หุ้น',
    'เงินกู้สามัญ สัญญา',
    'เงินกู้สามัญ งวด',
    'เงินกู้สามัญ เงินต้น',
    'เงินกู้สามัญ ดอกเบี้ย',
    'รวม',
  ]);
  const values = [...table.rows, ...(table.totals ?? [])].map((row) =>
    row.map((cell) => cell.value),
  );
  expect(values).toEqual([
    [1, '00001', 'นายสมชาย ใจงาม', 10_050, 'สม.0, สม.1', '3, 3', 16_050, 4_050, 50_000],
    [2, '00002', 'นายสมชาย ใจงาม', 10_050, '', '', null, null, 50_000],
    ['', '', 'รวมทั้งสิ้น', 20_100, '', '', 16_050, 4_050, 100_000],
  ]);
});

test('[GRP-07] what is left over has a column of its own in the file, money that comes back counts less', () => {
  const item = member('00001', 1);
  const left = { ...line('ORDINARY', 'สม.0', '60.00', '15.00'), period: 0, amount: '75.00' };
  const back = { ...line('SHARE', '', '0.00', '0.00'), kind: 'REFUND' as const, amount: '-20.00' };
  const owing = {
    ...item,
    amount: '256.00',
    lines: [...item.lines, { ...left, is_arrear: true }, back],
  };
  const all = columnGroups(['SHARE', 'ORDINARY', 'REFUND']);
  const table = sheetTable(
    { title: 'งบ' },
    peopleOf({ members: [owing, member('00002', 0)] }),
    all,
  );
  expect(table.headers.slice(3)).toEqual([
    'หุ้น',
    'เงินกู้สามัญ สัญญา',
    'เงินกู้สามัญ งวด',
    'เงินกู้สามัญ เงินต้น',
    'เงินกู้สามัญ ดอกเบี้ย',
    'เงินกู้สามัญ ค้างชำระ',
    'คืนเงิน',
    'รวม',
  ]);
  const values = [...table.rows, ...(table.totals ?? [])].map((row) =>
    row.slice(3).map((cell) => cell.value),
  );
  expect(values[0]).toEqual([10_050, 'สม.0', 3, 8_025, 2_025, 7_500, -2_000, 25_600]);
  expect(values[2]).toEqual([20_100, '', '', 8_025, 2_025, 7_500, -2_000, 75_600]);
  const shown = all[1]?.columns.map(({ show }) => show({ ...left, is_arrear: true }));
  expect(shown).toEqual(['สม.0', 'ค้าง', '60.00', '15.00']);
  expect(all[0]?.columns[0]?.show({ ...back, is_arrear: true })).toBe('ค้าง −20.00');
});
