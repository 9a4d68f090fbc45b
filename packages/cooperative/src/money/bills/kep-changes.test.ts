import { describe, expect, test } from 'vitest';
import { deathsIn } from '../../cremation/cremation.ts';
import {
  arrearWith,
  billWith,
  contractWith,
  lineWith,
  paymentWith,
  viewOf,
} from '../../testing/invented.ts';
import type { Arrear } from '../arrears.ts';
import type { LoanContract } from '../loans/loans.ts';
import type { Records } from '../records.ts';
import type { KepEntry } from './collection.ts';
import { deriveKepChanges } from './kep-changes.ts';

const JULY = 2026 * 12 + 6;

interface Case {
  readonly was?: readonly KepEntry[];
  readonly is?: readonly KepEntry[];
  readonly month?: number;
  readonly contracts?: readonly LoanContract[];
  readonly carried?: readonly Arrear[];
}

function changes({ was, is, month = JULY, contracts = [], carried = [] }: Case) {
  const keps = new Map([
    ...(was ? [[month - 1, billWith(was)] as const] : []),
    ...(is ? [[month, billWith(is)] as const] : []),
  ]);
  const records: unknown = { keps, contracts, carried, view: viewOf('2026-07-31') };
  return deriveKepChanges(records as Records, month); // No more of them is read.
}

const causes = (testCase: Case) => changes(testCase)?.map((change) => change.causes);

const CONTRACT = contractWith();

/** A line of the contract on which some principal and 5.50 % of the debt, or a given interest, are paid. */
const loan = (
  days: number,
  owedSatang: number,
  interestSatang: number,
  principalSatang = 7_300_00,
  more: Partial<KepEntry> = {},
) =>
  lineWith({
    group: 'LOAN',
    refNo: CONTRACT.contractNo,
    days,
    owedSatang,
    interestSatang,
    principalSatang,
    amountSatang: principalSatang + interestSatang,
    balanceSatang: owedSatang - principalSatang,
    ...more,
  });

describe('an instalment changes', () => {
  const regular = (was: KepEntry, is: KepEntry, month = JULY, contract = CONTRACT) =>
    causes({ was: [was], is: [is], month, contracts: [contractWith({}, 'other'), contract] })?.[0];

  test('with the debt and the days of the month', () => {
    expect(regular(loan(30, 365_000_00, 1_650_00), loan(31, 357_700_00, 1_670_90))).toEqual([
      { code: 'BALANCE', amountSatang: -33_00, before: 365_000_00, now: 357_700_00 },
      { code: 'DAYS', amountSatang: 53_90, before: 30, now: 31 },
    ]);
  });

  test('with the rate, which fell from 5.75 to 5.50 % with the year 2026', () => {
    const december = loan(31, 365_000_00, 1_782_50);
    const january = loan(31, 365_000_00, 1_705_00);
    expect(regular(december, january, 2026 * 12)).toEqual([
      { code: 'RATE', amountSatang: -77_50, before: 575, now: 550 },
    ]);
  });

  test('with the year, where the by-laws count the days of a leap year', () => {
    const terms = { ...CONTRACT.terms, dayCount: 366 } as const;
    const contract = { ...CONTRACT, terms };
    // 365,000 at 5.75 % for 31 days: of 365, and of 366.
    const december = loan(31, 365_000_00, 1_782_50);
    const january = loan(31, 365_000_00, 1_777_63);
    expect(regular(december, january, 2024 * 12, contract)).toEqual([
      { code: 'YEAR', amountSatang: -4_87, before: 365, now: 366 },
    ]);
  });

  // January’s 41 days, from 22 December on, are ten at 57.50 baht and 31 at 55 baht; all of February’s are at 55 baht.
  test.each([
    [28, -(575_00 + 165_00), 0],
    [31, -575_00, 0],
    [35, -345_00, -10_00],
    [41, 0, -25_00],
    [51, 550_00, -25_00],
  ])('first with the days and then with the rate: to %i days', (days, byDays, byRate) => {
    const was = loan(41, 365_000_00, 2_280_00);
    const is = loan(days, 365_000_00, days * 55_00);
    const expected = [
      { code: 'DAYS', amountSatang: byDays, before: 41, now: days },
      { code: 'RATE', amountSatang: byRate, before: 575, now: 550 },
    ];
    expect(regular(was, is, 2026 * 12 + 1)).toEqual(
      expected.filter(({ amountSatang }) => amountSatang !== 0),
    );
  });

  test('with the last one, which is the rest of the debt', () => {
    const was = loan(30, 9_125_00, 41_25);
    const is = loan(30, 1_825_00, 8_25, 1_825_00);
    expect(regular(was, is)).toEqual([
      { code: 'BALANCE', amountSatang: -33_00, before: 9_125_00, now: 1_825_00 },
      { code: 'LAST', amountSatang: -5_475_00 },
    ]);
  });

  test('where the last one was billed and not paid: only interest is left', () => {
    const last = loan(30, 3_650_00, 16_50, 3_650_00);
    const interest = (days: number, satang: number) =>
      loan(days, 3_650_00, satang, 0, { balanceSatang: 0 });
    expect(regular(last, interest(31, 17_05))).toEqual([
      { code: 'LAST', amountSatang: 17_05 - 3_666_50 },
    ]);
    expect(regular(interest(31, 17_05), interest(30, 16_50))).toEqual([
      { code: 'DAYS', amountSatang: -55, before: 31, now: 30 },
    ]);
  });

  test('not, where the total stays the same; where it does not cover the interest, with that', () => {
    // 4.75 % of the debt are 47.50 baht a day, rounded to the baht.
    const contract = { ...contractWith({ product: 'shareSecured' }), instalmentSatang: 5_000_00 };
    const was = loan(30, 365_000_00, 1_425_00, 3_575_00);
    const is = loan(31, 361_425_00, 1_458_00, 3_542_00);
    expect(regular(was, is, JULY, contract)).toEqual([]);
    const little = { ...contract, instalmentSatang: 1_000_00 };
    const interest = loan(30, 365_000_00, 1_425_00, 0);
    const more = loan(31, 365_000_00, 1_473_00, 0);
    expect(regular(interest, more, JULY, little)).toEqual([
      { code: 'DAYS', amountSatang: 48_00, before: 30, now: 31 },
    ]);
  });

  test.each([
    ['2026-05-31', 'counter', false],
    ['2026-06-01', 'counter', true],
    ['2026-07-14', 'set-off', true],
    ['2026-07-15', 'counter', false],
    ['2026-06-30', 'monthly', false],
  ] as const)('by a payment between the two bills: %s, %s: %s', (on, item, isPaid) => {
    const row = paymentWith({ on, item });
    const was = loan(30, 365_000_00, 1_650_00);
    const is = loan(30, 182_500_00, 825_00);
    const found = regular(was, is, JULY, { ...CONTRACT, rows: [row] });
    expect(found).toEqual([
      {
        code: isPaid ? 'PAID' : 'BALANCE',
        amountSatang: -825_00,
        before: 365_000_00,
        now: 182_500_00,
      },
    ]);
  });

  test('with the interest that one bill left to the next', () => {
    const was = { ...loan(30, 365_000_00, 700_00), leftOutSatang: 950_00 };
    const is = { ...loan(31, 357_700_00, 2_620_90), carriedSatang: 950_00 };
    const before = 950_00;
    expect(regular(was, is)).toEqual([{ code: 'CARRIED', amountSatang: 1_920_90, before, now: 0 }]);
    const after = loan(31, 350_400_00, 1_636_80);
    expect(regular(is, after)).toEqual([
      { code: 'CARRIED', amountSatang: -984_10, before: 0, now: 0 },
    ]);
  });
});

const share = lineWith({ group: 'SHARE', desc: 'หุ้น', refNo: '00002', amountSatang: 1_000_00 });
const deposit = lineWith({ group: 'DEPOSIT', refNo: '01-2', amountSatang: 500_00 });

const deaths = deathsIn(viewOf('2026-07-31'));

describe('a line', () => {
  test.each([
    ['share that is raised', share, 1_200_00, { code: 'RAISED', before: 1_000_00, now: 1_200_00 }],
    ['deposit that is lowered', deposit, 400_00, { code: 'RAISED', before: 500_00, now: 400_00 }],
    [
      'refund of another sum',
      lineWith({ group: 'REFUND', amountSatang: -50_00 }),
      -70_00,
      { code: 'REFUND' },
    ],
    [
      'cremation due',
      lineWith({ group: 'CREMATION', amountSatang: 280_00 }),
      340_00,
      { code: 'DEATHS', before: deaths(JULY - 1), now: deaths(JULY) },
    ],
  ])('of a %s has this cause', (_, was, amountSatang, cause) => {
    const [found] = changes({ was: [was], is: [{ ...was, amountSatang }] }) ?? [];
    expect(found).toEqual({
      group: was.group,
      desc: was.desc,
      refNo: was.refNo,
      isArrears: false,
      isExtra: false,
      previousSatang: was.amountSatang,
      amountSatang,
      causes: [{ ...cause, amountSatang: amountSatang - was.amountSatang }],
    });
  });

  test('that stays the same has no cause', () => {
    expect(causes({ was: [share], is: [share] })).toEqual([[]]);
  });

  test.each([
    ['share', share, 'PAUSED'],
    ['deposit', deposit, 'FINISHED'],
    ['loan', loan(30, 3_650_00, 16_50), 'FINISHED'],
  ])('of a %s comes and goes', (_, line, gone) => {
    const { amountSatang, group, desc, refNo } = line;
    const about = { group, desc, refNo, isArrears: false, isExtra: false };
    expect(changes({ was: [], is: [line] })).toEqual([
      { ...about, previousSatang: 0, amountSatang, causes: [{ code: 'NEW', amountSatang }] },
    ]);
    expect(changes({ was: [line], is: [] })).toEqual([
      {
        ...about,
        previousSatang: amountSatang,
        amountSatang: 0,
        causes: [{ code: gone, amountSatang: -amountSatang }],
      },
    ]);
  });

  test('that gives money back comes and goes as a refund', () => {
    const refund = lineWith({ group: 'REFUND', amountSatang: -50_00 });
    expect(causes({ was: [], is: [refund] })).toEqual([[{ code: 'REFUND', amountSatang: -50_00 }]]);
    expect(causes({ was: [refund], is: [] })).toEqual([[{ code: 'REFUND', amountSatang: 50_00 }]]);
  });
});

describe('a standing order', () => {
  const extra = lineWith({ group: 'LOAN', refNo: '1', amountSatang: 500_00, isExtra: true });
  const more = { ...extra, amountSatang: 800_00 };

  test.each([
    ['begins', [], [extra], 0, 500_00],
    ['pays another sum', [extra], [more], 500_00, 800_00],
    ['ends', [more], [], 800_00, 0],
  ])('%s', (_, was, is, before, now) => {
    expect(changes({ was, is })).toMatchObject([
      {
        isExtra: true,
        previousSatang: before,
        amountSatang: now,
        causes: [{ code: 'EXTRA', amountSatang: now - before, before, now }],
      },
    ]);
  });
});

describe('arrears', () => {
  const overdue = { ...share, isArrears: true };
  const of = (month: number, more: Partial<Arrear> = {}) =>
    arrearWith({ group: 'SHARE', refNo: '00002', month, ...more });

  test('come, grow and go with the months that are overdue', () => {
    const carried = [of(JULY - 2, { settledOn: '2026-07-31' }), of(JULY - 1), of(JULY)];
    const cause = (amountSatang: number) => [
      [{ code: 'ARREARS', amountSatang, before: 1, now: 2 }],
    ];
    expect(causes({ was: [], is: [overdue], carried })).toEqual(cause(1_000_00));
    const more = { ...overdue, amountSatang: 2_000_00 };
    expect(causes({ was: [overdue], is: [more], carried })).toEqual(cause(1_000_00));
    expect(causes({ was: [overdue], is: [], carried })).toEqual(cause(-1_000_00));
  });

  test.each([
    ['of the line, still owed', of(JULY - 1), 1],
    ['of this month', of(JULY), 0],
    ['of another kind', of(JULY - 1, { group: 'CREMATION' }), 0],
    ['of another number', of(JULY - 1, { refNo: '00003' }), 0],
    ['settled by the bill day', of(JULY - 1, { settledOn: '2026-07-14' }), 0],
    ['settled on that day', of(JULY - 1, { settledOn: '2026-07-15' }), 1],
  ])('are counted: %s', (_, arrear, now) => {
    expect(causes({ was: [], is: [overdue], carried: [arrear] })).toEqual([
      [{ code: 'ARREARS', amountSatang: 1_000_00, before: 0, now }],
    ]);
  });

  test('are a line beside that of the month', () => {
    const [first, second] = changes({ was: [share], is: [share, overdue] }) ?? [];
    expect([first?.causes, second?.previousSatang]).toEqual([[], 0]);
    expect(second).toMatchObject({ isArrears: true, amountSatang: 1_000_00 });
  });
});
