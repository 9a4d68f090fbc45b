import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TEXT_LIMIT } from '../fields.ts';
import { isRight } from '../link.ts';
import {
  INTEREST_ROUNDINGS,
  type Inputs,
  type LoanInputs,
  PRINCIPAL_ROUNDINGS,
  TOTAL_ROUNDINGS,
} from './fields.ts';
import { initialLoan } from './presets.ts';
import { problemsOf, readLink, writeLink } from './problems.ts';

const METHODS = ['equal_total', 'equal_principal'] as const;
const FIRST_DUES = ['next_month_end', 'same_month_if_by_5th', 'same_month_end'] as const;
const EXTRAS = ['none', 'once', 'monthly'] as const;
const EXTRA_MODES = ['keep_instalment', 'keep_term'] as const;

const SITE = { coopNameTH: 'สหกรณ์', coopNameEN: 'Cooperative' };
const INITIAL = initialLoan(SITE, '2026-11-20');

const thai = (text: string) => text.replace(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'.charAt(Number(digit)));
const grouped = new Intl.NumberFormat('en-US').format;
const typedAs = (baht: number) => fc.constantFrom(String(baht), grouped(baht), thai(grouped(baht)));

const anyText = fc.string({ maxLength: TEXT_LIMIT });
const anyAmount = fc.integer({ min: 1, max: 90_000_000 }).chain(typedAs);
const anyRate = fc.integer({ min: 0, max: 3_000 }).map((rate) => (rate / 100).toFixed(2));
const dayBetween = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

/** Whatever can be set on the page; what is not asked for at the moment may hold any old text. */
const anyLoan: fc.Arbitrary<LoanInputs> = fc.record({
  product: fc.constantFrom('', '01', '02'),
  amount: anyAmount,
  rate: anyRate,
  method: fc.constantFrom(...METHODS),
  given: fc.constantFrom('instalments' as const, 'instalment' as const),
  instalments: fc.oneof(fc.integer({ min: 1, max: 360 }).map(String), anyText),
  instalment: fc.oneof(anyAmount, anyText),
  on: dayBetween('2000-01-01', '2060-12-31'),
  firstDue: fc.constantFrom(...FIRST_DUES),
  dueDay: fc.constantFrom('1', '25', '31'),
  interest: fc.constantFrom(...INTEREST_ROUNDINGS),
  principal: fc.constantFrom(...PRINCIPAL_ROUNDINGS),
  total: fc.constantFrom(...TOTAL_ROUNDINGS),
  dayCount: fc.constantFrom('365' as const, '366' as const),
  extra: fc.constantFrom(...EXTRAS),
  extraAmount: fc.oneof(anyAmount, anyText),
  extraOn: fc.oneof(dayBetween('2060-12-31', '2080-12-31'), fc.constant('')),
  extraMode: fc.constantFrom(...EXTRA_MODES),
  closeOn: fc.oneof(dayBetween('2060-12-31', '2080-12-31'), fc.constant('')),
});

const anyInputs: fc.Arbitrary<Inputs> = fc.record({
  a: anyLoan,
  b: fc.option(anyLoan),
  salary: fc.oneof(anyAmount, fc.constant('')),
  deductions: fc.oneof(anyAmount, fc.constant('')),
});

test('[PUB-21] a link brings back exactly the inputs it was made of', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      fc.pre(isRight(problemsOf(inputs)));
      const address = new URLSearchParams(writeLink(inputs).toString());
      expect(readLink(address, INITIAL)).toEqual({ inputs, typed: inputs, refused: [] });
    }),
  );
});

test('[PUB-21] no address, however wrong, leaves the page without something to show', () => {
  const names = Object.keys(INITIAL).flatMap((name) => [name, `b.${name}`]);
  const wrong = fc.oneof(
    anyText,
    fc.constantFrom('monthly', '2026-02-31', '1e9', '-5', 'instalment', '500000', '2569-01-01'),
  );
  const anyAddress = fc.dictionary(fc.constantFrom(...names, 'salary', 'x'), wrong);
  fc.assert(
    fc.property(anyAddress, (address) => {
      const { inputs } = readLink(new URLSearchParams(address), INITIAL);
      expect(problemsOf(inputs)).toEqual({});
    }),
  );
});

test('an address that says nothing begins as a first visit does', () => {
  expect(readLink(new URLSearchParams('utm=x'), INITIAL)).toMatchObject({
    inputs: { a: INITIAL, b: null, salary: '', deductions: '' },
    refused: [],
  });
});
