import { morning } from '@coop/cooperative/moments';
import { billDayOf } from '@coop/cooperative/money/bills/bill-day';
import type { Kep } from '@coop/cooperative/money/bills/collection';
import type { Records } from '@coop/cooperative/money/records';
import { addDays, monthIndex } from '@coop/finance/calendar';
import { formatThaiMonth, periodAt } from '@coop/format/thai-date';
import type { World } from '../world.ts';
import type { Note } from './note.ts';

/** Days for which an event is news. */
const TOLD_DAYS = 60;

function billNote({ month, dueOn, totalSatang }: Kep): Note {
  return {
    kind: 'bill',
    at: morning(billDayOf(month)),
    title: `ใบเรียกเก็บเดือน${formatThaiMonth(periodAt(monthIndex(dueOn)))} ออกแล้ว`,
    body: 'ดูรายการได้ที่หน้ารายการเรียกเก็บ',
    amountSatang: totalSatang,
  };
}

function receiptNote({ dueOn, receivedSatang }: Kep): Note {
  return {
    kind: 'receipt',
    at: morning(addDays(dueOn, 1)),
    title: `รับชำระเดือน${formatThaiMonth(periodAt(monthIndex(dueOn)))} ครบแล้ว`,
    body: 'ดูใบเสร็จได้ที่หน้ารายการเรียกเก็บ',
    amountSatang: receivedSatang,
  };
}

/** Returns notifications of each month's bill and of full payment; a shortfall is reported as missed instead. */
export function billNotes(world: World, no: number): readonly Note[] {
  const build = ({ keps, view }: Records): Note[] => {
    const recent = [...keps.values()].filter((kep) => kep.totalSatang > 0);
    const paid = recent.filter((kep) => kep.isDue && kep.receivedSatang >= kep.totalSatang);
    const since = morning(addDays(view.asOf, -TOLD_DAYS));
    return [...recent.map(billNote), ...paid.map(receiptNote)].filter(({ at }) => at > since);
  };
  return world.derived('bill-notes', no, build);
}
