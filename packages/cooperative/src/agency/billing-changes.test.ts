import { describe, expect, test } from 'vitest';
import { BALANCE, billOf, change, DAYS, DEATHS } from '../testing/billed.ts';
import { collectChanges } from './billing-changes.ts';

describe('the change of an agency’s bill', () => {
  test('is told by members who came and went', () => {
    const changes = collectChanges();
    changes.add(billOf(300_00), undefined, undefined);
    changes.add(billOf(200_00), undefined, undefined);
    changes.add(undefined, billOf(400_00), undefined);
    changes.add(billOf(100_00), billOf(100_00), []);
    changes.add(undefined, undefined, undefined);
    expect(changes.all()).toEqual([
      { code: 'JOINED', amountSatang: 500_00, members: 2 },
      { code: 'LEFT', amountSatang: -400_00, members: 1 },
    ]);
  });

  test('is summed by cause and group, the largest first, with figures that are the same for all', () => {
    const changes = collectChanges();
    const memberChanges = [change('LOAN', 'a', BALANCE, DAYS), change('CREMATION', '', DEATHS)];
    changes.add(billOf(1), billOf(1), memberChanges);
    changes.add(billOf(1), billOf(1), [
      change('LOAN', 'b', BALANCE),
      change('CREMATION', '', DEATHS),
      change('DEPOSIT', '', { code: 'RAISED', amountSatang: -7_00 }),
    ]);
    expect(changes.all()).toStrictEqual([
      { code: 'DEATHS', group: 'CREMATION', amountSatang: 40_00, members: 2, before: 1, now: 2 },
      { code: 'BALANCE', group: 'LOAN', amountSatang: -10_00, members: 2 },
      { code: 'RAISED', group: 'DEPOSIT', amountSatang: -7_00, members: 1 },
      { code: 'DAYS', group: 'LOAN', amountSatang: 3_00, members: 1 },
    ]);
  });

  test('counts a member once whose two contracts have the same cause', () => {
    const changes = collectChanges();
    const both = [change('LOAN', 'a', BALANCE), change('LOAN', 'b', BALANCE)];
    changes.add(billOf(1), billOf(1), [...both, change('SHARE', '', BALANCE)]);
    expect(changes.all()).toEqual([
      { code: 'BALANCE', group: 'LOAN', amountSatang: -10_00, members: 1 },
      { code: 'BALANCE', group: 'SHARE', amountSatang: -5_00, members: 1 },
    ]);
  });
});
