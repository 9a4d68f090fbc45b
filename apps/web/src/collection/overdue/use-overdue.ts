import type { MemberKep } from '@coop/contracts/member/kep';
import { salaryRoom } from '@coop/finance/credit';
import { parseBaht, sumSatang } from '@coop/format/money';
import { useFeed } from '../../feed/use-feed.ts';
import { useMemberSession } from '../../session/session.ts';
import { useSalaryLeft } from '../../site/by-laws.ts';
import { type Overdue, overdueOf } from './overdue.ts';

/** Room for deductions from the salary, satang. */
interface Room {
  readonly salarySatang: number;
  readonly roomSatang: number;
  /** Part that must be left, hundredths of a percent. */
  readonly minimum: number;
}

export interface OverdueFacts {
  readonly overdue: Overdue;
  /** This month's part of the bill to come and all of it; null where there is none or it is not known. */
  readonly monthSatang: number | null;
  readonly billSatang: number | null;
  readonly room: Room | undefined;
  /** Most overdue instalments of one loan; 0 where no loan is late. */
  readonly loanPeriods: number;
  /** People who guarantee the loans that are late. */
  readonly guarantors: number;
}

/** The salary against the rule of what must be left; undefined where no salary is known. */
function useRoom(isRequested: boolean) {
  const feed = useFeed('memberInfoShow', isRequested ? {} : undefined);
  const salarySatang = parseBaht(feed.data?.salary_amount);
  const minimum = useSalaryLeft();
  const room: Room | undefined =
    salarySatang !== null && salarySatang > 0
      ? { salarySatang, roomSatang: salaryRoom(salarySatang, 0, minimum), minimum }
      : undefined;
  return { isPending: isRequested && feed.isPending, room };
}

/** The bill to come: this month's lines apart from those of earlier months. */
function useBill(next: Overdue['next']) {
  const feed = useFeed(
    'memberKepShow',
    next ? { body: { recv_period: next.recv_period } } : undefined,
  );
  const month = feed.data?.lines.filter((line) => !line.is_arrear);
  return {
    isPending: next !== undefined && feed.isPending,
    monthSatang: month ? sumSatang(month.map((line) => parseBaht(line.amount))) : null,
    billSatang: parseBaht(feed.data?.receive_amount),
  };
}

/** Late loans and who guarantees them. */
function useLoans(isRequested: boolean) {
  const loans = useFeed('memberLoanList', isRequested ? {} : undefined);
  const coll = useFeed('memberCollList', isRequested ? {} : undefined);
  const periods = (loans.data?.loans ?? []).map((loan) => loan.arrear_periods);
  const late = (coll.data?.contracts ?? []).filter(
    (contract) => contract.contract_status === 'ค้างชำระ',
  );
  const people = late.flatMap(({ collaterals }) =>
    collaterals.flatMap((collateral) =>
      collateral.coll_type === '01' ? [collateral.guarantor_member_no] : [],
    ),
  );
  return {
    isPending: isRequested && (loans.isPending || coll.isPending),
    loanPeriods: Math.max(0, ...periods.filter(Number.isInteger)),
    guarantors: new Set(people).size,
  };
}

/**
 * Returns what is overdue and all that is said about it; undefined while nothing is. What only adds to it is left out
 * where its feed fails. The other feeds are asked only of a member who owes.
 */
export function useOverdue(list: MemberKep | undefined): {
  readonly isPending: boolean;
  readonly facts: OverdueFacts | undefined;
} {
  const overdue = list && overdueOf(list);
  const isOwing = overdue !== undefined;
  const bill = useBill(overdue?.next);
  // Salary and guarantors are not for a relative.
  const isRelative = useMemberSession()?.relative !== undefined;
  const salary = useRoom(isOwing && !isRelative);
  const loans = useLoans(isOwing && !isRelative);
  const isPending = bill.isPending || salary.isPending || loans.isPending;
  if (!overdue) return { isPending: false, facts: undefined };
  const { monthSatang } = bill;
  const paidBill = list?.paid_bill;
  const billSatang = paidBill ? parseBaht(paidBill.left_amount) : bill.billSatang;
  const { loanPeriods, guarantors } = loans;
  const { room } = salary;
  const facts = { overdue, monthSatang, billSatang, room, loanPeriods, guarantors };
  return { isPending, facts };
}
