import type { LoanOffer } from '@coop/contracts/member/ahead/loan-offer';
import { expect, test } from 'vitest';
import { guarantorValues, linePaper, loanLines } from './lines.ts';
import type { Month } from './month.ts';
import { figuresOf } from './offer.ts';

const offer: LoanOffer = {
  payout_date: '2026-11-27',
  first_due_date: '2026-12-31',
  payment_type: '0',
  rates: [{ from: '2026-01-01', int_rate: '5.50' }],
  interest_rounding: 'half2dp',
  instalment_rounding: 'ceil100',
  closes: [{ loancontract_no: 'สม.2563/49215', payoff_amount: '60000.01' }],
};
const month: Month = {
  salarySatang: 20_000_00,
  deductions: [
    { words: 'หุ้น', satang: 10_000_00 },
    { words: 'เงินกู้สามัญ', no: 'สม.2563/49215', satang: 2_000_00 },
  ],
  othersSatang: 500_00,
  minimumPercent: 3_000,
};

const read = (wire: LoanOffer, known?: Month, instalments = 120) => {
  const figures = figuresOf(wire, 100_000_00, instalments);
  if (!figures) throw new Error('these are terms of a contract');
  const lines = loanLines({ figures, offer: wire, month: known });
  return { figures, said: Object.fromEntries(linePaper(lines, (satang) => String(satang))) };
};

test('[ABI-11] what it closes, what is paid out, the month before and after it, and the 30 % rule', () => {
  const { said } = read(offer, month);
  expect(said).toMatchObject({
    อัตราดอกเบี้ย: '5.50\u00a0% ต่อปี',
    'ใช้เงินกู้ใหม่ปิดหนี้เก่า สม.2563/49215': '6000001 บาท รวมดอกเบี้ยถึง 27 พ.ย. 2569',
    ได้รับเงินสุทธิ: '3999999 บาท',
    ค่างวดแรก: '141233 บาท',
    เงินต้นงวดละ: '90000 บาท ดอกเบี้ยลดลงทุกงวด',
    หักงวดแรก: 'ธันวาคม 2569',
    งวดสุดท้าย: 'มีนาคม 2579 (112\u00a0งวด)',
    รายการหักต่อเดือนก่อนกู้: '1250000 บาท',
    // The old contract's 2,000.00 go, the first instalment comes.
    รายการหักต่อเดือนหลังกู้: '1191233 บาท',
    เงินเดือนคงเหลือหลังกู้: '808767 บาท (40.44\u00a0%) ผ่านเกณฑ์ 30\u00a0%',
  });
});

test('[ABI-11] who has no salary reads the deductions only, and an unknown month is left out', () => {
  const { said } = read(offer, { ...month, salarySatang: null });
  expect(said.รายการหักต่อเดือนหลังกู้).toBe('1191233 บาท');
  expect(said).not.toHaveProperty('เงินเดือนคงเหลือหลังกู้');
  expect(read(offer).said).not.toHaveProperty('รายการหักต่อเดือนก่อนกู้');
});

test('[ABI-11] a level instalment is one line; a contract that costs more than it brings says what is to be paid', () => {
  const closes = [{ loancontract_no: 'สม.2563/49215', payoff_amount: '100000.01' }];
  const { said, figures } = read({ ...offer, payment_type: '1', closes });
  expect(said.ค่างวดต่อเดือน).toBe(`${figures.firstSatang} บาท`);
  expect(said).not.toHaveProperty('เงินต้นงวดละ');
  expect(said.ต้องชำระเพิ่ม).toBe('1 บาท');
});

test('[ABI-11] a level instalment that is the only one takes the interest of its days', () => {
  const { said } = read({ ...offer, payment_type: '1' }, undefined, 1);
  expect(said.ค่างวดต่อเดือน).toBe('10051233 บาท');
});

test('[ABI-11] the guarantors’ shares add up to the first instalment', () => {
  const { figures } = read(offer);
  const values = guarantorValues(figures, 3);
  const parts = values.map((value) => value.filter((part) => typeof part === 'number'));
  expect(parts.map(([amount]) => amount)).toEqual([33_334_00, 33_333_00, 33_333_00]);
  expect(parts.reduce((sum, [, share = 0]) => sum + share, 0)).toBe(figures.firstSatang);
});

test('[ABI-11] terms that no contract can have give no figures', () => {
  expect(figuresOf(undefined, 100_000_00, 120)).toBeUndefined();
  expect(figuresOf(offer, null, 120)).toBeUndefined();
  expect(figuresOf(offer, 100_000_00, 5_000)).toBeUndefined();
  expect(figuresOf({ ...offer, rates: [] }, 100_000_00, 120)).toBeUndefined();
  const closes = [{ loancontract_no: 'x', payoff_amount: 'much' }];
  expect(figuresOf({ ...offer, closes }, 100_000_00, 120)).toBeUndefined();
});
