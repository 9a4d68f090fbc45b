import { expect, test } from 'vitest';
import { startBrokenMock } from './testing/broken-mock.ts';
import { driftOf, reportOf } from './testing/report-of.ts';

const WORDS = ['--target', 'backend', '--only', 'memberAuthLogout'];

test('a socket of a backend is asked after where --push names its provider', async () => {
  await using mock = await startBrokenMock();
  const right = await mock.withDefect({});
  const wrong = await mock.withDefect({ keepsSockets: true });
  const socketOf = (address: string) => `${address.replace('http', 'ws')}/app/demo`;
  const closes = await reportOf(right, ...WORDS, '--push', socketOf(right));
  expect(driftOf(closes)).toEqual([]);
  expect(closes.run.log.skipped).toEqual([]);
  const keeps = await reportOf(wrong, ...WORDS, '--push', socketOf(wrong));
  expect(driftOf(keeps)).toEqual(['breaking socket-survives socket → open']);
  const unknown = await reportOf(wrong, ...WORDS);
  expect(driftOf(unknown)).toEqual([]);
  expect(unknown.run.log.skipped.map(({ what }) => what)).toEqual(['the socket after logout']);
  const words = [...WORDS, '--push', 'push.example'];
  await expect(reportOf(right, ...words)).rejects.toThrow(/--push must be an address like wss:/);
});
