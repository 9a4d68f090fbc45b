import type { CremMembership, CremRow, MemberKepCrem } from '@coop/contracts/member/kepcrem';
import { deathsIn } from '@coop/cooperative/cremation/cremation';
import {
  type CremationMembership,
  deriveCremation,
} from '@coop/cooperative/cremation/cremation-members';
import { type Arrear, isYearly } from '@coop/cooperative/money/arrears';
import type { Kep } from '@coop/cooperative/money/bills/collection';
import { deriveReceipt } from '@coop/cooperative/money/bills/kep-receipt';
import { receiptNo } from '@coop/cooperative/money/bills/receipt-no';
import { advanceOwed } from '@coop/cooperative/money/dividend/dividend-payout';
import type { Records } from '@coop/cooperative/money/records';
import { recvPeriod } from '@coop/cooperative/remittance/sheet';
import { CREMATION_PER_DEATH_SATANG } from '@coop/cooperative/rules/products';
import { toWire } from '@coop/format/money';
import type { HandlersOf } from '../call/handler.ts';
import { KEPT_MONTHS, lastKeps } from './kep.ts';

/** Returns the status in the associations, which ends with the membership. */
function statusOf({ settlement }: Records): CremMembership['status'] {
  if (!settlement) return 'ปกติ';
  const { how } = settlement;
  return how === 'ลาออก' || how === 'เสียชีวิต' ? how : 'พ้นสภาพ';
}

function membershipOf(membership: CremationMembership, records: Records): CremMembership {
  return {
    association_code: membership.association.code,
    association_name: membership.association.name,
    cremation_no: membership.no,
    member_kind: membership.kind,
    join_date: membership.joinedOn,
    status: statusOf(records),
    collect_method: membership.method,
    advance_balance: toWire(
      Math.max(0, membership.advanceSatang - advanceOwed(records, membership.association.code)),
    ),
    annual_fee: toWire(membership.association.annualFeeSatang),
    benefit_estimate: toWire(membership.association.benefitSatang),
    payees: membership.payees.map(({ name, relation, part }) => ({
      payee_name: name,
      relation,
      share_percent: toWire(part),
    })),
  };
}

/** Of the local association, which collects every month. */
const isMonthly = (line: Pick<Arrear, 'group' | 'refNo'>) =>
  line.group === 'CREMATION' && !isYearly(line);

/** Returns the receipt number of a month's dues that were paid later; empty if there is none. */
function settledLater({ carried, member }: Records, { month }: Kep): string {
  const dues = carried.find((arrear) => isMonthly(arrear) && arrear.month === month);
  if (!dues?.settledOn) return '';
  return dues.settledBy || receiptNo(dues.settledOn, member.membershipNo);
}

/** Returns the cremation lines of the monthly collections, as a separate statement. */
function rowsOf(records: Records): CremRow[] {
  const rows = lastKeps(records, KEPT_MONTHS).flatMap((kep) => {
    const line = kep.entries.find((entry) => isMonthly(entry) && !entry.isArrears);
    if (!line) return [];
    const { no, dueOn } = deriveReceipt(records, kep);
    const settled = settledLater(records, kep);
    const isPaid = line.receivedSatang === line.amountSatang || settled !== '';
    return [
      {
        recv_period: recvPeriod(kep.month),
        operate_date: dueOn,
        death_count: deathsIn(records.view)(kep.month),
        rate_per_death: toWire(CREMATION_PER_DEATH_SATANG),
        amount: toWire(line.amountSatang),
        paid_status: isPaid ? ('1' as const) : ('0' as const),
        receipt_no: settled || (line.receivedSatang > 0 ? no : ''),
      },
    ];
  });
  return rows.map((row, index) => ({ seq_no: index + 1, ...row }));
}

function describe(records: Records): MemberKepCrem {
  const { view, member, carried } = records;
  const owed = carried.filter((arrear) => isMonthly(arrear) && arrear.settledOn === '');
  return {
    as_of: view.asOf,
    // The rows are of three years, and somebody may owe more.
    arrear_times: owed.length,
    memberships: deriveCremation(view, member).map((membership) =>
      membershipOf(membership, records),
    ),
    rows: rowsOf(records),
  };
}

export const memberKepCremHandlers: HandlersOf<'memberKepCremList'> = {
  memberKepCremList({ world, no }) {
    return world.derived('kepcrem', no, describe);
  },
};
