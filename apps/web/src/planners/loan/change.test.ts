import type { LoanProductConfig } from '@coop/contracts/by-laws/products';
import { describe, expect, test } from 'vitest';
import type { LoanInputs } from './fields.ts';
import { changeLoan, initialLoan, productsOf } from './presets.ts';
import { planProblems } from './problems.ts';

const PRODUCTS: LoanProductConfig[] = [
  {
    code: '02',
    name: 'เงินกู้สามัญ',
    method: 'equal_principal',
    rates: [
      { from: '1980-01-01', rate: '5.75' },
      { from: '2026-01-01', rate: '5.50' },
    ],
    rounding: { interest: 'ceil1', instalment: 'ceil100' },
    terms: [90, 120],
  },
  {
    code: '01',
    name: 'เงินกู้ฉุกเฉิน',
    method: 'equal_total',
    rates: [{ from: '1980-01-01', rate: '5.00' }],
    rounding: { interest: 'half2dp', instalment: 'half10' },
    terms: [12],
  },
];
const SITE = {
  coopNameTH: 'สหกรณ์',
  coopNameEN: 'Cooperative',
  by_laws: { loans: { products: PRODUCTS } },
};
const FIRST = initialLoan(SITE, '2026-11-20');
const change = (part: Partial<LoanInputs>, before = FIRST) => changeLoan(before, part, PRODUCTS);

describe('a product', () => {
  test('brings its rate, method, roundings and number of instalments', () => {
    expect(FIRST).toMatchObject({
      product: '02',
      rate: '5.50',
      method: 'equal_principal',
      interest: 'ceil1',
      principal: 'ceil100',
      instalments: '120',
    });
    expect(change({ product: '01' })).toMatchObject({
      rate: '5.00',
      method: 'equal_total',
      total: 'half10',
      instalments: '12',
    });
  });

  test('has the rate of the day on which the money is received', () => {
    expect(change({ on: '2025-12-31' }).rate).toBe('5.75');
    expect(change({ on: '' }).rate).toBe('5.50');
  });

  test('is left when one of its rules is set by hand; the day and the amount are no rules', () => {
    expect(change({ rate: '6' })).toMatchObject({ product: '', rate: '6' });
    expect(change({ principal: 'ceil10' }).product).toBe('');
    expect(change({ amount: '5' }).product).toBe('02');
    expect(change({ on: '2025-12-31' }, { ...FIRST, product: '', rate: '9' }).rate).toBe('9');
  });

  test('keeps a number of instalments that it grants', () => {
    expect(change({ product: '02' }, { ...FIRST, instalments: '90' }).instalments).toBe('90');
  });
});

test('products that cannot be worked with are left out, and none at all means by hand', () => {
  const broken = [{ ...PRODUCTS[0], rates: [] }, { code: 'x' }, PRODUCTS[1]];
  const site = { ...SITE, by_laws: { loans: { products: broken as LoanProductConfig[] } } };
  expect(productsOf(site).map(({ code }) => code)).toEqual(['01']);
  const none = initialLoan({ coopNameTH: 'ก', coopNameEN: 'A' }, '2026-11-20');
  expect(none).toMatchObject({ product: '', rate: '6.00', instalments: '60' });
  expect(planProblems(none)).toEqual({});
});

test('instalments are due on the day of the by-laws, or at the month’s end', () => {
  const due = (due_day?: number) =>
    initialLoan({ ...SITE, by_laws: { bills: { due_day } } }, '2026-11-20').dueDay;
  expect([due(25), due(31), due()]).toEqual(['25', '31', '31']);
  const extra = change({ extra: 'once' }, { ...FIRST, dueDay: '25' });
  expect(extra.extraOn).toBe('2026-12-25');
});

test('asking by the instalment begins with the one just worked out', () => {
  const inputs = change({ given: 'instalment' }, { ...FIRST, amount: '1,000,000' });
  expect(inputs.instalment).toBe('8,400');
  expect(change({ given: 'instalment' }, { ...FIRST, amount: 'x' }).instalment).toBe('');
});

test('extra payments begin with the first instalment, and never before the payout', () => {
  const extra = change({ extra: 'monthly' });
  expect(extra).toMatchObject({ extraAmount: '1,000', extraOn: '2026-12-31' });
  const kept = { ...FIRST, extraAmount: '500', extraOn: '2027-05-05' };
  expect(change({ extra: 'once' }, kept)).toMatchObject({
    extraAmount: '500',
    extraOn: '2027-05-05',
  });
  expect(change({ extra: 'once' }, { ...kept, extraOn: '2020-01-01' }).extraOn).toBe('2026-12-31');
});

describe('what is wrong is said of', () => {
  const wrong = (part: Partial<LoanInputs>) => Object.keys(planProblems({ ...FIRST, ...part }));
  test.each<[string, Partial<LoanInputs>, string[]]>([
    ['an amount of words', { amount: 'ห้าแสน' }, ['amount']],
    ['an amount of nothing', { amount: '0' }, ['amount']],
    ['an amount beyond all lending', { amount: '100,000,001' }, ['amount']],
    ['commas out of place', { amount: '1,00' }, ['amount']],
    ['a rate of words', { rate: '' }, ['rate']],
    ['a rate too high', { rate: '30.01' }, ['rate']],
    ['too many instalments', { instalments: '361' }, ['instalments']],
    ['part of an instalment', { instalments: '12.5' }, ['instalments']],
    ['no day', { on: '' }, ['on']],
    ['an end before the beginning', { closeOn: '2026-11-19' }, ['closeOn']],
    ['an extra payment of nothing', { extra: 'once', extraOn: '2027-01-01' }, ['extraAmount']],
    [
      'an extra payment before the payout',
      { extra: 'once', extraAmount: '1', extraOn: '2026-01-01' },
      ['extraOn'],
    ],
    [
      'an instalment below the interest',
      { method: 'equal_total', given: 'instalment', instalment: '100' },
      ['instalment'],
    ],
  ])('%s', (_name, part, names) => {
    expect(wrong(part)).toEqual(names);
  });

  test('nothing, where Thai digits and spaces stand for numbers', () => {
    expect(wrong({ amount: '๕๐๐,๐๐๐', instalments: '๑๒๐', rate: '๕.๗๕ %' })).toEqual([]);
  });
});
