import { expect, test } from 'vitest';
import { breachesOf } from '../testing/breaches-of.ts';

const RATES = [{ from: '2026-01-01', int_rate: '5.50' }];
const path = 'schedule.*.interest';

test.each([
  ['the debt by rate and days', {}, []],
  ['another sum', { 'schedule.0.interest': '4639.99' }, [`${path}: 4639.99, not 4639.94`]],
  [
    'another debt',
    { 'contract.principal_balance': '993000.00' },
    [`${path}: 4639.94, not 4638.53`],
  ],
  ['another rate', { 'outlook.rates.0.int_rate': '5.49' }, 3],
  ['rounding up to the baht', { 'outlook.interest_rounding': 'ceil1' }, []],
  [
    'a rate that changes within',
    { 'outlook.rates': [...RATES, { from: '2026-03-15', int_rate: '1.00' }] },
    2,
  ],
  ['a contract in arrears', { 'schedule.0.interest': '1.00', 'contract.arrear_periods': 1 }, []],
  ['no terms', { 'schedule.0.interest': '1.00', outlook: undefined }, []],
])('[ABI-13] interest to come: %s', (_, edits, breaches) => {
  const found = breachesOf('interest-to-come', edits);
  expect(typeof breaches === 'number' ? found.length : found).toEqual(breaches);
});

test.each([
  [{ 'rights.0.right_amount': '93000.00' }, '93100.00', 0],
  [{ 'rights.0.right_amount': '94000.00' }, '93100.00', 1],
])('[ABI-13] a right %j with a rule of %s breaks %i', (edits, has, count) => {
  const conditions = [{ kind: 'net_salary', wanted: '1000.00', has, met: true }];
  expect(breachesOf('right-cap', { ...edits, 'rights.0.conditions': conditions })).toHaveLength(
    count,
  );
});

const LINES = [
  ['หุ้น', '481700.00'],
  ['เงินฝาก', '63647.34'],
  ['หนี้', '951824.86'],
].map(([kind, amount]) => ({
  kind,
  item_desc: '',
  ref_no: '',
  amount,
  interest: '0.00',
  used: '0.00',
  rule: '',
}));

test.each([
  ['settlement-sums', {}, []],
  ['settlement-sums', { owned: '545347.33' }, ['owned: 545347.33, not 545347.34']],
  [
    'settlement-sums',
    { owed: '951824.87' },
    ['owed: 951824.87, not 951824.86', 'missing: 406477.52, not 406477.53'],
  ],
  ['settlement-sums', { missing: '0.00' }, ['missing: 0.00, not 406477.52']],
])('[ABI-13] %s with %j breaks %j', (law, edits, breaches) => {
  expect(breachesOf(law, { lines: LINES, ...edits })).toEqual(breaches);
});

const SHEET = {
  lines: LINES,
  owned: '545347.34',
  covered: '0.00',
  owed: '951824.86',
  left: '-406477.52',
};

test.each([
  [{}, []],
  [{ owned: '1.00' }, ['owned: 1.00, not 545347.34', 'left: -406477.52, not -951823.86']],
  [{ covered: '1.00' }, ['covered: 1.00, not 0.00', 'left: -406477.52, not -406476.52']],
  [{ left: '0.00' }, ['left: 0.00, not -406477.52']],
])('[ABI-13] the family’s sheet with %j breaks %j', (edits, breaches) => {
  expect(breachesOf('family-sums', { ...SHEET, ...edits })).toEqual(breaches);
});

const LINE = { group: 'EARNED', kind: 'SHARES', item_desc: '', ref_no: '', amount: '10.00' };
const YEAR = {
  year: 2026,
  counted_to: '2026-03-05',
  earned: '10.00',
  paid: '5.00',
  saved: '20.00',
  owed_less: '30.00',
  better_off: '50.00',
  lines: [
    LINE,
    { ...LINE, group: 'PAID', amount: '5.00' },
    { ...LINE, group: 'SAVED', amount: '20.00', before: '100.00', after: '120.00' },
    {
      ...LINE,
      group: 'OWED_LESS',
      amount: '30.00',
      before: '50.00',
      after: '40.00',
      borrowed: '20.00',
    },
  ],
};
const PATH = 'years.*';

test.each([
  ['year-sums', {}, []],
  ['year-sums', { 'years.0.earned': '10.01' }, [`${PATH}.earned: 10.01, not 10.00`]],
  ['year-sums', { 'years.0.paid': '5.01' }, [`${PATH}.paid: 5.01, not 5.00`]],
  ['year-sums', { 'years.0.saved': '20.01' }, [`${PATH}.saved: 20.01, not 20.00`]],
  ['year-sums', { 'years.0.owed_less': '30.01' }, [`${PATH}.owed_less: 30.01, not 30.00`]],
  ['year-sums', { 'years.0.better_off': '0.00' }, [`${PATH}.better_off: 0.00, not 50.00`]],
  ['year-lines', {}, []],
  [
    'year-lines',
    { 'years.0.lines.2.after': '119.00' },
    [`${PATH}.lines.*.amount: 20.00, not 19.00`],
  ],
  [
    'year-lines',
    { 'years.0.lines.3.borrowed': '0.00' },
    [`${PATH}.lines.*.amount: 30.00, not 10.00`],
  ],
  ['year-order', {}, []],
  ['year-order', { years: [YEAR, YEAR] }, [`${PATH}.year: 2026 twice, not each once`]],
])('[ABI-16] %s with %j breaks %j', (law, edits, breaches) => {
  expect(
    breachesOf(law, { as_of: '2026-03-05', years: [structuredClone(YEAR)], ...edits }),
  ).toEqual(breaches);
});
