import { examples } from '@coop/contracts/examples/examples';
import type { KepBill } from '@coop/contracts/member/kep';
import { expect, test } from 'vitest';
import { checkSalary, deductionsOf } from './salary.ts';

test('[ABI-02] what is left, what still fits and what is missing agree to the satang', () => {
  const of = (satang: number) => checkSalary(20_000_00, [{ words: 'หัก', satang }], 3_000);
  expect(of(14_000_00)).toMatchObject({ passes: true, roomSatang: 0, missingSatang: 0 });
  expect(of(14_000_01)).toMatchObject({ passes: false, roomSatang: 0, missingSatang: 1 });
  expect(of(12_500_00)).toMatchObject({
    remainingSatang: 7_500_00,
    percent: 3_750,
    roomSatang: 1_500_00,
    missingSatang: 0,
  });
});

test('[ABI-02] what is overdue, comes back or comes once is no deduction of every month', () => {
  const [line] = examples.memberKepShow.response.lines;
  if (!line) throw new Error('the example has a line');
  const lines: KepBill['lines'] = [
    { ...line, item_group: 'SHARE', ref_no: '00001', item_desc: 'หุ้น', amount: '1000.00' },
    { ...line, item_group: 'SHARE', is_arrear: true, amount: '900.00' },
    { ...line, item_group: 'REFUND', ref_no: '', amount: '-5.00' },
    { ...line, item_group: 'CREMATION', ref_no: '', item_desc: 'ฌาปนกิจ', amount: '260.00' },
    { ...line, item_group: 'CREMATION', ref_no: 'สสอค.', amount: '3135.60' },
    { ...line, item_group: 'INSURANCE', ref_no: '', amount: '88.00' },
  ];
  expect(deductionsOf(lines)).toEqual([
    { words: 'หุ้น', no: '00001', satang: 1_000_00 },
    { words: 'ฌาปนกิจ', satang: 260_00 },
  ]);
});
