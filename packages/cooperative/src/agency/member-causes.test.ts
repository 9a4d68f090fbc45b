import { describe, expect, test } from 'vitest';
import { BALANCE, billOf, change, DAYS, DEATHS } from '../testing/billed.ts';
import { memberCauses } from './member-causes.ts';

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
    const changes = [change('LOAN', 'a', BALANCE, DAYS), change('CREMATION', '', DEATHS)];
    expect(memberCauses(billOf(1), billOf(1), changes)).toEqual([
      { ...BALANCE, group: 'LOAN', refNo: 'a' },
      { ...DAYS, group: 'LOAN', refNo: 'a' },
      { ...DEATHS, group: 'CREMATION', refNo: '' },
    ]);
  });
});
