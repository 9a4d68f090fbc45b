import { addDays } from '@coop/finance/calendar';
import { shareAmongGuarantors } from '@coop/finance/loans/guarantor-share';
import type { Books } from '../books.ts';
import type { EndProgress } from '../facts/end-progress.ts';
import { calledParts, missingOf } from '../guarantee/called-parts.ts';
import type { Records } from '../money/records.ts';
import { isOwed, type Settlement, settlementSums } from '../money/settlement-lines.ts';
import { deriveBeneficiaries } from '../people/beneficiaries.ts';
import { isSamePlan } from '../people/person/plans.ts';
import { BY_LAWS } from '../rules/by-laws.ts';
import { guaranteesOf } from './guarantees.ts';
import { endNow } from './membership.ts';

// The settlement sheet, who gets what is left, and who pays what is missing (domain.md F).

/** Days in which guarantors pay what is missing. */
const CALLED_FOR_DAYS = BY_LAWS.guarantors.pay_days;

/** Returns the last day on which a guarantor pays what a settlement left unpaid. */
export const calledUntil = (settledOn: string): string => addDays(settledOn, CALLED_FOR_DAYS);

/** Returns whether what a settlement left unpaid should have been paid by a day. */
export const isCallOver = (settledOn: string | undefined, asOf: string): boolean =>
  settledOn !== undefined && asOf > calledUntil(settledOn);

interface HeirPart {
  readonly name: string;
  readonly relation: string;
  /** Part of all that is left, in 1/100 percent. */
  readonly part: number;
  readonly satang: number;
}

/** Amount that a guarantor is asked for, satang. */
export interface Call {
  readonly contractNo: string;
  readonly guarantor: number;
  readonly satang: number;
  readonly paidSatang: number;
  readonly by: string;
}

/** A settlement, final or as it would be on the board's day. */
export interface SettlementSheet {
  readonly end: EndProgress | undefined;
  readonly records: Records;
  readonly settlement: Settlement;
  readonly isFinal: boolean;
  readonly heirs: readonly HeirPart[];
  readonly calls: readonly Call[];
  /** Number of the appointment of beneficiaries; empty if there is none. */
  readonly documentNo: string;
}

/** Returns the recipients of what is left: the appointed heirs, else the legal heirs, who show their papers. */
function heirsOf({ view, member }: Records, { how, lines }: Settlement) {
  const { leftSatang } = settlementSums({ lines });
  if (how !== 'เสียชีวิต' || leftSatang === 0) return { heirs: [], documentNo: '' };
  const inForce = deriveBeneficiaries(view, member).find(
    (beneficiary) => beneficiary.replacedOn === undefined,
  );
  if (!inForce) {
    const legal = { name: 'ทายาทโดยธรรม', relation: 'ตามหลักฐานทางทะเบียน', part: 100_00 };
    return { heirs: [{ ...legal, satang: leftSatang }], documentNo: '' };
  }
  const { heirs, documentNo } = inForce;
  const sums = shareAmongGuarantors(
    leftSatang,
    heirs.map((heir) => heir.part),
  );
  const parts = heirs.map(({ name, relation, part }, i) => ({
    name,
    relation,
    part,
    satang: sums[i] ?? 0,
  }));
  return { heirs: parts, documentNo };
}

/** Returns each guarantor's call for what a contract lacks. */
function callsOf(world: Books, records: Records, { on, lines }: Settlement): Call[] {
  const { received } = guaranteesOf(world, records.member.no);
  return lines.filter(isOwed).flatMap(({ refNo: contractNo }): Call[] => {
    const contract = records.contracts.find(
      (loanContract) => loanContract.contractNo === contractNo,
    );
    const found = contract && received.find(({ plan }) => isSamePlan(plan, contract.plan));
    if (!found || missingOf(records, contractNo) === 0) return [];
    return calledParts(records, contract, found)
      .map(
        ({ no: guarantor, openSatang, paidSatang }): Call => ({
          contractNo,
          guarantor,
          satang: paidSatang + openSatang,
          paidSatang,
          by: calledUntil(on),
        }),
      )
      .filter(({ satang }) => satang > 0);
  });
}

/** Returns the settlement sheet of a membership that has ended or will end; undefined for continuing members. */
export function settlementSheet(world: Books, no: number): SettlementSheet | undefined {
  const end = endNow(world, no);
  const now = world.records(no);
  const isFinal = now.settlement !== undefined;
  const records = isFinal || !end ? now : world.recordsOn(no, end.boardOn);
  const { settlement } = records;
  if (!settlement) return undefined;
  const calls = callsOf(world, records, settlement);
  return { end, records, settlement, isFinal, calls, ...heirsOf(records, settlement) };
}
