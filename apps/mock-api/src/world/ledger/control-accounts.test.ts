import { describe, expect, test } from 'vitest';
import { takePayment } from '../../control/operations/cashier.ts';
import { handlers } from '../../handlers.ts';
import { memberCall, moveTo, worldOn } from '../../testing/worlds.ts';
import type { Records } from '../money/records.ts';
import { memberDifferences } from './control-accounts.ts';

const SINCE = '2024-11-30';

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

/** Names the controls, each once, that report differences after the books were changed. */
function named(spoil: (records: Records) => Partial<Records>): string[] {
  const { world, records } = busyMember();
  const found = memberDifferences(world, { ...records, ...spoil(records) }, SINCE);
  return [...new Set(found.map(({ what, on }) => `${what} ${on}`))].sort();
}

const without = <T extends { readonly on: string }>(rows: readonly T[], item: string) =>
  rows.filter((one) => !('item' in one) || one.item !== item);

describe('the control accounts name', () => {
  test('[LED-11] nothing while the books are right', () => {
    expect(named(() => ({}))).toEqual([]);
  });

  test('[LED-14] a receipt of the cashier that is in no book', () => {
    const spoil = ({ vouchers }: Records) => ({
      vouchers: vouchers.filter(({ slipNo }) => slipNo !== 'ก691120-0001'),
    });
    expect(named(spoil)).toEqual([
      'BANK 2026-11-20',
      'CASHIER 2026-11-20',
      'CLEARING 2026-11-20',
      'HELD 2026-11-27',
    ]);
  });

  test('[LED-11] a withdrawal that was paid and not booked', () => {
    const spoil = ({ deposits }: Records) => ({
      deposits: deposits.map((one) => ({ ...one, entries: without(one.entries, 'request-out') })),
    });
    expect(named(spoil)).toEqual(['BANK 2026-11-24']);
  });

  test('[LED-11] shares that were paid for and not booked', () => {
    const spoil = ({ shares }: Records) => ({
      shares: { ...shares, entries: without(shares.entries, 'request') },
    });
    expect(named(spoil)).toEqual(['BANK 2026-11-24']);
  });

  test('[LED-11] a dividend that the bank paid and a book has, too', () => {
    const spoil = ({ shares }: Records) => {
      const [first] = shares.entries;
      const again = { ...first, on: '2026-01-30', item: 'dividend', amountSatang: 1_00 } as const;
      return { shares: { ...shares, entries: [...shares.entries, again] } as Records['shares'] };
    };
    expect(named(spoil)).toEqual(['BANK 2026-01-30']);
  });

  test('[LED-11] a satang too much that is held', () => {
    expect(named(({ heldSatang }) => ({ heldSatang: heldSatang + 1 }))).toEqual([
      'HELD 2026-11-27',
    ]);
  });
});
