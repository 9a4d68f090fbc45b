import type { MemberTask } from '@coop/contracts/member/overview';
import {
  calledSatang,
  givenGuarantees,
  type RecordsOf,
} from '@coop/cooperative/guarantee/given-guarantees';
import type { Guarantees } from '@coop/cooperative/guarantee/guarantees';
import { dayOf } from '@coop/cooperative/moments';
import { lastBilledMonth } from '@coop/cooperative/money/bills/bill-day';
import { kepOf, type Records } from '@coop/cooperative/money/records';
import { applicationsOf, asksOf, canAnswer } from '@coop/cooperative/requests/applications';
import { dueOn } from '@coop/cooperative/rules/due-day';
import { toWire } from '@coop/format/money';
import { unansweredLetter } from '../../world/round/round.ts';
import type { World } from '../../world/world.ts';

/** Returns one task for all of a kind, with the earliest of their days; none where there are no days. */
function taskOf(
  kind: MemberTask['kind'],
  days: readonly string[],
  satang?: number,
  note = '',
): MemberTask[] {
  const [date] = days.toSorted();
  if (date === undefined) return [];
  const amount = satang === undefined ? {} : { amount: toWire(satang) };
  return [{ kind, count: days.length, date, ...amount, ...(note && { note }) }];
}

function guaranteeTasks(
  { view, member }: Records,
  guarantees: Guarantees,
  recordsOf: RecordsOf,
): MemberTask[] {
  const loansGuaranteed = givenGuarantees(view, member.no, guarantees, recordsOf);
  const called = loansGuaranteed.flatMap((givenGuarantee) => {
    const satang = givenGuarantee.missing ? calledSatang(givenGuarantee) : 0;
    return givenGuarantee.missing && satang > 0
      ? [{ on: givenGuarantee.missing.since, satang }]
      : [];
  });
  const lateSince = loansGuaranteed.flatMap(({ missing, contract }) => {
    const months = contract.arrears.map(({ month }) => month);
    return missing || months.length === 0 ? [] : [dueOn(Math.min(...months))];
  });
  const calledFor = called.reduce((sum, item) => sum + item.satang, 0);
  const calledSince = called.map(({ on }) => on);
  return [
    ...taskOf('guarantor_called', calledSince, calledFor),
    ...taskOf('guaranteed_late', lateSince),
  ];
}

/** Returns the month's bill of a member from whose salary nothing is deducted, until its day is over. */
function billTask(records: Records): MemberTask[] {
  const kep = kepOf(records, lastBilledMonth(records.view.asOf));
  const isOpen = kep?.payer === 'self' && !kep.posted && !kep.isDue && kep.totalSatang > 0;
  return isOpen ? taskOf('bill', [kep.dueOn], kep.totalSatang) : [];
}

/** Returns the tasks that follow from the records: the guarantor's, and the bill to pay oneself. */
export function tasksOnRecord(
  records: Records,
  guarantees: Guarantees,
  recordsOf: RecordsOf,
): MemberTask[] {
  return [...guaranteeTasks(records, guarantees, recordsOf), ...billTask(records)];
}

/** Returns the tasks that follow from what people have asked, sent and answered until now. */
export function tasksNow(world: World, no: number): MemberTask[] {
  const letter = unansweredLetter(world, no);
  const confirming = letter ? taskOf('confirm', [letter.returnBy]) : [];
  if (world.overlay.revisions.ofMember(no) === 0) return confirming;
  const asks = asksOf(world, no).filter((ask) => canAnswer(ask, no));
  const papers = applicationsOf(world, no).filter(({ status }) => status === 'ขอเอกสารเพิ่ม');
  return [
    ...taskOf(
      'guarantee_ask',
      asks.map(({ application }) => dayOf(application.answerBy)),
    ),
    ...taskOf(
      'loan_papers',
      papers.map(({ log, fact }) => dayOf(log.at(-1)?.at ?? fact.at)),
      undefined,
      papers.flatMap(({ log }) => log.at(-1)?.reason ?? []).join(' · '),
    ),
    ...confirming,
  ];
}
