import { monthIndex } from '@coop/finance/calendar';
import { describe, expect, test } from 'vitest';
import type { Fact } from '../log/fact-log.ts';
import type { FactValues } from '../log/fact-values.ts';
import { NO_FACTS } from '../money/money-facts.ts';
import {
  applied,
  claimed,
  logOf,
  noted,
  paid,
  recorded,
  requested,
  SENT,
} from '../testing/noted.ts';
import { memberFacts } from './member-facts.ts';

// What is sent on Friday 20 November 2026 at ten is approved on the 23rd and paid on the 24th.
const NOVEMBER = 2026 * 12 + 10;
const SPECIAL = '01-2-00005-1';
const SAVINGS = '01-1-00005-1';

const factsOf = (facts: readonly Fact[], asOf = '2027-01-31', no = 5) =>
  memberFacts(
    logOf(facts),
    { seed: 'demo', population: 12_000, startedOn: '2026-11-20', asOf },
    no,
  );
const movements = (...facts: Fact[]) => factsOf(facts).movements;

const cancel = (moment: string) => noted(moment, 'money-request-cancel', { requestNo: 'R1' });
const refuse = (moment: string) =>
  noted(moment, 'money-decision', { requestNo: 'R1', action: 'refuse', reason: '' });
const kept = (moment: string) => noted(moment, 'withholding', { month: NOVEMBER }, '80010001');
const notice = (moment: string, how: FactValues['end-notice']['how'] = 'ลาออก') =>
  noted(moment, 'end-notice', { how, eventOn: '2026-11-18', paperNo: '' });
const retires = (moment: string, payer: 'pension' | 'self') =>
  noted(moment, 'retirement-payer', { payer });

const borrow = (on: string, ordinal: number, plan: object) => ({
  kind: 'borrow',
  on,
  ordinal,
  plan,
});

describe('a money request becomes', () => {
  test.each([
    ['BUY_SHARES', {}, { kind: 'buy-shares' }],
    ['CLAIM_HELD', {}, { kind: 'claim-held', requestNo: 'R1' }],
    ['CHANGE_SHARE', {}, { kind: 'monthly-share', on: '2026-11-23' }],
    ['REPAY', {}, { kind: 'repay', contractNo: '', closes: false, requestNo: 'R1' }],
    [
      'REPAY',
      { refNo: 'สม.2569/1', closes: true },
      { kind: 'repay', contractNo: 'สม.2569/1', closes: true, requestNo: 'R1' },
    ],
    ['WITHDRAW', { refNo: SPECIAL }, { kind: 'withdraw', accountNo: SPECIAL, requestNo: 'R1' }],
  ] as const)('%s %j: %j', (type, more, expected) => {
    expect(movements(requested(type, more))).toEqual([
      { on: '2026-11-24', satang: 100_00, ...expected },
    ]);
  });

  test('nothing where it moves no money, or is stopped', () => {
    expect(movements(requested('SUBSCRIBE'))).toEqual([]);
    expect(movements(requested('MONTHLY_REPAY'))).toEqual([]);
    expect(movements(requested('BUY_SHARES'), cancel('2026-11-20 11:00'))).toEqual([]);
  });

  test('a contract of twelve months', () => {
    const terms = { product: 'emergency', principalSatang: 100_00, instalments: 12 };
    expect(movements(requested('EMERGENCY_LOAN'))).toEqual([
      borrow('2026-11-27', 2, { ...terms, disbursedOn: '2026-11-27' }),
    ]);
  });
});

test('what is requested to be paid out is held back until it is, or is dropped', () => {
  const held = (...facts: Fact[]) => factsOf(facts).holds;
  const hold = { accountNo: SAVINGS, satang: 100_00, from: '2026-11-20' };
  const withdrawal = requested('WITHDRAW', { refNo: SAVINGS });
  expect(held(withdrawal)).toEqual([{ ...hold, until: '2026-11-24' }]);
  expect(held(withdrawal, cancel('2026-11-21 10:00'))).toEqual([{ ...hold, until: '2026-11-21' }]);
  expect(held(withdrawal, refuse('2026-11-23 10:00'))).toEqual([{ ...hold, until: '2026-11-23' }]);
  const officer = noted('2026-11-19 10:00', 'officer', { decides: 'officer' }, 'all');
  expect(held(officer, withdrawal)).toEqual([{ ...hold, until: '9999-12-31' }]);
  expect(held(requested('CLAIM_HELD', { refNo: '00005' }))).toEqual([
    { ...hold, accountNo: '00005', until: '2026-11-24' },
  ]);
  expect(held(requested('BUY_SHARES'))).toEqual([]);
});

test.each([
  [{}, { kind: 'pay-arrears' }],
  [{ slipNo: 'ก691120-0001' }, { kind: 'pay-arrears', slipNo: 'ก691120-0001' }],
  [{ refNo: 'สม.2569/1' }, { kind: 'repay', contractNo: 'สม.2569/1', closes: false }],
  [
    { refNo: 'สม.2569/1', closes: true, guarantor: 4 },
    { kind: 'repay', contractNo: 'สม.2569/1', closes: true, guarantor: 4 },
  ],
])('a payment %j is %j', (more, expected) => {
  expect(movements(paid(more))).toStrictEqual([{ on: '2026-11-20', satang: 100_00, ...expected }]);
});

test('an application becomes a contract numbered among those of its kind and year', () => {
  const contracts = movements(
    applied({ guarantors: [4] }, '2026-11-02 10:00'),
    applied({}, '2026-11-03 10:00'),
    applied({ product: 'academic' }, '2026-11-04 10:00'),
    applied({}, '2026-12-01 10:00'),
    applied({}, '2027-01-04 10:00'),
  ).map((movement) =>
    movement.kind === 'borrow' ? [movement.on, movement.plan.product, movement.ordinal] : [],
  );
  expect(contracts).toEqual([
    ['2026-11-11', 'ordinary', 2],
    ['2026-11-11', 'academic', 2],
    ['2026-12-11', 'ordinary', 3],
    ['2027-01-11', 'ordinary', 2],
  ]);
  const terms = { product: 'ordinary', principalSatang: 120_000_00, instalments: 90 };
  expect(movements(applied())).toEqual([
    borrow('2026-11-27', 2, { ...terms, disbursedOn: '2026-11-27' }),
  ]);
});

test('welfare is paid into an account two weeks later, unless it is refused', () => {
  const expected = { kind: 'welfare', on: '2026-12-04', accountNo: SAVINGS, satang: 300_00 };
  expect(movements(claimed({ payTo: SAVINGS }))).toEqual([expected]);
  expect(movements(claimed({ payTo: '' }))).toEqual([]);
  const decision = { no: 'W1', action: 'refuse', reason: 'เอกสารไม่ครบ' } as const;
  const refused = noted('2026-11-23 10:00', 'welfare-decision', decision);
  expect(movements(claimed({ payTo: SAVINGS }), refused)).toEqual([]);
});

test('a notice of the end has the day of the board, and what a family gets', () => {
  const resigns = { how: 'ลาออก', noticedOn: '2026-11-20', on: '2026-12-08', welfareSatang: 0 };
  expect(factsOf([notice(SENT)]).ends).toStrictEqual([resigns]);
  const back = noted('2026-11-21 10:00', 'end-decision', {
    action: 'withdraw',
    reason: '',
  });
  expect(factsOf([notice(SENT), back]).ends).toStrictEqual([
    { ...resigns, droppedOn: '2026-11-21' },
  ]);
  // The member joined in May 2006, and so has been one for 20 years.
  expect(factsOf([notice(SENT, 'เสียชีวิต')]).ends).toMatchObject([
    { how: 'เสียชีวิต', welfareSatang: 400_000_00 },
  ]);
});

test('the payer after retirement is the last that was chosen', () => {
  expect('retires' in factsOf([paid()])).toBe(false);
  const choices = [retires(SENT, 'pension'), retires('2026-11-21 10:00', 'self')];
  expect(factsOf(choices).retires).toEqual({ payer: 'self' });
});

describe.each([
  ['request', requested('BUY_SHARES', {}, '2026-11-20 00:00')],
  ['application', applied({}, '2026-11-20 00:00')],
  ['payment', paid({}, '2026-11-20 00:00')],
  ['record', recorded('2026-11-20 00:00', 70_00)],
  ['kept month', kept('2026-11-20 00:00')],
  ['notice', notice('2026-11-20 00:00')],
  ['choice', retires('2026-11-20 00:00', 'self')],
])('the first fact is a %s:', (_, fact) => {
  test('it counts from its month and day on, and not before', () => {
    expect(factsOf([fact], '2026-11-20').sinceMonth).toBe(NOVEMBER);
    expect(factsOf([fact], '2026-11-19')).toBe(NO_FACTS);
  });
});

test('welfare counts from the month in which it is paid', () => {
  const december = monthIndex('2026-12-04');
  expect(factsOf([claimed({ payTo: SAVINGS })]).sinceMonth).toBe(december);
  expect(factsOf([claimed({ payTo: SAVINGS, requestedOn: '2026-11-17' })]).movements[0]?.on).toBe(
    '2026-12-01',
  );
  expect(factsOf([claimed({ payTo: SAVINGS, requestedOn: '2026-11-17' })]).sinceMonth).toBe(
    december,
  );
  expect(factsOf([claimed({ payTo: SAVINGS }, '2026-11-20 00:00')], '2026-11-19')).toBe(NO_FACTS);
  expect(factsOf([claimed({ payTo: SAVINGS }), paid({}, '2027-01-05 10:00')]).sinceMonth).toBe(
    december,
  );
});
