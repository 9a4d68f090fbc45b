import { memberDifferences } from '@coop/cooperative/ledger/control-accounts';
import type { Fact } from '@coop/cooperative/log/fact-log';
import type { Kep } from '@coop/cooperative/money/bills/collection';
import type { Voucher } from '@coop/cooperative/money/bookings';
import type { Records } from '@coop/cooperative/money/records';
import { billOf, NOVEMBER } from '@coop/cooperative/testing/billed';
import { booksOf, sharesOf } from '@coop/cooperative/testing/books';
import { logOf, noted, paid, recorded } from '@coop/cooperative/testing/noted';
import { describe, expect, test } from 'vitest';
import { takePayment } from '../../control/operations/cashier.ts';
import { handlers } from '../../handlers.ts';
import { memberCall, moveTo, worldOn } from '../../testing/worlds.ts';

const SINCE = '2024-11-30';
const VIEW = { ...booksOf().view, asOf: '2026-12-31' };

/** Returns what is unequal in a log and in books, as `what on expected found`. */
const unequal = (facts: readonly Fact[], books: Partial<Records>) =>
  memberDifferences({ overlay: logOf(facts) }, booksOf({ view: VIEW, ...books }), SINCE).map(
    ({ what, on, expectedSatang, foundSatang }) => [what, on, expectedSatang, foundSatang],
  );

/** November's bill over 100 baht, which the first agency has paid; and the shares that it bought. */
const paidBill = (more: Partial<Kep> = {}) => ({
  keps: new Map([
    [NOVEMBER, billOf(100_00, { isDue: true, posted: true, receivedSatang: 100_00, ...more })],
  ]),
  shares: sharesOf(['2026-11-30', 'monthly', 100_00]),
});
const voucher = (more: Partial<Voucher>): Voucher => ({
  kind: 'counter',
  on: '2026-11-20',
  slipNo: '1',
  satang: 100_00,
  keptSatang: 0,
  ...more,
});

describe('a member’s books are compared', () => {
  test('and nothing is named where they agree', () => {
    expect(unequal([], {})).toEqual([]);
    expect(unequal([], paidBill())).toEqual([]);
  });

  test('day by day: what came in and what it was used for', () => {
    const { keps } = paidBill();
    const shares = sharesOf(['2026-11-29', 'monthly', 100_00], ['2026-11-30', 'arrears', 20_00]);
    expect(unequal([], { keps, shares })).toEqual([
      ['CLEARING', '2026-11-29', 0, -100_00],
      ['CLEARING', '2026-11-30', 0, 80_00],
    ]);
    expect(
      unequal([], { shares: sharesOf(['2026-11-30', 'monthly', 1], ['2026-11-30', 'monthly', 2]) }),
    ).toEqual([['CLEARING', '2026-11-30', 0, -3]]);
  });

  test('with what is held', () => {
    const vouchers = [
      voucher({ kind: 'welfare', keptSatang: 100_00 }),
      voucher({ kind: 'paid-out', satang: 30_00 }),
      voucher({ kind: 'welfare', satang: 1, keptSatang: 1 }),
    ];
    const held = (heldSatang: number) =>
      unequal([], { vouchers, heldSatang }).filter(([what]) => what === 'HELD');
    expect(held(70_01)).toEqual([]);
    expect(held(70_00)).toEqual([['HELD', '2026-12-31', 70_00, 70_01]]);
  });

  test('with the receipts of the cashier', () => {
    const facts = [
      paid({ slipNo: 'ก691120-0001' }),
      paid({ slipNo: 'ก691120-0002', satang: 7_00 }),
      paid({ satang: 5_00 }),
      paid({ slipNo: 'ก691231-0001' }, '2026-12-31 10:00'),
      paid({ slipNo: 'ก700101-0001' }, '2027-01-01 10:00'),
    ];
    const slips = [
      voucher({ slipNo: 'ก691120-0001', satang: 60_00 }),
      voucher({ slipNo: 'ก691120-0001', satang: 40_00 }),
      voucher({ slipNo: 'ก691120-0002', satang: 6_00 }),
    ];
    const found = unequal(facts, { vouchers: slips }).filter(([what]) => what === 'CASHIER');
    expect(found).toEqual([
      ['CASHIER', '2026-11-20', 7_00, 6_00],
      ['CASHIER', '2026-12-31', 100_00, 0],
    ]);
  });

  test('with the statement of the bank', () => {
    expect(unequal([paid()], {})).toEqual([['BANK', '2026-11-20', 100_00, 0]]);
  });
});

describe('what an agency recorded is compared with what the member was credited with', () => {
  const kept = (moment: string) => noted(moment, 'withholding', { month: NOVEMBER }, '80010001');
  const named = (facts: readonly Fact[], more: Partial<Kep> = {}, books: Partial<Records> = {}) =>
    unequal(facts, { ...paidBill(more), ...books })
      .filter(([what]) => what === 'RECORDED')
      .map(([, on, ...sums]) => [on, ...sums]);

  test.each([
    ['2026-11-20 10:00', 100_00, []],
    ['2026-11-20 10:00', 99_99, [['2026-11-30', 99_99, 100_00]]],
    ['2026-12-31 23:59', 99_99, [['2026-11-30', 99_99, 100_00]]],
    ['2027-01-01 00:00', 99_99, []],
  ])('at %s %i', (moment, satang, differences) => {
    expect(named([recorded(moment, satang)])).toEqual(differences);
  });

  test('by its last record of the month, of the member', () => {
    const first = recorded('2026-11-20 10:00', 1_00);
    const last = recorded('2026-11-21 10:00', 2_00);
    const others = [
      recorded('2026-11-22 10:00', 3_00, { month: NOVEMBER - 1 }),
      recorded('2026-11-22 10:00', 3_00, { month: NOVEMBER + 1 }),
    ];
    expect(named([first, last, ...others])).toEqual([['2026-11-30', 2_00, 100_00]]);
    expect(named([recorded('2026-11-20 10:00', 1_00, { no: 6 })])).toEqual([]);
    const elsewhere = { ...recorded('2026-11-20 10:00', 1_00), subject: '80010002' };
    expect(named([elsewhere])).toEqual([]);
    expect(named([elsewhere], { agency: 1 })).toEqual([['2026-11-30', 1_00, 100_00]]);
  });

  test.each([
    ['2026-11-20 09:59', 1_00],
    ['2026-11-20 10:00', 0],
    ['2026-11-21 10:00', 0],
  ])('or with nothing where it kept the money at %s', (moment, recordedSatang) => {
    const facts = [recorded('2026-11-20 10:00', 1_00), kept(moment)];
    expect(named(facts)).toEqual([['2026-11-30', recordedSatang, 100_00]]);
  });

  test('or with nothing where it kept the money and recorded nothing', () => {
    expect(named([kept('2026-11-20 10:00')])).toEqual([['2026-11-30', 0, 100_00]]);
    expect(named([kept('2027-01-01 00:00')])).toEqual([]);
  });

  test('once it is due, where the agency pays', () => {
    const record = recorded('2026-11-20 10:00', 1_00);
    expect(named([record], { isDue: false })).toEqual([]);
    expect(named([record], { payer: 'self' })).toEqual([]);
  });

  test('with late records in it', () => {
    const vouchers = [
      voucher({ kind: 'late', month: NOVEMBER, satang: 30_00 }),
      voucher({ kind: 'late', month: NOVEMBER, satang: 20_00 }),
      voucher({ kind: 'late', month: NOVEMBER - 1, satang: 7_00 }),
    ];
    const facts = [recorded('2026-12-05 10:00', 50_00)];
    expect(named(facts, { receivedSatang: 0 }, { vouchers })).toEqual([]);
  });
});

/** Creates a member who has paid more than the arrears, bought shares and withdrawn money. */
function busyMember() {
  const world = worldOn('2026-11-20');
  const call = memberCall(world, 3);
  const ask = (request_type: 'WITHDRAW' | 'BUY_SHARES', ref_no: string, amount: string) =>
    handlers.memberRequestpromoneyCreate({
      ...call,
      body: { idempotency_key: `key-of-${request_type}`, request_type, ref_no, amount, reason: '' },
    });
  const payment = { world: 'default', member: '00003', channel: 'counter', keep: true } as const;
  takePayment(world, { ...payment, amount: '90000.00' });
  const account = world
    .records(3)
    .deposits.find(({ closed, product }) => !closed && !product.maturesAfter);
  ask('WITHDRAW', account?.accountNo ?? '', '100.00');
  ask('BUY_SHARES', '00003', '100.00');
  moveTo(world, '2026-11-28');
  return { world, records: world.records(3) };
}

const busy = busyMember();

/** Names the controls, each once, that report differences after the books were changed. */
function named(falsify: (records: Records) => Partial<Records>): string[] {
  const { world, records } = busy;
  const found = memberDifferences(world, { ...records, ...falsify(records) }, SINCE);
  return [...new Set(found.map(({ what, on }) => `${what} ${on}`))].sort();
}

const without = <T extends { readonly on: string }>(rows: readonly T[], item: string) =>
  rows.filter((row) => !('item' in row) || row.item !== item);

describe('the control accounts name', () => {
  test('[LED-11] nothing while the books are right', () => {
    expect(named(() => ({}))).toEqual([]);
  });

  test('[LED-14] a receipt of the cashier that is in no book', () => {
    const falsify = ({ vouchers }: Records) => ({
      vouchers: vouchers.filter(({ slipNo }) => slipNo !== 'ก691120-0001'),
    });
    expect(named(falsify)).toEqual([
      'BANK 2026-11-20',
      'CASHIER 2026-11-20',
      'CLEARING 2026-11-20',
      'HELD 2026-11-27',
    ]);
  });

  test('[LED-11] a withdrawal that was paid and not booked', () => {
    const falsify = ({ deposits }: Records) => ({
      deposits: deposits.map((deposit) => ({
        ...deposit,
        entries: without(deposit.entries, 'request-out'),
      })),
    });
    expect(named(falsify)).toEqual(['BANK 2026-11-24']);
  });

  test('[LED-11] shares that were paid for and not booked', () => {
    const falsify = ({ shares }: Records) => ({
      shares: { ...shares, entries: without(shares.entries, 'request') },
    });
    expect(named(falsify)).toEqual(['BANK 2026-11-24']);
  });

  test('[LED-11] a dividend that the bank paid and a book has, too', () => {
    const falsify = ({ shares }: Records) => {
      const [first] = shares.entries;
      const again = { ...first, on: '2026-01-30', item: 'dividend', amountSatang: 1_00 } as const;
      return { shares: { ...shares, entries: [...shares.entries, again] } as Records['shares'] };
    };
    expect(named(falsify)).toEqual(['BANK 2026-01-30']);
  });

  test('[LED-11] a receipt of a month that the member does not read', () => {
    const falsify = ({ keps }: Records) => ({
      keps: new Map([...keps].map(([month, kep]) => [month, { ...kep, posted: false }])),
    });
    expect(named(falsify)).toContain('RECEIPT 2024-12-31');
  });

  test('[LED-11] interest that is cut off instead of rounded', () => {
    const falsify = ({ contracts }: Records) => ({
      contracts: contracts.map((contract) => ({
        ...contract,
        rows: contract.rows.map((row) => ({ ...row, interestSatang: row.interestSatang - 1 })),
      })),
    });
    expect(named(falsify).some((text) => text.startsWith('INTEREST'))).toBe(true);
  });

  test('[LED-11] a satang of principal that was paid and is still owed', () => {
    const falsify = (rowsChange: number, change: number) =>
      named(({ contracts }) => ({
        contracts: contracts.map((contract) => ({
          ...contract,
          balanceSatang: contract.balanceSatang + change,
          rows: contract.rows.map((row, index) => ({
            ...row,
            balanceSatang: row.balanceSatang + rowsChange * (index + 1),
          })),
        })),
      })).filter((text) => text.startsWith('PRINCIPAL'));
    expect(falsify(1, 0)).toContain('PRINCIPAL 2024-12-31');
    expect(falsify(0, 1)).toEqual(['PRINCIPAL 2026-11-27']);
  });

  test('[LED-11] a satang too much that is held', () => {
    expect(named(({ heldSatang }) => ({ heldSatang: heldSatang + 1 }))).toEqual([
      'HELD 2026-11-27',
    ]);
  });
});
