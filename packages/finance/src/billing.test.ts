import { describe, expect, it } from 'vitest';
import { billingTotals } from './billing.ts';

describe('billing totals', () => {
  it('add up the named columns and leave the others alone', () => {
    const lines = [
      { name: 'สมชาย', share: 100_000, deposit: 50_000, fee: 1 },
      { name: 'สมหญิง', share: 150_000, deposit: 0, fee: 1 },
    ];
    expect(billingTotals(lines, ['share', 'deposit'])).toEqual({
      members: 2,
      columns: { share: 250_000, deposit: 50_000 },
      grandTotalSatang: 300_000,
    });
  });

  it('are nothing for nobody', () => {
    const nobody: { share: number }[] = [];
    expect(billingTotals(nobody, ['share'])).toEqual({
      members: 0,
      columns: { share: 0 },
      grandTotalSatang: 0,
    });
  });

  it('refuse cells that are no satang', () => {
    expect(() => billingTotals([{ share: 0.5 }], ['share'])).toThrow('the sum of share');
  });
});
