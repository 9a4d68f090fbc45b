import { noted, recorded } from '@coop/cooperative/testing/noted';
import { expect, test } from 'vitest';
import { worldOn } from '../../testing/worlds.ts';
import type { Fact } from '../state/overlay.ts';
import { endNotes } from './end-notes.ts';

/** The notices to member 00005 after these facts, each in one line. */
function notesAfter(...facts: Fact[]): string[] {
  const world = worldOn('2026-11-25');
  for (const fact of facts) world.overlay.append(fact);
  return endNotes(world, '00005').map(({ title, body }) => `${title} | ${body}`);
}

test('a notice that the desk drops says why', () => {
  const value = { how: 'ลาออก', eventOn: '2026-11-18', paperNo: 'ที่ 12' } as const;
  const dropped = { action: 'refuse', reason: 'มีหนี้' } as const;
  expect(
    notesAfter(
      noted('2026-11-20 10:00', 'end-notice', value),
      noted('2026-11-21 10:00', 'end-decision', dropped),
    ),
  ).toContain('เรื่องลาออกไม่มีผลแล้ว | เหตุผล: มีหนี้');
});

test('who an agency reports dead reads that it did, and that it was taken back', () => {
  const reported = recorded('2026-11-20 10:00', 0, { reason: 'เสียชีวิต' });
  const [report] = notesAfter(reported);
  expect(report).toMatch(/^หน่วยงานแจ้งสหกรณ์ว่าท่านเสียชีวิต \| สหกรณ์ยังไม่ได้ยืนยัน ท่านใช้งานได้ตามเดิม/);
  expect(notesAfter(reported, recorded('2026-11-21 10:00', 0))).toContain(
    'ยกเลิกการแจ้งว่าท่านเสียชีวิตแล้ว | ',
  );
});
