import { describe, expect, test } from 'vitest';
import { controlOf } from '../../testing/control.ts';
import { startMock } from '../../testing/start-mock.ts';

describe('the trial balance', () => {
  test('[LED-08] is zero over any members, and clearing with it', async () => {
    await using mock = await startMock();
    const { ledger } = controlOf(mock);
    const trial = await ledger.trialBalance({ world: 'default', from: '00001', to: '00060' });
    expect(trial).toMatchObject({ members: 60, asOf: '2026-11-19', difference: '0.00' });
    expect(trial.debit).toBe(trial.credit);
    const clearing = trial.rows.find((row) => row.account === 'CLEARING');
    expect(clearing?.balance).toBe('0.00');
    expect(trial.rows.find((row) => row.account === 'LOANS')?.name).toBe('เงินให้กู้แก่สมาชิก');
  });

  test.each([
    [{}, 'name an agency, or from and to'],
    [{ from: '2', to: '1' }, '1 comes before 2'],
    [{ from: '1', to: '1001' }, 'at most 1000 members at once'],
    [{ agency: '80010001', from: '1' }, 'name an agency or numbers, not both'],
  ])('refuses %j', async (input, message) => {
    await using mock = await startMock();
    const trialBalance = controlOf(mock).ledger.trialBalance({ world: 'default', ...input });
    await expect(trialBalance).rejects.toThrow(message);
  });
});
