import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readContent } from '../content/read-content.ts';
import { officeMoment } from '../rules/working-days.ts';
import { firstPostedId, SeedThread, seedThreads } from './board-threads.ts';
import { seedTime } from './moderation.ts';

const ANSWER = { at: '2026-01-06 08:00', by: '', text: 'ขอบคุณครับ' };
const THREAD = {
  id: 1,
  at: '2026-01-05 08:00',
  by: '',
  question: 'ถาม',
  note: '',
  answers: [ANSWER],
};

const read = (changes: object) => () =>
  readContent('board/2569.json', z.array(SeedThread), [{ ...THREAD, ...changes }]);

describe('the threads on the board', () => {
  test('stand in the files oldest first, numbered without a gap', () => {
    const ids = seedThreads().map((thread) => thread.id);
    expect(ids).toEqual(Array.from({ length: ids.length }, (_, index) => 361 + index));
    expect(firstPostedId()).toBe(361 + ids.length);
    const days = seedThreads().map((thread) => thread.at);
    expect(days).toEqual(days.toSorted());
    expect(read({})).not.toThrow();
  });

  test('are answered by the staff while the office is open', () => {
    const late = seedThreads().flatMap(({ id, answers }) =>
      answers
        .filter(
          ({ at, staff }) => staff !== undefined && officeMoment(seedTime(at)) !== seedTime(at),
        )
        .map(({ at }) => `${id} ${at}`),
    );
    expect(late).toEqual([]);
  });
});
