import { describe, expect, test } from 'vitest';
import {
  arrear,
  billed,
  billing,
  billOf,
  change,
  entry,
  kep,
  NOVEMBER,
} from '../../testing/billed.ts';
import { collectChanges } from './billing-changes.ts';
import { memberCauses } from './member-causes.ts';
import { goneMembers, memberChange } from './member-change.ts';

const deaths = { code: 'DEATHS', amountSatang: 20_00, before: 1, now: 2 } as const;
const balance = { code: 'BALANCE', amountSatang: -5_00, before: 900_00, now: 800_00 } as const;
const days = { code: 'DAYS', amountSatang: 3_00, before: 30, now: 31 } as const;

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
    const own = [change('LOAN', 'a', balance, days), change('CREMATION', '', deaths)];
    changes.add(billOf(1), billOf(1), own);
    changes.add(billOf(1), billOf(1), [
      change('LOAN', 'b', balance),
      change('CREMATION', '', deaths),
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
    const both = [change('LOAN', 'a', balance), change('LOAN', 'b', balance)];
    changes.add(billOf(1), billOf(1), [...both, change('SHARE', '', balance)]);
    expect(changes.all()).toEqual([
      { code: 'BALANCE', group: 'LOAN', amountSatang: -10_00, members: 1 },
      { code: 'BALANCE', group: 'SHARE', amountSatang: -5_00, members: 1 },
    ]);
  });

  test('leaves out what comes to nothing, and deaths without figures', () => {
    const changes = collectChanges();
    changes.add(billOf(1), billOf(1), [
      change('CREMATION', '', { code: 'DEATHS', amountSatang: 20_00, before: 1 }),
      change('SHARE', '', { code: 'DEATHS', amountSatang: 10_00, now: 1 }),
      change('LOAN', 'a', balance),
    ]);
    changes.add(billOf(1), billOf(1), [change('LOAN', 'b', { ...balance, amountSatang: 5_00 })]);
    expect(changes.all()).toStrictEqual([
      { code: 'DEATHS', group: 'CREMATION', amountSatang: 20_00, members: 1 },
      { code: 'DEATHS', group: 'SHARE', amountSatang: 10_00, members: 1 },
    ]);
  });
});

describe('the causes of a member’s difference', () => {
  test('are the whole bill where this agency had or has none', () => {
    expect(memberCauses(billOf(300_00), undefined, undefined)).toEqual([
      { code: 'JOINED', refNo: '', amountSatang: 300_00 },
    ]);
    expect(memberCauses(undefined, billOf(300_00), undefined)).toEqual([
      { code: 'LEFT', refNo: '', amountSatang: -300_00 },
    ]);
    expect(memberCauses(undefined, undefined, undefined)).toEqual([]);
  });

  test('else each line’s own, in their order', () => {
    const changes = [change('LOAN', 'a', balance, days), change('CREMATION', '', deaths)];
    expect(memberCauses(billOf(1), billOf(1), changes)).toEqual([
      { ...balance, group: 'LOAN', refNo: 'a' },
      { ...days, group: 'LOAN', refNo: 'a' },
      { ...deaths, group: 'CREMATION', refNo: '' },
    ]);
  });
});

describe('a member’s bill compared with the one before', () => {
  const causes = [[{ code: 'JOINED', refNo: '', amountSatang: 300_00 }], []] as const;
  const keps = [billOf(300_00), billOf(200_00, { reason: 'เงินไม่พอ' }), undefined];
  const compared = (month: number, more: Parameters<typeof billed>[2] = {}) =>
    memberChange(billing([]), billed(1, keps, { causes, ...more }), month);

  test('has the amount and reason of the month before, and the causes', () => {
    expect(compared(NOVEMBER)).toEqual({
      previousSatang: 200_00,
      causes: causes[0],
      arrearSince: undefined,
      reason: 'เงินไม่พอ',
    });
    expect(compared(NOVEMBER - 1)).toMatchObject({ previousSatang: 0, causes: [], reason: '' });
    expect(compared(NOVEMBER - 2)).toBeUndefined();
  });

  test('says since when there are arrears on it that were owed on the day of the bill', () => {
    const lines = [entry('SHARE', 1_00), entry('SHARE', 1_00, { isArrears: true })];
    const since = (settledOn: string, ...bill: typeof lines) => {
      const old = arrear(1_00, { month: NOVEMBER - 3, settledOn });
      const carried = [arrear(1_00, { month: NOVEMBER - 2 }), old, arrear(1_00)];
      return compared(NOVEMBER, { keps: [kep(bill), ...keps], carried })?.arrearSince;
    };
    expect(since('', ...lines)).toBe(NOVEMBER - 3);
    expect(since('2026-11-16', ...lines)).toBe(NOVEMBER - 3);
    expect(since('2026-11-15', ...lines)).toBe(NOVEMBER - 2);
    expect(since('', entry('SHARE', 1_00))).toBeUndefined();
    const none = { keps: [kep(lines)], carried: [arrear(1_00)] };
    expect(compared(NOVEMBER, none)?.arrearSince).toBeUndefined();
    const before = { keps: [undefined, kep(lines)], carried: [arrear(1_00, { month: 0 })] };
    expect(compared(NOVEMBER, before)?.arrearSince).toBeUndefined();
  });
});

test('those are gone who were billed in the month before and are not in this one', () => {
  const [stays, leaves, came, left] = [
    billed(1, [billOf(1), billOf(1)]),
    billed(2, [undefined, billOf(1)]),
    billed(3, [billOf(1), undefined]),
    billed(4, [undefined, undefined, billOf(1)]),
  ];
  const all = billing([stays, leaves, came, left]);
  expect(goneMembers(all, NOVEMBER)).toEqual([leaves]);
  expect(goneMembers(all, NOVEMBER - 1)).toEqual([left]);
});
