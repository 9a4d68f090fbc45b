import type { Election } from '@coop/contracts/info/election';
import { expect, test } from 'vitest';
import { phaseOf, votingHours } from './phase.ts';

const results = [{}] as Election['results'];

test.each([
  ['ประกาศแล้ว', 'before'],
  ['เปิดลงคะแนน', 'voting'],
  ['นับคะแนน', 'counting'],
  ['ประกาศผลแล้ว', 'after'],
] as const)('%s is %s', (state, phase) => {
  expect(phaseOf({ state, results: [] })).toBe(phase);
});

test('a state that nobody knows is judged by the results', () => {
  const state = 'เลื่อน' as Election['state'];
  expect([phaseOf({ state, results: [] }), phaseOf({ state, results })]).toEqual([
    'before',
    'after',
  ]);
});

test('the hours reach from the first unit that opens to the last one that closes', () => {
  const unit = (open: string, close: string) => ({
    open_at: `2026-11-08 ${open}:00`,
    close_at: `2026-11-08 ${close}:00`,
  });
  const hours = votingHours([unit('08:30', '12:00'), unit('08:00', '11:00')]);
  expect(hours).toEqual(unit('08:00', '12:00'));
  expect(votingHours([])).toBeUndefined();
});
