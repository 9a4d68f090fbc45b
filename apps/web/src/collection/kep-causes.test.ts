import type { KepCause, KepChange } from '@coop/contracts/member/kep';
import { describe, expect, test } from 'vitest';
import { causeWords, mainCauses } from './kep-causes.ts';

function change(item_group: KepChange['item_group'], ...causes: KepCause[]): KepChange {
  return {
    item_group,
    item_desc: '',
    ref_no: '',
    is_arrear: false,
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
  test.each([
    ['0.00', '3000.00', 'เริ่มชำระหนี้เพิ่มทุกเดือน'],
    ['3000.00', '0.00', 'ไม่ชำระหนี้เพิ่มแล้ว'],
    ['3000.00', '5000.00', 'ปรับจำนวนที่ชำระหนี้เพิ่ม'],
  ])('[LED-17] of a standing order, %s and now %s, are: %s', (before, now, words) => {
    const cause: KepCause = { code: 'EXTRA', amount: '1.00', before, now };
    expect(causeWords(change('LOAN', cause), cause)).toBe(words);
  });

  test.each([
    ['INSURANCE', '', 'NEW', 'ส่วนที่ปันผลไม่พอหัก'],
    ['CREMATION', 'สสอค.', 'NEW', 'ส่วนที่ปันผลไม่พอหัก'],
    ['CREMATION', 'สสอค.', 'FINISHED', 'เก็บครั้งเดียวเดือนก่อน'],
    ['CREMATION', '', 'NEW', 'เริ่มเก็บฌาปนกิจสงเคราะห์'],
  ] as const)('of %s %s that is %s are: %s', (group, ref_no, code, words) => {
    const cause: KepCause = { code, amount: '1.00', before: '', now: '' };
    expect(causeWords({ ...change(group, cause), ref_no }, cause)).toBe(words);
  });

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
      { code: 'YEAR', amount: '-1.00', before: '365', now: '366' },
      'คิดดอกเบี้ยปีละ 366 วัน เดือนก่อน 365 วัน',
    ],
    [
      'LOAN',
      { code: 'ARREARS', amount: '1.00', before: '2', now: '10' },
      'ยอดค้างชำระเพิ่มเป็น 10\u00a0เดือน',
    ],
    [
      'LOAN',
      { code: 'ARREARS', amount: '1.00', before: '0', now: '1' },
      'มียอดค้างชำระ 1\u00a0เดือนมารวม',
    ],
    [
      'LOAN',
      { code: 'ARREARS', amount: '-1.00', before: '10', now: '1' },
      'ยอดค้างชำระลดเหลือ 1\u00a0เดือน',
    ],
    [
      'LOAN',
      { code: 'ARREARS', amount: '-1.00', before: '1', now: '2' },
      'ยอดค้างชำระลดลงตามที่ชำระแล้ว',
    ],
    ['SHARE', { code: 'ARREARS', amount: '-1.00', before: '2', now: '0' }, 'ไม่มียอดค้างชำระแล้ว'],
    ['SHARE', { code: 'ARREARS', amount: '-1.00', before: '2', now: '2' }, 'ยอดค้างชำระเปลี่ยนไป'],
    [
      'LOAN',
      { code: 'BALANCE', amount: '21.00', before: '1.00', now: '2.00' },
      'หนี้เพิ่มขึ้น ดอกเบี้ยจึงเพิ่มขึ้น',
    ],
    [
      'LOAN',
      { code: 'PAID', amount: '-21.00', before: '2.00', now: '1.00' },
      'ชำระเพิ่มระหว่างเดือน ดอกเบี้ยจึงเปลี่ยน',
    ],
    ['LOAN', balance('-1.00'), 'เงินต้นลดลง ดอกเบี้ยจึงลดลง'],
    ['REFUND', { code: 'REFUND', amount: '-5.00', before: '', now: '' }, 'คืนเงินที่รับไว้เกิน'],
    ['REFUND', { code: 'REFUND', amount: '5.00', before: '', now: '' }, 'เงินคืนน้อยกว่าเดือนก่อน'],
    [
      'CREMATION',
      { code: 'DEATHS', amount: '20.00', before: '13', now: '14' },
      'เดือนนี้เก็บ 14\u00a0ศพ เดือนก่อน 13\u00a0ศพ',
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
  const deaths: KepCause = { code: 'DEATHS', amount: '120.00', before: '14', now: '20' };

  test('are in both directions, alike ones of several loans together, heaviest first', () => {
    const causes = mainCauses(
      [
        change('LOAN', balance('-30.00'), days('90.00')),
        change('LOAN', days('40.50')),
        change('CREMATION', deaths),
      ],
      220_50,
    );
    expect(causes).toEqual([
      { words: 'คิดดอกเบี้ย 31 วัน เดือนก่อน 30 วัน', satang: 130_50 },
      { words: 'เดือนนี้เก็บ 20\u00a0ศพ เดือนก่อน 14\u00a0ศพ', satang: 120_00 },
      { words: 'เงินต้นลดลง ดอกเบี้ยจึงลดลง', satang: -30_00 },
    ]);
  });

  test('always add up: what is left over, or what a backend does not explain, is one part', () => {
    const raised: KepCause = { code: 'RAISED', amount: '100.00', before: '1.00', now: '2.00' };
    const changes = [
      change('LOAN', balance('-30.00'), days('90.00')),
      change('SHARE', raised),
      change('CREMATION', deaths),
    ];
    expect(mainCauses(changes, 280_00)).toEqual([
      { words: 'เดือนนี้เก็บ 20\u00a0ศพ เดือนก่อน 14\u00a0ศพ', satang: 120_00 },
      { words: 'ปรับอัตราส่งรายเดือน', satang: 100_00 },
      { words: 'คิดดอกเบี้ย 31 วัน เดือนก่อน 30 วัน', satang: 90_00 },
      { words: 'เงินต้นลดลง ดอกเบี้ยจึงลดลง', satang: -30_00 },
    ]);
    expect(mainCauses([change('CREMATION', deaths)], 150_00)).toEqual([
      { words: 'เดือนนี้เก็บ 20\u00a0ศพ เดือนก่อน 14\u00a0ศพ', satang: 120_00 },
      { words: 'รายการอื่น', satang: 30_00 },
    ]);
  });

  test('are none where nothing is explained', () => {
    expect(mainCauses([], 10_00)).toEqual([]);
  });
});
