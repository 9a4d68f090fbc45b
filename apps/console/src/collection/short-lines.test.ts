import { expect, test } from 'vitest';
import { NO_TRANSFER, resultOf, transferOf, withLine } from './short-lines.ts';

const WHICH = { world: 'w', agency: '80010001', period: '256911' };

test('what is typed about who was short becomes the mock’s input', () => {
  const [line] = withLine([]);
  const typed = { id: 1, member: '3', deducted: '๑๐,๐๐๐', reason: 'ย้าย' } as const;
  expect(withLine([typed]).map((one) => one.id)).toEqual([1, 2]);
  expect(line).toMatchObject({ id: 1, member: '', reason: 'เงินไม่พอ' });
  expect(resultOf(WHICH, [typed])).toEqual({
    ...WHICH,
    short: [{ member: '00003', deducted: '10000.00', reason: 'ย้าย' }],
  });
  expect(resultOf(WHICH, [{ ...typed, deducted: 'ไม่รู้' }]).short?.[0]?.deducted).toBe('ไม่รู้');
});

test('a transfer leaves out what was left empty', () => {
  expect(transferOf(WHICH, NO_TRANSFER)).toEqual(WHICH);
  expect(transferOf(WHICH, { amount: '1,000', on: '2026-11-19', reference: ' K1 ' })).toEqual({
    ...WHICH,
    amount: '1000.00',
    on: '2026-11-19',
    reference: 'K1',
  });
});
