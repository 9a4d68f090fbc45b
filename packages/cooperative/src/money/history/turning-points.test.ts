import { describe, expect, test } from 'vitest';
import { MEMBER, recordedFrom } from '../../testing/invented.ts';
import { derivedOn, movedOn, shareItems } from '../../testing/money-runs.ts';
import type { History } from '../history-state.ts';
import type { Ends, MoneyFacts, Movement } from '../money-facts.ts';

const JUNE = 2026 * 12 + 5;

const buy = (on: string): Movement => ({ kind: 'buy-shares', on, satang: 10_00 });

describe('from the retirement on', () => {
  // On 30 September 2026, after the 60th birthday.
  const member = { birthDate: '1966-05-05' };
  const payer = (asOf: string, facts: Partial<MoneyFacts>) => {
    const found = derivedOn(asOf, { member, facts });
    return [found.paying.payer, found.paying.agency];
  };

  test('the pension’s agency is billed, or the member where that was said', () => {
    const pension = { retires: { payer: 'pension' } } as const;
    const self = { retires: { payer: 'self' } } as const;
    expect(payer('2026-09-30', pension)).toEqual(['agency', 0]);
    expect(payer('2026-10-01', pension)).toEqual(['agency', 10]);
    expect(payer('2026-10-01', self)).toEqual(['self', 0]);
    expect(payer('2026-10-01', {})).toEqual(['agency', 10]);
  });

  test('nobody is billed for who has died', () => {
    const ends = [
      { how: 'เสียชีวิต', noticedOn: '2026-09-20', on: '2026-11-08', welfareSatang: 0 } as const,
    ];
    for (const by of ['pension', 'self'] as const) {
      const [who] = payer('2026-10-01', { ends, retires: { payer: by } });
      expect(who).toBe('nobody');
    }
  });

  test('a notice of death that is dropped leaves what was chosen meanwhile', () => {
    const dropped = {
      how: 'เสียชีวิต',
      noticedOn: '2026-09-20',
      on: '2026-11-08',
      welfareSatang: 0,
    } as const;
    const other = { ...dropped, noticedOn: '2026-10-02' };
    const self = { retires: { payer: 'self' } } as const;
    const ends = [{ ...dropped, droppedOn: '2026-10-05' }];
    expect(payer('2026-10-04', { ends, ...self })).toEqual(['nobody', 0]);
    expect(payer('2026-10-05', { ends, ...self })).toEqual(['self', 0]);
    // Another notice still stands.
    expect(payer('2026-10-05', { ends: [...ends, other], ...self })).toEqual(['nobody', 0]);
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
    movedOn(asOf, movements, { facts: { ends: [end] } });

  test('by death stops the bills on the day it is noticed, and settles on the board’s day', () => {
    expect(ended('2026-05-19', died).paying.payer).toBe('agency');
    expect(ended('2026-05-20', died).paying.payer).toBe('nobody');
    expect(ended('2026-06-07', died).settlement).toBeUndefined();
    const {
      settlement,
      billing: { keps },
      bookings: { shares },
    } = ended('2026-06-30', died);
    expect(settlement).toMatchObject({ how: 'เสียชีวิต', on: '2026-06-08' });
    expect(settlement?.lines.at(-1)).toMatchObject({ kind: 'WELFARE', satang: 5_00 });
    // May’s bill had been made.
    expect([keps.has(JUNE - 1), keps.has(JUNE)]).toEqual([true, false]);
    expect(shares.at(-1)).toMatchObject({ item: 'refund', balanceSatang: 0 });
  });

  test('by leaving stops them only then', () => {
    const left: Ends = { ...died, how: 'ลาออก' };
    expect(ended('2026-06-07', left).paying.payer).toBe('agency');
    expect(ended('2026-06-08', left)).toMatchObject({
      paying: { payer: 'nobody' },
      settlement: { how: 'ลาออก' },
    });
  });

  test('that was a mistake is dropped: whoever paid before pays again', () => {
    const dropped = { ...died, droppedOn: '2026-06-05' };
    expect(ended('2026-06-04', dropped).paying.payer).toBe('nobody');
    const {
      settlement,
      paying: { payer },
      billing: { keps },
    } = ended('2026-06-30', dropped);
    expect([payer, settlement, keps.has(JUNE)]).toEqual(['agency', undefined, true]);
    const self = derivedOn('2026-12-20', {
      member: { birthDate: '1966-05-05' },
      facts: {
        retires: { payer: 'self' },
        ends: [{ ...died, noticedOn: '2026-10-05', droppedOn: '2026-10-20' }],
      },
    });
    expect(self.paying.payer).toBe('self');
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
      const {
        bookings: { vouchers, shares },
        billing: { monthlyShareSatang },
      } = ended('2026-05-30', died, [movement]);
      expect(vouchers).toHaveLength(comes ? 1 : 0);
      expect([shares, monthlyShareSatang]).toEqual([before.bookings.shares, 0]);
    },
  );

  test('lets money that is held be claimed', () => {
    const found = ended('2026-05-30', died, [
      { kind: 'pay-arrears', on: '2026-05-16', satang: 70_00 },
      { kind: 'claim-held', on: '2026-05-25', satang: 70_00 },
    ]);
    expect(found.bookings.vouchers.map(({ kind }) => kind)).toEqual(['counter', 'paid-out']);
  });
});

describe('a membership that ended as planned', () => {
  const of = (on: string, asOf: string, facts: Partial<MoneyFacts> = {}) =>
    derivedOn(asOf, { member: { ending: { how: 'ลาออก', on } }, facts });

  test.each(['2022-05-31', '2026-05-31'])('is settled on %s after its last bill', (on) => {
    const {
      settlement,
      bookings,
      paying: { payer },
    } = of(on, '2026-06-30');
    expect(settlement).toMatchObject({ how: 'ลาออก', on });
    expect(shareItems({ bookings }).slice(-2)).toEqual([`${on} monthly`, `${on} refund`]);
    expect(payer).toBe('nobody');
    expect(settlement?.lines.map(({ kind }) => kind)).toEqual(['SHARES']);
  });

  test('is not, before that day', () => {
    expect(of('2026-05-31', '2026-05-30').settlement).toBeUndefined();
    expect(of('2026-05-31', '2026-05-31').settlement).toBeDefined();
  });

  test('lets money come in later', () => {
    const movements: Movement[] = [{ kind: 'pay-arrears', on: '2026-06-20', satang: 70_00 }];
    const {
      bookings: { vouchers },
      billing: { keps },
    } = of('2026-05-31', '2026-06-30', { movements });
    expect(vouchers.map(({ kind }) => kind)).toEqual(['counter', 'paid-out']);
    expect(keps.has(JUNE)).toBe(false);
  });
});

describe('an account that matures', () => {
  // Of number 11 the salary pays 3,000 baht a month into a fixed account of 4 July 2023 for two years.
  const last = 2025 * 12 + 5;
  const dayAfter = '2025-07-05';
  const recorded = recordedFrom(last, { no: 11 });
  const of = (asOf: string) =>
    derivedOn(asOf, { member: { no: 11 }, facts: { sinceMonth: last, recorded } });
  const owed = ({ billing: { arrears } }: History) =>
    arrears.map(({ group, refNo }) => [group, refNo]);

  test('has nothing collected for it any more, not even arrears', () => {
    const before = of('2025-07-04');
    const after = of(dayAfter);
    const fixed = before.deposits[0]?.accountNo;
    expect(owed(before)).toEqual([
      ['SHARE', MEMBER.membershipNo],
      ['DEPOSIT', fixed],
    ]);
    expect(owed(after)).toEqual([['SHARE', MEMBER.membershipNo]]);
    const carried = after.billing.carried.find(({ group }) => group === 'DEPOSIT');
    expect(carried).toMatchObject({ principalSatang: 0, settledOn: dayAfter });
    const {
      bookings: { payrolls },
    } = of('2025-12-31');
    expect(payrolls.at(-1)?.on).toBe('2025-05-31');
  });
});
