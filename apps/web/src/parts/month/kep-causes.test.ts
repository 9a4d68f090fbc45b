import type { KepCause, KepChange } from '@coop/contracts/member/kep';
import { describe, expect, test } from 'vitest';
import { causeWords, mainCauses } from './kep-causes.ts';

function change(item_group: KepChange['item_group'], ...causes: KepCause[]): KepChange {
  return {
    item_group,
    item_desc: '',
    ref_no: '',
    previous_amount: '0.00',
    amount: '0.00',
    difference: '0.00',
    causes,
  };
}

const days = (amount: string): KepCause => ({ code: 'DAYS', amount, before: '30', now: '31' });
const balance = (amount: string): KepCause => ({
  code: 'BALANCE',
  amount,
  before: '10.00',
  now: '9.00',
});

describe('the words of a cause', () => {
  test.each<[KepChange['item_group'], KepCause, string]>([
    ['LOAN', { code: 'NEW', amount: '1.00', before: '', now: '' }, 'เริ่มชำระสัญญาใหม่'],
    ['SHARE', { code: 'NEW', amount: '1.00', before: '', now: '' }, 'เริ่มเก็บเดือนนี้'],
    ['LOAN', { code: 'FINISHED', amount: '-1.00', before: '', now: '' }, 'ชำระหมดสัญญาแล้ว'],
    ['LOAN', { code: 'LAST', amount: '-1.00', before: '', now: '' }, 'งวดสุดท้าย เก็บเท่าที่เหลือ'],
    ['SHARE', { code: 'PAUSED', amount: '-1.00', before: '', now: '' }, 'งดส่งค่าหุ้น'],
    ['LOAN', days('1.00'), 'คิดดอกเบี้ย 31 วัน เดือนก่อน 30 วัน'],
    [
      'LOAN',
      { code: 'RATE', amount: '-1.00', before: '5.75', now: '5.50' },
      'อัตราดอกเบี้ย 5.50 % เดิม 5.75 %',
    ],
    [
      'LOAN',
      { code: 'ARREARS', amount: '1.00', before: '2', now: '10' },
      'รวมงวดที่ค้าง เก็บ 10 งวด เดือนก่อน 2 งวด',
    ],
    [
      'LOAN',
      { code: 'ARREARS', amount: '-1.00', before: '10', now: '1' },
      'ไม่มีงวดค้างมารวม เก็บ 1 งวด เดือนก่อน 10 งวด',
    ],
    [
      'CREMATION',
      { code: 'DEATHS', amount: '20.00', before: '13', now: '14' },
      'สมาชิกเสียชีวิต 14 ราย เดือนก่อน 13 ราย',
    ],
  ])('of a %s line: %o', (group, cause, words) => {
    expect(causeWords(change(group, cause), cause)).toBe(words);
  });

  test('of a code that another backend invented', () => {
    const cause = { code: 'TAX', amount: '1.00', before: '', now: '' } as unknown as KepCause;
    expect(causeWords(change('LOAN', cause), cause)).toBe('รายการอื่น');
  });
});

describe('the main causes', () => {
  test('are those of the total’s own direction, alike ones of several loans together, heaviest first', () => {
    const deaths: KepCause = { code: 'DEATHS', amount: '120.00', before: '14', now: '20' };
    const causes = mainCauses([
      change('LOAN', balance('-30.00'), days('90.00')),
      change('LOAN', days('40.50')),
      change('CREMATION', deaths),
    ]);
    expect(causes).toEqual([
      { words: 'คิดดอกเบี้ย 31 วัน เดือนก่อน 30 วัน', satang: 130_50 },
      { words: 'สมาชิกเสียชีวิต 20 ราย เดือนก่อน 14 ราย', satang: 120_00 },
    ]);
  });

  test('are two at most, and none where the causes cancel out', () => {
    expect(mainCauses([change('LOAN', days('10.00'), balance('-10.00'))])).toEqual([]);
    expect(mainCauses([])).toEqual([]);
  });
});
