import { expect, test } from 'vitest';
import { type Call, openLog } from './log.ts';
import { noteSpeed } from './slowness.ts';

const call = (ms: number): Call => ({
  endpoint: 'memberShareList',
  family: 'example',
  name: 'example',
  method: 'POST',
  path: '/',
  status: 200,
  ms,
  heldBack: false,
  findings: [],
  curl: undefined,
});

test.each([
  ['a second for half of its calls', [20, 1_000, 1_400], 'half of the calls take 1.0 s or more'],
  ['a second for some of them', [20, 30, 1_400], undefined],
  ['nothing, as there was no call', [], undefined],
])('a backend that takes %s is said to be slow without any limit', (_, times, habit) => {
  const log = openLog();
  log.calls.push(...times.map(call));
  noteSpeed(log);
  expect(log.quirks.get('slow')?.keys().next().value).toBe(habit);
});
