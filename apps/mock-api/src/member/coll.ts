import type {
  Collateral,
  GuaranteedLoan,
  GuaranteeRight,
  MemberColl,
  SecuredLoan,
} from '@coop/contracts/member/coll';
import { ownCollateral } from '@coop/cooperative/guarantee/collateral';
import {
  calledSatang,
  type GivenGuarantee,
  givenGuarantees,
  monthlyLiability,
  paydownOf,
  type RecordsOf,
} from '@coop/cooperative/guarantee/given-guarantees';
import type { Guarantees } from '@coop/cooperative/guarantee/guarantees';
import {
  CONTRACTS_PER_GUARANTOR,
  guaranteeLimit,
  mayGuarantee,
} from '@coop/cooperative/guarantee/guarantor-rules';
import { isClosed, type LoanContract } from '@coop/cooperative/money/loans/loans';
import type { Records } from '@coop/cooperative/money/records';
import { deriveMember, fullName } from '@coop/cooperative/people/member';
import { isSamePlan } from '@coop/cooperative/people/person/plans';
import { retirementDate } from '@coop/cooperative/people/person/salary';
import { guaranteesOf } from '@coop/cooperative/requests/guarantees';
import { calledUntil, isCallOver } from '@coop/cooperative/requests/settlement-sheet';
import { dueOn } from '@coop/cooperative/rules/due-day';
import { toWire } from '@coop/format/money';
import type { HandlersOf } from '../call/handler.ts';
import { arrearPeriods, statusOf } from './loan.ts';

const TYPES = {
  '01': 'บุคคล',
  '02': 'ทุนเรือนหุ้น',
  '03': 'เงินฝาก',
  '04': 'หลักทรัพย์',
} as const satisfies Record<Collateral['coll_type'], string>;

function lateSince({ contract: { arrears }, missing }: GivenGuarantee, asOf: string): string {
  const [oldest] = arrears;
  if (oldest) return dueOn(oldest.month);
  return missing && isCallOver(missing.since, asOf) ? calledUntil(missing.since) : '';
}

function guaranteedLoan(guarantee: GivenGuarantee, asOf: string): GuaranteedLoan {
  const { borrower, contract, amountSatang, releasedOn } = guarantee;
  const { plan, product, billed, arrears } = contract;
  const paydown = paydownOf(guarantee);
  return {
    loancontract_no: contract.contractNo,
    loantype_desc: product.name,
    borrower_member_no: borrower.membershipNo,
    borrower_name: fullName(borrower),
    startcont_date: plan.disbursedOn,
    loanapprove_amt: toWire(plan.principalSatang),
    principal_balance: toWire(contract.balanceSatang),
    guarantee_amount: toWire(amountSatang),
    period_payamt: plan.instalments,
    last_periodpay: billed - arrears.length,
    arrear_periods: arrearPeriods(contract, asOf),
    late_since: lateSince(guarantee, asOf),
    monthly_liability: toWire(monthlyLiability(guarantee)),
    called_amount: toWire(calledSatang(guarantee)),
    called_until: guarantee.missing ? calledUntil(guarantee.missing.since) : '',
    paydown: paydown.map((row) => ({
      due_date: row.dueOn,
      my_payment: toWire(row.mineSatang),
      principal_balance: toWire(row.balanceSatang),
    })),
    expected_end: releasedOn ?? paydown.at(-1)?.dueOn ?? '',
    released_date: releasedOn ?? '',
    coll_status: releasedOn === undefined ? 'มีผล' : 'พ้นภาระ',
    contract_status: statusOf(contract, asOf),
  };
}

function rightStatus({ view, member }: Records, isFull: boolean): GuaranteeRight['right_status'] {
  if (member.kind !== 'สามัญ' || view.asOf > retirementDate(member)) return 'ไม่มีสิทธิค้ำ';
  if (!mayGuarantee(member, view.asOf)) return 'เป็นสมาชิกไม่ครบกำหนด';
  return isFull ? 'ค้ำครบแล้ว' : 'ค้ำเพิ่มได้';
}

function rightOf(records: Records, inForce: readonly GivenGuarantee[]): GuaranteeRight {
  const { member, shares, view } = records;
  const isAllowed = mayGuarantee(member, view.asOf);
  const used = inForce.reduce((sum, guarantee) => sum + guarantee.amountSatang, 0);
  // A member who may guarantee nothing more still guarantees what was signed.
  const limit = isAllowed ? guaranteeLimit(member, view.asOf, shares.balanceSatang) : used;
  const isFull = inForce.length >= CONTRACTS_PER_GUARANTOR || used >= limit;
  return {
    right_status: rightStatus(records, isFull),
    contract_used: inForce.length,
    contract_limit: isAllowed ? CONTRACTS_PER_GUARANTOR : inForce.length,
    credit_limit: toWire(limit),
    credit_used: toWire(used),
    credit_left: toWire(limit - used),
  };
}

function guarantorRows({ view }: Records, { received }: Guarantees, contract: LoanContract) {
  const found = received.find(({ plan }) => isSamePlan(plan, contract.plan));
  return (found?.guarantors ?? []).map(({ no, amountSatang }): Collateral => {
    const guarantor = deriveMember(view, no);
    return {
      coll_type: '01',
      coll_type_desc: TYPES['01'],
      coll_desc: '',
      guarantor_member_no: guarantor.membershipNo,
      guarantor_name: fullName(guarantor),
      coll_amount: toWire(amountSatang),
    };
  });
}

/** Returns the member's open contracts, each with its guarantors and its other security. */
export function securedLoans(records: Records, guarantees: Guarantees): SecuredLoan[] {
  const open = records.loans.filter((loan) => !isClosed(loan));
  return open.map((contract) => {
    const guarantors = guarantorRows(records, guarantees, contract);
    const others = ownCollateral(records, contract, guarantors.length);
    return {
      loancontract_no: contract.contractNo,
      loantype_desc: contract.product.name,
      loanapprove_amt: toWire(contract.plan.principalSatang),
      principal_balance: toWire(contract.balanceSatang),
      contract_status: statusOf(contract, records.view.asOf) === 'ค้างชำระ' ? 'ค้างชำระ' : 'ปกติ',
      collaterals: [
        ...guarantors,
        ...others.map(({ type, desc, amountSatang }) => ({
          coll_type: type,
          coll_type_desc: TYPES[type],
          coll_desc: desc,
          guarantor_member_no: '',
          guarantor_name: '',
          coll_amount: toWire(amountSatang),
        })),
      ],
    };
  });
}

/** Sorts guarantees in force before ended ones, those in arrears first, then by age. */
function byConcern(a: GuaranteedLoan, b: GuaranteedLoan): number {
  return (
    Number(a.released_date !== '') - Number(b.released_date !== '') ||
    b.released_date.localeCompare(a.released_date) ||
    b.arrear_periods - a.arrear_periods ||
    a.startcont_date.localeCompare(b.startcont_date) ||
    a.loancontract_no.localeCompare(b.loancontract_no)
  );
}

function describe(records: Records, guarantees: Guarantees, recordsOf: RecordsOf): MemberColl {
  const { view, member } = records;
  const loansGuaranteed = givenGuarantees(view, member.no, guarantees, recordsOf);
  const inForce = loansGuaranteed.filter(
    (givenGuarantee) => givenGuarantee.releasedOn === undefined,
  );
  return {
    as_of: view.asOf,
    right: rightOf(records, inForce),
    guarantees: loansGuaranteed
      .map((givenGuarantee) => guaranteedLoan(givenGuarantee, view.asOf))
      .sort(byConcern),
    contracts: securedLoans(records, guarantees),
  };
}

export const memberCollHandlers: HandlersOf<'memberCollList'> = {
  memberCollList({ world, no }) {
    const guarantees = guaranteesOf(world, no);
    const borrowers = guarantees.given.map((guarantee) => guarantee.borrowerNo);
    const build = (records: Records) => describe(records, guarantees, world.records);
    return world.derived('coll', no, build, borrowers);
  },
};
