import { expect, test } from 'vitest';
import type { Diff } from '../control/control.ts';
import { schemaFor } from '../forms/testing/schema-for.ts';
import { diffLines, formatSpan } from './diff-lines.ts';

const NOTHING: Diff = {
  clockMs: 5_000,
  facts: { added: [], removed: [] },
  sessions: { added: [], removed: [] },
  faults: { added: [], removed: [] },
  pushFaults: { added: [], removed: [] },
};

const PUSH = schemaFor('push.faults.add');

test('two states that differ by seconds of their clocks are the same', () => {
  expect(diffLines(NOTHING, PUSH)).toEqual([]);
});

test('what was added, removed and changed has a line each', () => {
  const lines = diffLines(
    {
      clockMs: -86_400_000,
      facts: {
        added: [{ at: 0, kind: 'media', subject: 'a.jpg', value: { owner: '00001' } }],
        removed: [],
      },
      sessions: { added: [], removed: [{ kind: 'member', subject: '00003' }] },
      faults: { added: [{ endpoint: 'memberShareList', status: 500 }], removed: [] },
      pushFaults: { added: [], removed: [{ kind: 'miss', nth: 2 }] },
      quirks: { rcCode: 'number' },
    },
    PUSH,
  );
  expect(lines.map(({ sign, what, value }) => `${sign} ${what} ${value}`)).toEqual([
    '± เวลาย้อนกลับไป 1 วัน',
    '+ ข้อมูล media ของ a.jpg {"owner":"00001"}',
    '− session member 00003',
    '+ ข้อผิดพลาดของ memberShareList {"status":500}',
    '− ข้อผิดพลาดของ push เหตุการณ์หาย · เฉพาะครั้งที่ 2',
    '± นิสัยของ backend {"rcCode":"number"}',
  ]);
});

test.each([
  [0, 'ไม่ถึง 1 วินาที'],
  [61_000, '1 นาที 1 วินาที'],
  [31 * 86_400_000 + 7_200_000 + 60_000, '31 วัน 2 ชั่วโมง'],
])('%d ms is said as %s', (ms, words) => {
  expect(formatSpan(ms)).toBe(words);
});
