import { morning } from '@coop/cooperative/moments';
import { type Arrear, owedSatang } from '@coop/cooperative/money/arrears';
import type { Kep } from '@coop/cooperative/money/bills/collection';
import type { Records } from '@coop/cooperative/money/records';
import { guaranteesOf } from '@coop/cooperative/requests/guarantees';
import { dueOn } from '@coop/cooperative/rules/due-day';
import { addDays, monthIndex } from '@coop/finance/calendar';
import { formatThaiMonth, periodAt } from '@coop/format/thai-date';
import { instantOf } from '@coop/format/wall-time';
import type { World } from '../world.ts';
import type { Note } from './note.ts';

/** Days after the due day for which it is news. */
const TOLD_DAYS = 60;

const morningAfter = (dueOn: string) => morning(addDays(dueOn, 1));

/** Describes a month that was not paid in full, depending on who was to pay it. */
function shortWords({ payer, receivedSatang }: Kep): string {
  if (payer === 'self') return receivedSatang > 0 ? 'ท่านชำระยังไม่ครบ' : 'ท่านยังไม่ได้ชำระ';
  return receivedSatang > 0 ? 'หักเงินได้ไม่ครบ' : 'หักเงินไม่ได้';
}

function shortNote(kep: Kep): Note {
  const { dueOn, totalSatang, receivedSatang } = kep;
  const month = formatThaiMonth(periodAt(monthIndex(dueOn)));
  return {
    kind: 'missed',
    amountSatang: totalSatang - receivedSatang,
    at: morningAfter(dueOn),
    title: `${month} ${shortWords(kep)}`,
    body: 'ดูยอดที่ค้างและวิธีชำระได้ที่หน้ารายการเรียกเก็บ',
  };
}

/** Returns whether a missed month follows one that was not missed. */
function isFirstMissed({ refNo, month }: Arrear, all: readonly Arrear[]): boolean {
  return !all.some((arrear) => arrear.refNo === refNo && arrear.month === month - 1);
}

function guarantorNotes(borrower: Records, contractNos: readonly string[]): Note[] {
  const missed = borrower.carried.filter((records) => contractNos.includes(records.refNo));
  return missed
    .filter((records) => isFirstMissed(records, missed))
    .map((records) => ({
      kind: 'missed' as const,
      at: morningAfter(dueOn(records.month)),
      title: `สัญญา ${records.refNo} ที่ท่านค้ำประกัน ค้างชำระงวดแรก`,
      body: 'ผู้กู้ชำระงวดล่าสุดไม่ครบ ดูรายละเอียดได้ที่หน้าการค้ำประกัน',
      page: '/member/coll',
    }));
}

/** Returns notifications of months that were not paid in full: the member's own, and the first of those guaranteed. */
export function arrearNotes(world: World, no: number): readonly Note[] {
  const { given } = guaranteesOf(world, no);
  const borrowers = [...new Set(given.map((guarantee) => guarantee.borrowerNo))];
  const build = (records: Records): Note[] => {
    const since = addDays(records.view.asOf, -TOLD_DAYS);
    // A month stays listed until it is settled.
    const isOwed = ({ month }: Kep) =>
      records.carried.some((record) => record.month === month && owedSatang(record) > 0);
    const notes = [...records.keps.values()]
      .filter((kep) => kep.isDue && kep.receivedSatang < kep.totalSatang)
      .filter((kep) => kep.dueOn > since || isOwed(kep))
      .map(shortNote);
    const guaranteed = borrowers.flatMap((borrowerNo) => {
      const borrower = world.records(borrowerNo);
      const numbers = given
        .filter((guarantee) => guarantee.borrowerNo === borrowerNo)
        .flatMap(({ plan }) =>
          borrower.contracts
            .filter((contract) => contract.plan.product === plan.product)
            .filter((contract) => contract.plan.disbursedOn === plan.disbursedOn)
            .map((contract) => contract.contractNo),
        );
      return guarantorNotes(borrower, numbers);
    });
    return [...notes, ...guaranteed.filter((note) => note.at >= instantOf(since, '00:00'))];
  };
  return world.derived('arrear-notes', no, build, borrowers);
}
