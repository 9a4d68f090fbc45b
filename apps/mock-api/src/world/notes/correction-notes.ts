import { lineOf } from '@coop/cooperative/agency/deduct-result';
import { agenciesOf } from '@coop/cooperative/facts/agency-facts';
import { formatThaiMonth, periodAt } from '@coop/format/thai-date';
import type { World } from '../world.ts';
import type { Note } from './note.ts';

/** Returns notifications of what was corrected in a member's booked months, with the reason. */
export function correctionNotes(world: World, no: number): Note[] {
  if (world.overlay.revisions.ofMember(no) === 0) return [];
  const agencies = agenciesOf(world.overlay, world.view(), no, world.clock.now() + 1);
  return [...agencies.values()].flatMap(({ results }) =>
    results.flatMap(({ at, value }): Note[] => {
      const { month, correction } = value;
      if (correction?.no !== no) return [];
      const amountSatang = (lineOf(value, no)?.deductedSatang ?? 0) - correction.fromSatang;
      const of = `ผลการหักเดือน${formatThaiMonth(periodAt(month))}`;
      // The agency took back what it had reported.
      if (amountSatang === 0) {
        return [{ kind: 'letter', at, title: correction.reason, body: `แก้ไข${of}แล้ว` }];
      }
      return [
        {
          kind: 'receipt',
          at,
          amountSatang,
          title: `สหกรณ์แก้ไข${of}`,
          body: `เหตุผล: ${correction.reason} · ดูใบเสร็จได้ที่หน้ารายการเรียกเก็บในวันถัดไป`,
        },
      ];
    }),
  );
}
