import { describe, expect, test } from 'vitest';
import { controlOf } from '../../testing/control.ts';
import { startMock } from '../../testing/start-mock.ts';
import { moveTo, satangOf } from '../../testing/worlds.ts';

const AGENCY = { world: 'default', agency: '80010001' } as const;

describe('the trial balance', () => {
  test('[LED-08] is zero over any members, and clearing with it', async () => {
    await using mock = await startMock();
    const { ledger } = controlOf(mock);
    const trial = await ledger.trialBalance({ world: 'default', from: '00001', to: '00060' });
    expect(trial).toMatchObject({ members: 60, asOf: '2026-11-19', difference: '0.00' });
    expect(trial.debit).toBe(trial.credit);
    const clearing = trial.rows.find((one) => one.account === 'CLEARING');
    expect(clearing?.balance).toBe('0.00');
    expect(trial.rows.find((one) => one.account === 'LOANS')?.name).toBe('เงินให้กู้แก่สมาชิก');
  });

  test('shows what an agency deducted and did not transfer as its debt', async () => {
    await using mock = await startMock();
    const { agencies, ledger } = controlOf(mock);
    const { period, deducted } = await agencies.month(AGENCY);
    await agencies.record({ ...AGENCY, period });
    await agencies.transfer({ ...AGENCY, period, amount: '100000.00' });
    moveTo(mock.world, '2026-12-01');
    const trial = await ledger.trialBalance(AGENCY);
    expect(trial.difference).toBe('0.00');
    const debt = trial.rows.find((one) => one.account === 'AGENCIES');
    expect(satangOf(debt?.balance ?? '')).toBe(satangOf(deducted) - 100_000_00);
  });

  test.each([
    [{}, 'name an agency, or from and to'],
    [{ from: '2', to: '1' }, '1 comes before 2'],
    [{ from: '1', to: '1001' }, 'at most 1000 members at once'],
    [{ agency: '80010001', from: '1' }, 'name an agency or numbers, not both'],
  ])('refuses %j', async (input, message) => {
    await using mock = await startMock();
    const asked = controlOf(mock).ledger.trialBalance({ world: 'default', ...input });
    await expect(asked).rejects.toThrow(message);
  });
});
