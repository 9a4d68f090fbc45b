import { monthIndex } from '@coop/finance/calendar';
import { describe, expect, test } from 'vitest';
import { deriveMember } from '../../people/member.ts';
import { type KepGroup, owedSatang } from '../arrears.ts';
import type { History } from '../history-state.ts';
import { isClosed, overdueInterest, overduePrincipal, payoffSatang } from '../loans/loans.ts';
import { type Movement, NO_FACTS } from '../money-facts.ts';
import { applyMovement, payDebts } from '../movements.ts';
import { deriveHistory } from './history.ts';
import { settle } from './settlement.ts';

const TODAY = '2026-11-19';

function historyOf(no: number, asOf = TODAY, movements: readonly Movement[] = []): History {
  const view = { seed: 'demo', population: 12_000, startedOn: '2026-11-20', asOf };
  const [first] = movements;
  const sinceMonth = first ? monthIndex(first.on) : NO_FACTS.sinceMonth;
  return deriveHistory(view, deriveMember(view, no), { ...NO_FACTS, sinceMonth, movements });
}

/** Five open contracts, two months overdue, with arrears of shares and cremation dues. */
const inArrears = () => historyOf(3);

const openOf = ({ bookings: { contracts } }: History) =>
  contracts.filter((contract) => !isClosed(contract));
const overdue = (history: History) =>
  openOf(history).map((contract) => [overdueInterest(contract), overduePrincipal(contract)]);
const owedBeside = ({ billing: { arrears } }: History, group: KepGroup) =>
  arrears
    .filter((arrear) => arrear.group === group)
    .reduce((sum, arrear) => sum + owedSatang(arrear), 0);

describe('a payment of what is overdue', () => {
  const pay = (satang: number) => {
    const history = inArrears();
    applyMovement(history, { kind: 'pay-arrears', on: TODAY, satang });
    return history;
  };
  const INTEREST = 11_761_00 + 1_271_00 + 5_985_69 + 1_104_00 + 253_29;
  const PRINCIPAL = 10_439_00 + 3_680_00 + 14_200_00 + 5_690_00 + 7_466_71;

  test('is for the interest of every contract, then for principal of the oldest (s. 329)', () => {
    expect(overdue(inArrears())).toEqual([
      [11_761_00, 10_439_00],
      [1_271_00, 3_680_00],
      [5_985_69, 14_200_00],
      [1_104_00, 5_690_00],
      [253_29, 7_466_71],
    ]);
    expect(overdue(pay(INTEREST + 439_00))).toEqual([
      [0, 10_000_00],
      [0, 3_680_00],
      [0, 14_200_00],
      [0, 5_690_00],
      [0, 7_466_71],
    ]);
  });

  test('then for shares in whole units, then for cremation dues; the rest is held', () => {
    const shares = pay(INTEREST + PRINCIPAL + 4_395_00);
    expect(
      overdue(shares)
        .flat()
        .every((satang) => satang === 0),
    ).toBe(true);
    // Half a share is carried over.
    expect([owedBeside(shares, 'SHARE'), owedBeside(shares, 'CREMATION')]).toEqual([10_00, 575_00]);
    expect(shares.holding.heldSatang).toBe(0);
    const all = pay(INTEREST + PRINCIPAL + 4_400_00 + 580_00 + 12_34);
    expect([all.billing.arrears, all.holding.heldSatang]).toEqual([[], 12_34]);
    expect(all.bookings.vouchers.at(-1)).toMatchObject({ kind: 'counter', keptSatang: 12_34 });
  });
});

test('what is set off pays the oldest contract to its end before the next, and dues last', () => {
  const history = inArrears();
  const [oldest, next, ...others] = openOf(history);
  if (!oldest || !next) throw new Error('two contracts are open');
  const before = payoffSatang(next, TODAY);
  const paid = { on: TODAY, slipNo: 'x' };
  expect(payoffSatang(oldest, TODAY)).toBe(1_355_777_00);
  expect(payDebts(history, paid, 1_355_777_00 + 100_00, 'set-off')).toBe(0);
  expect(isClosed(oldest)).toBe(true);
  expect(payoffSatang(next, TODAY)).toBe(before - 100_00);
  expect(others.flatMap(({ rows }) => rows.filter((row) => row.slipNo === 'x'))).toEqual([]);
  expect([owedBeside(history, 'SHARE'), owedBeside(history, 'CREMATION')]).toEqual([
    4_400_00, 580_00,
  ]);
});

test('a settlement uses shares before what is held and deposits, and pays out or refunds the rest', () => {
  const history = inArrears();
  history.bookings.contracts.splice(0, 4);
  history.holding.heldSatang = 100_00;
  settle(history, { how: 'ให้ออก', on: TODAY, welfareSatang: 0 });
  const lines = history.settlement?.lines.map((line) => [line.kind, line.satang, line.usedSatang]);
  expect(lines).toEqual([
    ['SHARES', 461_650_00, 31_224_51],
    ['HELD', 100_00, 0],
    ['DEPOSIT', 2_605_37, 0],
    ['LOAN', 30_644_51, 30_644_51],
    ['DUES', 580_00, 580_00],
  ]);
  expect(history.bookings.shares.slice(-2)).toMatchObject([
    { item: 'set-off', amountSatang: -31_224_51, balanceSatang: 430_425_49 },
    { item: 'refund', amountSatang: -430_425_49, balanceSatang: 0 },
  ]);
  expect(history.bookings.vouchers.at(-1)).toMatchObject({ kind: 'paid-out', satang: 100_00 });
  expect([history.holding.heldSatang, history.paying.payer, history.billing.arrears]).toEqual([
    0,
    'nobody',
    [],
  ]);
});

test('what is held comes back with the next bill, once', () => {
  const payment = { kind: 'pay-arrears', on: '2026-10-05', satang: 500_00 } as const;
  const {
    billing: { keps },
    holding: { heldSatang },
  } = historyOf(1, '2026-11-30', [payment]);
  const refunds = [...keps.values()].flatMap(({ dueOn, entries }) =>
    entries
      .filter(({ group }) => group === 'REFUND')
      .map((entry) => [dueOn, entry.amountSatang, entry.receivedSatang]),
  );
  expect(refunds).toEqual([['2026-10-31', -500_00, -500_00]]);
  expect(heldSatang).toBe(0);
});
