import { givenGuarantees } from '@coop/cooperative/guarantee/given-guarantees';
import { dayOf, today, wallTime } from '@coop/cooperative/moments';
import { isClosed, payoffSatang } from '@coop/cooperative/money/loans/loans';
import { stateNow } from '@coop/cooperative/money/records';
import { settlementSums } from '@coop/cooperative/money/settlement-lines';
import { agencyAt, agencyIndexOf, pensionAgencyOf } from '@coop/cooperative/people/agency';
import { fullName, membershipNoOf } from '@coop/cooperative/people/member';
import { END_KINDS } from '@coop/cooperative/people/person/person';
import { retirementDate } from '@coop/cooperative/people/person/salary';
import { guaranteesOf, promised } from '@coop/cooperative/requests/guarantees';
import { endNow, endsNow, reportedDeath } from '@coop/cooperative/requests/membership';
import { settlementSheet } from '@coop/cooperative/requests/settlement-sheet';
import { toWire } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import * as z from 'zod/mini';
import { recordNow } from '../../world/state/record-now.ts';
import type { World } from '../../world/world.ts';
import { oneNamed, oneOf, only, WorldName } from '../strict/fields.ts';
import { Day, listed, MemberNo, memberNamed, type Named, Reason, refused } from './named.ts';

// The officer's desk for memberships that end, and for the payer after retirement (domain.md F).

export const EndNotice = only({
  world: WorldName,
  member: MemberNo,
  how: oneOf(END_KINDS).check(z.meta({ title: 'เรื่อง' })),
  /** Day of the death, or of the paper; defaults to today. */
  on: z
    .optional(Day)
    .check(z.meta({ title: 'วันที่เสียชีวิต หรือวันที่ในหนังสือ', description: 'เว้นว่างคือวันนี้' })),
  /** Number of the death certificate, or of the member's or board's letter. */
  paper: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'a notice has a paper with a number'),
      z.maxLength(40),
      z.meta({ title: 'เลขที่ใบมรณบัตร หนังสือ หรือมติ' }),
    ),
});
export const EndDecision = only({
  world: WorldName,
  member: MemberNo,
  action: oneOf(['refuse', 'withdraw']),
  reason: Reason,
});
export const RetirementPayer = only({
  world: WorldName,
  member: MemberNo,
  pays: oneNamed({ pension: 'หักจากบำนาญ', self: 'สมาชิกชำระเอง' }).check(
    z.meta({ title: 'ใครชำระหลังเกษียณ' }),
  ),
});

function sheetOf(world: World, no: number) {
  const day = today(world.clock);
  const sheet = settlementSheet(world, no);
  if (!sheet) return undefined;
  const sums = settlementSums(sheet.settlement);
  return {
    /** Expected on the board's day until it is final. */
    isFinal: sheet.isFinal,
    on: sheet.settlement.on,
    owned: toWire(sums.ownSatang),
    owed: toWire(sums.owedSatang),
    left: toWire(sums.leftSatang),
    beside: toWire(sums.besideSatang),
    missing: toWire(sums.missingSatang),
    heirs: sheet.heirs.map(({ name, satang }) => ({ name, amount: toWire(satang) })),
    guarantors: sheet.calls.map((call) => ({
      contractNo: call.contractNo,
      member: membershipNoOf(call.guarantor),
      amount: toWire(call.satang),
      paid: toWire(call.paidSatang),
      by: call.by,
      isOverdue: call.paidSatang < call.satang && day > call.by,
    })),
  };
}

/** Returns what is known about the end of a membership: notices, settlement, payer after retirement. */
export function showEnding(world: World, { member }: { readonly member: string }) {
  const { no, subject } = memberNamed(world, member);
  const records = world.records(no);
  const notices = endsNow(world, no);
  const open = endNow(world, no);
  const report = reportedDeath(world, no);
  const settlement = sheetOf(world, no);
  const payer = world.overlay.latest('retirement-payer', subject)?.payer;
  return {
    member: subject,
    name: fullName(records.member),
    state: stateNow(records),
    notices: notices.map(({ how, noticedAt, eventOn, paperNo, boardOn, decision }) => ({
      how,
      at: wallTime(noticedAt),
      eventOn,
      paperNo,
      boardOn,
      ...(decision && { outcome: decision.action, reason: decision.reason }),
    })),
    /** Possible actions: a notice if there is none, a decision until the board's day. */
    actions: actionsOn(world, no, open, settlement?.isFinal),
    /** A death that the agency reports and of which there is no paper yet: a notice confirms it. */
    ...(report && { report: { how: 'เสียชีวิต', at: wallTime(report.at) } }),
    ...(settlement && { settlement }),
    /** Of whoever works: nobody else retires from a service. */
    ...(records.member.kind === 'สามัญ' && {
      retirement: { on: retirementDate(records.member), ...(payer && { payer }) },
    }),
  };
}

type Action = 'notice' | 'refuse' | 'withdraw';

function actionsOn(
  world: World,
  no: number,
  open: ReturnType<typeof endNow>,
  isFinal = false,
): Action[] {
  if (isFinal) return [];
  if (!open) return reportedDeath(world, no) ? ['notice', 'withdraw'] : ['notice'];
  return today(world.clock) < open.boardOn ? ['refuse', 'withdraw'] : [];
}

/** Refuses to let a member resign or transfer who owes more than the shares or guarantees somebody. */
function guardLeaving(world: World, { no, subject }: Named): void {
  const { shares, contracts, view } = world.records(no);
  const day = today(world.clock);
  const open = contracts.filter((contract) => !isClosed(contract));
  const owed = open.reduce((sum, contract) => sum + payoffSatang(contract, day), 0);
  if (owed >= shares.balanceSatang && owed > 0) {
    throw refused(
      `${subject} owes ${toWire(owed)} and has shares of ${toWire(shares.balanceSatang)}: who leaves owes less than the shares`,
    );
  }
  const guarantees = givenGuarantees(view, no, guaranteesOf(world, no), world.records);
  const inForce = guarantees.filter((givenGuarantee) => givenGuarantee.releasedOn === undefined);
  const promises = promised(world, no).map((satang) => `${toWire(satang)} of a loan to come`);
  const guaranteed = [...inForce.map(({ contract }) => contract.contractNo), ...promises];
  if (guaranteed.length === 0) return;
  const known = listed(guaranteed);
  throw refused(`${subject} guarantees ${known}: another guarantor has to sign first`);
}

/** Records a notice that a membership ends: the board decides on its next day, on which everything is settled. */
export function noticeEnd(world: World, input: z.infer<typeof EndNotice>) {
  const named = memberNamed(world, input.member);
  const { how, paper } = input;
  const day = today(world.clock);
  const on = input.on ?? day;
  const { actions, state } = showEnding(world, input);
  if (state !== 'ปกติ') throw refused(`${named.subject} is no member of today: ${state}`);
  if (!actions.includes('notice')) {
    const open = endNow(world, named.no);
    const board = open ? formatThaiDate(open.boardOn) : '';
    throw refused(`${named.subject} has a notice already (${open?.how}, board of ${board})`);
  }
  if (on > day) throw refused(`${on} is still to come`);
  if (how === 'ลาออก' || how === 'โอนสมาชิกภาพ') guardLeaving(world, named);
  recordNow(world, 'end-notice', named.subject, { how, eventOn: on, paperNo: paper });
  return showEnding(world, input);
}

/** Drops a notice before the board's day: the board refuses it, or it is withdrawn. */
export function decideEnd(world: World, input: z.infer<typeof EndDecision>) {
  const { no, subject } = memberNamed(world, input.member);
  const { action, reason } = input;
  const { actions } = showEnding(world, input);
  if (!actions.includes(action)) {
    const open = endNow(world, no);
    throw refused(
      open
        ? `the notice of ${dayOf(open.noticedAt)} about ${subject} cannot be changed any more here`
        : `${subject} has no notice that could be decided`,
    );
  }
  if (reason === '') throw refused(`${action} needs a reason that the member reads`);
  if (reportedDeath(world, no)) recordNow(world, 'death-report-dropped', subject, { reason });
  else recordNow(world, 'end-decision', subject, { action, reason });
  return showEnding(world, input);
}

/** Records the payer from the day after retirement on. */
export function noteRetirement(world: World, input: z.infer<typeof RetirementPayer>) {
  const { no, subject } = memberNamed(world, input.member);
  const { member, view } = world.records(no);
  const on = retirementDate(member);
  if (member.kind !== 'สามัญ')
    throw refused(`${subject} is ${member.kind} and retires from no service`);
  if (on < today(world.clock)) throw refused(`${subject} retired on ${on}`);
  const { from } = agencyAt(pensionAgencyOf(agencyIndexOf(no)), view.population);
  if (input.pays === 'pension' && from > view.population) {
    throw refused('no agency of this world pays pensions: the member pays by transfer');
  }
  recordNow(world, 'retirement-payer', subject, { payer: input.pays });
  return showEnding(world, input);
}
