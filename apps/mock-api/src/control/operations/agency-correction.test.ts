import { agencyDifferences } from '@coop/cooperative/ledger/control-accounts';
import { ledgerStart } from '@coop/cooperative/ledger/trial-balance';
import { agencyAt } from '@coop/cooperative/people/agency';
import { expect, test } from 'vitest';
import { controlOf } from '../../testing/control.ts';
import { AGENCY } from '../../testing/happy.ts';
import { startMock } from '../../testing/start-mock.ts';
import { moveTo } from '../../testing/worlds.ts';

const MONTH = { world: 'default', agency: AGENCY, period: '256911' };
const NOTHING = { member: '00001', deducted: '0.00', reason: 'อื่น ๆ' } as const;
const REASON = 'หน่วยงานหักแล้วแต่บันทึกเป็นศูนย์';

test('[LED-19] money that was deducted and recorded as nothing is credited by a correction of the desk', async () => {
  await using mock = await startMock();
  const { agencies } = controlOf(mock);
  await agencies.record({ ...MONTH, short: [NOTHING] });
  await agencies.transfer(MONTH);
  moveTo(mock.world, '2026-12-10');
  const booked = await agencies.month(MONTH);
  expect(booked.closed).not.toBe('');
  const billed = booked.short[0]?.billed ?? '';
  const correction = { ...MONTH, member: '00001', deducted: billed, reason: REASON };
  await agencies.correct(correction);
  const caller = await mock.signIn('00001');
  const { rows } = await caller.ok('memberNotificationList');
  expect(rows[0]?.body).toContain(REASON);
  moveTo(mock.world, '2026-12-11');
  const corrected = await agencies.month(MONTH);
  expect(corrected.debt).toBe(billed);
  expect(corrected.short).toEqual([]);
  expect(corrected.closed).not.toBe('');
  const again = await mock.signIn('00001');
  const { receipts = [] } = await again.ok('memberKepList');
  expect(receipts[0]).toMatchObject({ receipt_date: '2026-12-10', amount: billed });
  await expect(agencies.correct(correction)).rejects.toThrow('was credited with');
  const { population, asOf } = mock.world.view();
  const home = agencyAt(0, population);
  expect(await agencyDifferences(mock.world, home, ledgerStart(asOf))).toEqual([]);
});

test('[LED-19] a month that is still open, or that nobody recorded, is corrected by no desk', async () => {
  await using mock = await startMock();
  const { agencies } = controlOf(mock);
  const correction = { ...MONTH, member: '00001', deducted: '1.00', reason: REASON };
  await expect(agencies.correct(correction)).rejects.toThrow('is not booked');
  await expect(agencies.correct({ ...correction, period: '256910' })).rejects.toThrow(
    'nobody recorded',
  );
});
