import { describe, expect, test } from 'vitest';
import { arrear, billed, billing, billOf, entry, kep, NOVEMBER } from '../testing/billed.ts';
import { goneMembers, memberChange } from './member-change.ts';

describe('a member’s bill compared with the one before', () => {
  const causes = [[{ code: 'JOINED', refNo: '', amountSatang: 300_00 }], []] as const;
  const keps = [billOf(300_00), billOf(200_00, { reason: 'เงินไม่พอ' }), undefined];
  const compared = (month: number, more: Parameters<typeof billed>[2] = {}) =>
    memberChange(billing([]), billed(1, keps, { causes, ...more }), month);

  test('has the amount and reason of the month before, and the causes', () => {
    const carried = [arrear(1_00, { month: NOVEMBER - 1 })];
    expect(compared(NOVEMBER, { carried })).toEqual({
      previousSatang: 200_00,
      causes: causes[0],
      arrearSince: undefined,
      reason: 'เงินไม่พอ',
    });
    // All of that month was paid since.
    const paid = [arrear(0, { month: NOVEMBER - 1, settledOn: '2026-11-20' })];
    expect(compared(NOVEMBER, { carried: paid })?.reason).toBe('');
    const older = [arrear(1_00, { month: NOVEMBER - 2 })];
    expect(compared(NOVEMBER, { carried: older })?.reason).toBe('');
    // Why somebody is billed here no more stays true.
    const left = [undefined, billOf(200_00, { reason: 'ลาออก' })];
    expect(compared(NOVEMBER, { keps: left })?.reason).toBe('ลาออก');
    expect(compared(NOVEMBER - 1)).toMatchObject({ previousSatang: 0, causes: [], reason: '' });
    expect(compared(NOVEMBER - 2)).toBeUndefined();
  });

  test('says since when there are arrears on it that were owed when the day of the bill began', () => {
    const lines = [entry('SHARE', 1_00), entry('SHARE', 1_00, { isArrears: true })];
    const since = (settledOn: string, ...bill: typeof lines) => {
      const old = arrear(1_00, { month: NOVEMBER - 3, settledOn });
      const carried = [arrear(1_00, { month: NOVEMBER - 2 }), old, arrear(1_00)];
      return compared(NOVEMBER, { keps: [kep(bill), ...keps], carried })?.arrearSince;
    };
    expect(since('', ...lines)).toBe(NOVEMBER - 3);
    expect(since('2026-11-15', ...lines)).toBe(NOVEMBER - 3);
    expect(since('2026-11-14', ...lines)).toBe(NOVEMBER - 2);
    expect(since('', entry('SHARE', 1_00))).toBeUndefined();
    const none = { keps: [kep(lines)], carried: [arrear(1_00)] };
    expect(compared(NOVEMBER, none)?.arrearSince).toBeUndefined();
    const before = { keps: [undefined, kep(lines)], carried: [arrear(1_00, { month: 0 })] };
    expect(compared(NOVEMBER, before)?.arrearSince).toBeUndefined();
  });
});

test('those are gone who were billed in the month before and are not in this one', () => {
  const stays = billed(1, [billOf(1), billOf(1)]);
  const leaves = billed(2, [undefined, billOf(1)]);
  const came = billed(3, [billOf(1), undefined]);
  const left = billed(4, [undefined, undefined, billOf(1)]);
  const all = billing([stays, leaves, came, left]);
  expect(goneMembers(all, NOVEMBER)).toEqual([leaves]);
  expect(goneMembers(all, NOVEMBER - 1)).toEqual([left]);
});
