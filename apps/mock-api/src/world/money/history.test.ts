import { describe, expect, test } from 'vitest';
import { contractWith, historyWith, MEMBER, viewOf } from '../../testing/invented.ts';
import type { Member } from '../people/person/person.ts';
import { deriveHistory } from './history.ts';
import type { History } from './history-state.ts';
import { type Ends, type MoneyFacts, type Movement, NO_FACTS } from './money-facts.ts';

const JUNE = 2026 * 12 + 5;
/** A seed by which number 2 buys no shares beside the monthly ones. */
const SEED = 'a';

interface Case {
  readonly member?: Partial<Member>;
  readonly facts?: Partial<MoneyFacts>;
  readonly seed?: string;
}

function history(asOf: string, { member = {}, facts = {}, seed = SEED }: Case = {}): History {
  const view = { ...viewOf(asOf), seed };
  return deriveHistory(view, { ...MEMBER, ...member }, { ...NO_FACTS, ...facts });
}

/** With these movements, and bills that are made from the first month on. */
const moved = (asOf: string, movements: readonly Movement[], more: Case = {}) =>
  history(asOf, { ...more, facts: { ...more.facts, sinceMonth: 0, movements } });

const buy = (on: string): Movement => ({ kind: 'buy-shares', on, satang: 10_00 });
const items = ({ shares }: History) => shares.map(({ on, item }) => `${on} ${item}`);

test('before the day of joining there is nothing', () => {
  const member = { ...MEMBER, joinedOn: '2026-07-01' };
  const view = { ...viewOf('2026-06-30'), seed: SEED };
  expect(deriveHistory(view, member, NO_FACTS)).toEqual(historyWith({ view, member, agency: 0 }));
});

describe('the monthly share', () => {
  test('is paid on joining, and by the first bill of the month after', () => {
    const first = {
      on: '2026-05-01',
      slipNo: '690501-00002',
      item: 'opening',
      period: 1,
      amountSatang: 1_000_00,
      balanceSatang: 1_000_00,
    };
    const joinedOn = '2026-05-01';
    const of = (asOf: string) => history(asOf, { member: { joinedOn } });
    expect(of('2026-05-01')).toMatchObject({ shares: [first], sharePeriods: 1 });
    expect(of('2026-05-31')).toMatchObject({ shares: [first], keps: new Map() });
    const june = of('2026-06-30');
    expect(june.shares).toEqual([
      first,
      {
        ...first,
        on: '2026-06-30',
        slipNo: '',
        item: 'monthly',
        period: 2,
        balanceSatang: 2_000_00,
      },
    ]);
    expect(june.sharePeriods).toBe(2);
  });

  test.each([
    ['2026-06-14', undefined],
    ['2026-06-15', false],
    ['2026-06-29', false],
    ['2026-06-30', true],
  ])('is billed on the 15th, and due at the month’s end: on %s %s', (asOf, isDue) => {
    expect(history(asOf).keps.get(JUNE)?.isDue).toBe(isDue);
  });

  test('is one for every month; bills are kept of 38 months', () => {
    const { shares, keps, sharePeriods } = history('2026-06-30');
    expect(shares.map(({ period }) => period)).toEqual(Array.from({ length: 66 }, (_, i) => i + 1));
    expect(shares.at(-1)).toMatchObject({ on: '2026-06-30', balanceSatang: 66_000_00 });
    expect(shares[1]).toMatchObject({ on: '2021-02-28', item: 'monthly', slipNo: '' });
    expect(sharePeriods).toBe(66);
    expect([...keps.keys()]).toEqual(Array.from({ length: 38 }, (_, i) => JUNE - 37 + i));
  });

  test('is not paid from the month on in which it is paused, long ago as well as now', () => {
    const paused = (sharesPausedFrom: number) =>
      history('2026-06-30', { member: { sharesPausedFrom } }).shares.length;
    expect([paused(2022 * 12), paused(JUNE)]).toEqual([12, 65]);
  });

  test('of a month in which nothing came follows with the next', () => {
    const recorded = (_: number, month: number) =>
      month === JUNE - 1 ? { satang: 0, reason: 'เงินไม่พอ' as const } : undefined;
    const facts = { sinceMonth: JUNE - 1, recorded };
    expect(items(history('2026-06-30', { facts })).slice(-3)).toEqual([
      '2026-04-30 monthly',
      '2026-06-30 arrears',
      '2026-06-30 monthly',
    ]);
  });
});

describe('a month of long ago that was paid in full', () => {
  // Number 3 has a contract of 2020; of number 6 the salary pays into an account; number 14 has closed contracts,
  // and nothing came of number 16 in March 2021 and December 2022.
  test.each([
    [{ no: 3 }, '2025-06-30'],
    [{ no: 6 }, '2026-06-30'],
    [{ no: 14 }, '2026-06-30'],
    [{ no: 16 }, '2026-06-30'],
    [{ no: 16, sharesPausedFrom: 2020 * 12 }, '2026-06-30'],
  ])('is the same as if its bill were made: %j', (who, asOf) => {
    const member = { joinedOn: '2019-01-01', ...who };
    const seed = 'demo';
    const quick = history(asOf, { member, seed });
    const { facts: _, ...billed } = history(asOf, { member, seed, facts: { sinceMonth: 0 } });
    expect(quick).toMatchObject(billed);
  });

  test('pays into the account from the month after it was opened on', () => {
    const { payrolls } = history('2026-06-30', { member: { no: 6, joinedOn: '2019-01-01' } });
    expect(payrolls).toHaveLength(81);
    expect([payrolls[0]?.on, payrolls.at(-1)?.on]).toEqual(['2019-10-31', '2026-06-30']);
    expect(new Set(payrolls.map((one) => one.amountSatang))).toEqual(new Set([1_000_00]));
  });

  test('is made where something was owed from the month before', () => {
    const [none, march] = [{ satang: 0, reason: 'เงินไม่พอ' as const }, 2021 * 12 + 2];
    const recorded = (_: number, month: number) => (month === march ? none : undefined);
    const facts = { sinceMonth: march, recorded };
    expect(items(history('2026-06-30', { facts })).slice(1, 5)).toEqual([
      '2021-02-28 monthly',
      '2021-04-30 arrears',
      '2021-04-30 monthly',
      '2021-05-31 monthly',
    ]);
  });
});

describe('shares bought at the counter', () => {
  const bought = (asOf: string, seed: string, more: Case = {}) =>
    history(asOf, { ...more, seed }).shares.filter(({ item }) => item === 'special');

  test.each([
    ['demo', '2020-07-21', 17_000_00, '630721-00002'],
    ['h', '2020-08-07', 3_000_00, '630807-00002'],
    ['k', '2026-01-15', 11_000_00, '690115-00002'],
    ['e', '2026-03-09', 5_000_00, '690309-00002'],
  ])('are booked once, on their day: seed %s', (seed, on, amountSatang, slipNo) => {
    const entries = history('2026-06-30', { member: { joinedOn: '2020-01-01' }, seed }).shares;
    expect(entries.filter((one) => one.on === on)).toMatchObject([
      { item: 'special', amountSatang, slipNo },
    ]);
    const days = entries.map((one) => one.on);
    expect(days).toEqual(days.toSorted());
  });

  test('not before the day, nor by who has died', () => {
    expect(bought('2026-03-08', 'e')).toHaveLength(0);
    expect(bought('2026-03-09', 'e')).toHaveLength(1);
    const end = {
      how: 'เสียชีวิต',
      noticedOn: '2026-03-09',
      on: '2026-04-08',
      welfareSatang: 0,
    } as const;
    const with_ = (noticedOn: string) =>
      bought('2026-03-31', 'e', { facts: { ends: [{ ...end, noticedOn }] } }).length;
    expect([with_('2026-03-09'), with_('2026-03-10')]).toEqual([0, 1]);
  });

  test('come after what else happened on their day', () => {
    const { shares } = moved('2026-06-30', [buy('2026-03-09')], { seed: 'e' });
    const day = shares.filter(({ on }) => on === '2026-03-09');
    expect(day.map(({ item }) => item)).toEqual(['request', 'special']);
  });
});

describe('movements', () => {
  test('are carried out on their day, up to today', () => {
    const days = ['2026-05-31', '2026-06-20', '2026-06-01', '2026-06-21', '2026-06-15'];
    const found = moved('2026-06-20', days.map(buy)).shares.slice(-5);
    expect(found.map(({ on, item }) => [on, item])).toEqual([
      ['2026-05-31', 'request'],
      ['2026-05-31', 'monthly'],
      ['2026-06-01', 'request'],
      ['2026-06-15', 'request'],
      ['2026-06-20', 'request'],
    ]);
  });

  test('are carried out also in the month of joining', () => {
    const member = { joinedOn: '2026-06-01' };
    expect(moved('2026-06-10', [buy('2026-06-10')], { member }).shares).toHaveLength(2);
  });

  test('of one day keep their order', () => {
    const sums = [20_00, 10_00, 30_00];
    const movements = sums.map((satang) => ({ ...buy('2026-06-10'), satang }) as Movement);
    const { shares } = moved('2026-06-10', movements);
    expect(shares.slice(-3).map((one) => one.amountSatang)).toEqual(sums);
  });

  test('change the bill only until it is made', () => {
    const raise = (on: string): Movement => ({ kind: 'monthly-share', on, satang: 3_000_00 });
    const june = (on: string) => moved('2026-06-30', [raise(on)]).keps.get(JUNE)?.totalSatang;
    expect([june('2026-06-15'), june('2026-06-16')]).toEqual([3_000_00, 1_000_00]);
  });
});

describe('a planned contract', () => {
  // Number 1 is granted an ordinary loan on 31 March 2025 and an emergency loan on 27 August 2025.
  const member = { no: 1 };
  const plan = contractWith({
    product: 'emergency',
    disbursedOn: '2025-08-11',
    instalments: 12,
  }).plan;
  const borrow: Movement = { kind: 'borrow', on: '2025-08-11', plan, ordinal: 1 };
  const days = ({ contracts }: History) => contracts.map((one) => one.plan.disbursedOn);

  test('is paid out on its day', () => {
    const on = (asOf: string) => days(history(asOf, { member }));
    expect(on('2025-03-30')).toEqual([]);
    expect(on('2025-03-31')).toEqual(['2025-03-31']);
    expect(on('2026-06-30')).toEqual(['2025-03-31', '2025-08-27']);
  });

  test('is not granted beside an open one of its kind that was asked for', () => {
    expect(days(moved('2026-06-30', [borrow], { member }))).toEqual(['2025-03-31', '2025-08-11']);
  });

  test('is granted where that one has been paid back', () => {
    const [, asked] = moved('2025-08-11', [borrow], { member }).contracts;
    const repay: Movement = {
      kind: 'repay',
      on: '2025-08-20',
      contractNo: asked?.contractNo ?? '',
      satang: 0,
      closes: true,
    };
    expect(days(moved('2026-06-30', [borrow, repay], { member }))).toEqual([
      '2025-03-31',
      '2025-08-11',
      '2025-08-27',
    ]);
  });

  test('of another kind is granted beside it', () => {
    const ordinary = contractWith({ disbursedOn: '2025-08-11' }).plan;
    const asked = moved('2026-06-30', [{ ...borrow, plan: ordinary }], { member });
    expect(days(asked)).toEqual(['2025-03-31', '2025-08-11', '2025-08-27']);
  });

  test('is paid out in the order of numbers where there are two on one day', () => {
    // Number 244 gets an emergency loan and an ordinary one on 12 June 2023.
    const { contracts } = history('2023-06-12', {
      member: { no: 244, joinedOn: '2019-01-01' },
      seed: 'demo',
    });
    const products = contracts.slice(-2).map((one) => one.plan.product);
    expect(products).toEqual(['emergency', 'ordinary']);
    expect(days({ contracts } as History).slice(-2)).toEqual(['2023-06-12', '2023-06-12']);
  });

  test('is granted beside a planned one of its kind, also where that is still open', () => {
    const other = contractWith({ product: 'special', disbursedOn: '2025-03-11' }).plan;
    const found = history('2025-05-27', {
      member: { no: 14, joinedOn: '2019-01-01' },
      seed: 'demo',
      facts: {
        sinceMonth: 2025 * 12 + 2,
        recorded: () => ({ satang: 0, reason: 'เงินไม่พอ' }),
        movements: [{ ...borrow, on: '2025-03-11', plan: other }, buy('2025-03-12')],
      },
    });
    expect(days(found).slice(-3)).toEqual(['2024-04-11', '2025-03-11', '2025-05-27']);
    expect(found.contracts.at(-3)?.balanceSatang).toBeGreaterThan(0);
  });

  test('is one of many', () => {
    // Number 14 has emergency loans year after year.
    const found = history('2026-06-30', {
      member: { no: 14, joinedOn: '2019-01-01' },
      seed: 'demo',
    });
    expect(days(found)).toEqual([
      '2020-01-27',
      '2020-06-29',
      '2021-06-28',
      '2022-08-29',
      '2024-04-11',
      '2025-05-27',
    ]);
  });
});

test('dividends by instruction go into shares on the day they are paid', () => {
  const found = items(history('2026-06-30', { member: { no: 14 }, seed: 'demo' }));
  expect(found.filter((one) => one.endsWith('dividend'))).toEqual([
    '2024-01-30 dividend',
    '2025-01-30 dividend',
    '2026-01-30 dividend',
  ]);
});

describe('from the retirement on', () => {
  // On 30 September 2026, after the 60th birthday.
  const member = { birthDate: '1966-05-05' };
  const payer = (asOf: string, facts: Partial<MoneyFacts>) => {
    const found = history(asOf, { member, facts });
    return [found.payer, found.agency];
  };

  test('the pension’s agency is billed, or the member, or nothing changes', () => {
    const pension = { retires: { payer: 'pension' } } as const;
    const self = { retires: { payer: 'self' } } as const;
    expect(payer('2026-09-30', pension)).toEqual(['agency', 0]);
    expect(payer('2026-10-01', pension)).toEqual(['agency', 10]);
    expect(payer('2026-10-01', self)).toEqual(['self', 0]);
    expect(payer('2026-10-01', {})).toEqual(['agency', 0]);
  });

  test('nobody is billed for who has died', () => {
    const ends = [
      { how: 'เสียชีวิต', noticedOn: '2026-09-20', on: '2026-11-08', welfareSatang: 0 } as const,
    ];
    for (const by of ['pension', 'self'] as const) {
      expect(payer('2026-10-01', { ends, retires: { payer: by } })).toEqual(['nobody', 0]);
    }
  });
});

describe('the end of a membership', () => {
  const died: Ends = {
    how: 'เสียชีวิต',
    noticedOn: '2026-05-20',
    on: '2026-06-08',
    welfareSatang: 5_00,
  };
  const ended = (asOf: string, end: Ends, movements: readonly Movement[] = []) =>
    moved(asOf, movements, { facts: { ends: [end] } });

  test('by death stops the bills on the day it is noticed, and settles on the board’s day', () => {
    expect(ended('2026-05-19', died).payer).toBe('agency');
    expect(ended('2026-05-20', died).payer).toBe('nobody');
    expect(ended('2026-06-07', died).settlement).toBeUndefined();
    const { settlement, keps, shares } = ended('2026-06-30', died);
    expect(settlement).toMatchObject({ how: 'เสียชีวิต', on: '2026-06-08' });
    expect(settlement?.lines.at(-1)).toMatchObject({ kind: 'WELFARE', satang: 5_00 });
    // May’s bill had been made.
    expect([keps.has(JUNE - 1), keps.has(JUNE)]).toEqual([true, false]);
    expect(shares.at(-1)).toMatchObject({ item: 'refund', balanceSatang: 0 });
  });

  test('by leaving stops them only then', () => {
    const left: Ends = { ...died, how: 'ลาออก' };
    expect(ended('2026-06-07', left).payer).toBe('agency');
    expect(ended('2026-06-08', left)).toMatchObject({
      payer: 'nobody',
      settlement: { how: 'ลาออก' },
    });
  });

  test('that was a mistake is dropped: whoever paid before pays again', () => {
    const dropped = { ...died, droppedOn: '2026-06-05' };
    expect(ended('2026-06-04', dropped).payer).toBe('nobody');
    const { payer, settlement, keps } = ended('2026-06-30', dropped);
    expect([payer, settlement, keps.has(JUNE)]).toEqual(['agency', undefined, true]);
    const self = history('2026-12-20', {
      member: { birthDate: '1966-05-05' },
      facts: {
        retires: { payer: 'self' },
        ends: [{ ...died, noticedOn: '2026-10-05', droppedOn: '2026-10-20' }],
      },
    });
    expect(self.payer).toBe('self');
  });

  test('by leaving that is dropped changes nothing of who pays since', () => {
    const { payer } = history('2026-10-20', {
      member: { birthDate: '1966-05-05' },
      facts: {
        retires: { payer: 'self' },
        ends: [{ ...died, how: 'ลาออก', noticedOn: '2026-09-20', droppedOn: '2026-10-05' }],
      },
    });
    expect(payer).toBe('self');
  });

  test.each([
    [buy('2026-05-25'), false],
    [{ kind: 'monthly-share', on: '2026-05-25', satang: 2_000_00 }, false],
    [{ kind: 'pay-arrears', on: '2026-05-25', satang: 70_00 }, true],
    [{ kind: 'late', on: '2026-05-25', satang: 70_00, month: JUNE - 2 }, true],
    [{ kind: 'repay', on: '2026-05-25', contractNo: '', satang: 70_00, closes: false }, true],
  ] as [Movement, boolean][])(
    'lets money come in, and nothing else be done: %o',
    (movement, comes) => {
      const before = ended('2026-05-30', died);
      const { vouchers, shares, monthlyShareSatang } = ended('2026-05-30', died, [movement]);
      expect(vouchers).toHaveLength(comes ? 1 : 0);
      expect([shares, monthlyShareSatang]).toEqual([before.shares, 0]);
    },
  );

  test('lets money that is held be claimed', () => {
    const found = ended('2026-05-30', died, [
      { kind: 'pay-arrears', on: '2026-05-16', satang: 70_00 },
      { kind: 'claim-held', on: '2026-05-25', satang: 70_00 },
    ]);
    expect(found.vouchers.map(({ kind }) => kind)).toEqual(['counter', 'paid-out']);
  });
});

describe('a membership that ended as planned', () => {
  const of = (on: string, asOf: string, facts: Partial<MoneyFacts> = {}) =>
    history(asOf, { member: { ending: { how: 'ลาออก', on } }, facts });

  test.each(['2022-05-31', '2026-05-31'])('is settled on %s after its last bill', (on) => {
    const { settlement, shares, payer } = of(on, '2026-06-30');
    expect(settlement).toMatchObject({ how: 'ลาออก', on });
    expect(items({ shares } as History).slice(-2)).toEqual([`${on} monthly`, `${on} refund`]);
    expect(payer).toBe('nobody');
    expect(settlement?.lines.map(({ kind }) => kind)).toEqual(['SHARES']);
  });

  test('is not, before that day', () => {
    expect(of('2026-05-31', '2026-05-30').settlement).toBeUndefined();
    expect(of('2026-05-31', '2026-05-31').settlement).toBeDefined();
  });

  test('lets money come in later', () => {
    const movements: Movement[] = [{ kind: 'pay-arrears', on: '2026-06-20', satang: 70_00 }];
    const { vouchers, keps } = of('2026-05-31', '2026-06-30', { movements });
    expect(vouchers.map(({ kind }) => kind)).toEqual(['counter', 'paid-out']);
    expect(keps.has(JUNE)).toBe(false);
  });
});

describe('an account that matures', () => {
  // Of number 11 the salary pays 3,000 baht a month into a fixed account of 4 July 2023.
  const none = { satang: 0, reason: 'เงินไม่พอ' as const };
  const [last, matures] = [2025 * 12 + 5, '2025-07-04'];
  const recorded = (_: number, month: number) => (month === last ? none : undefined);
  const of = (asOf: string) =>
    history(asOf, { member: { no: 11 }, facts: { sinceMonth: last, recorded } });
  const owed = ({ arrears }: History) => arrears.map(({ group, refNo }) => [group, refNo]);

  test('has nothing collected for it any more, not even arrears', () => {
    const [before, after] = [of('2025-07-03'), of(matures)];
    const fixed = before.deposits[0]?.accountNo;
    expect(owed(before)).toEqual([
      ['SHARE', MEMBER.membershipNo],
      ['DEPOSIT', fixed],
    ]);
    expect(owed(after)).toEqual([['SHARE', MEMBER.membershipNo]]);
    const carried = after.carried.find(({ group }) => group === 'DEPOSIT');
    expect(carried).toMatchObject({ principalSatang: 0, settledOn: matures });
    const { payrolls } = of('2025-12-31');
    expect(payrolls.at(-1)?.on).toBe('2025-05-31');
  });
});
