import {
  type CremationMembership,
  deriveCremation,
} from '@coop/cooperative/cremation/cremation-members';
import type { Member } from '@coop/cooperative/people/person/person';
import {
  WELFARE_KINDS,
  type WelfareKind,
  welfareKind,
} from '@coop/cooperative/welfare/welfare-kinds';
import { handlers } from '../../handlers.ts';
import type { World } from '../../world/world.ts';
import { memberCall, satangOf, sum } from '../worlds.ts';
import { type Complaints, complaints } from './complaints.ts';

/** Recomputes full years: depends on whether the birthday of the later year has come. */
function yearsBetween(from: string, to: string): number {
  const year = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  const monthDay = to.slice(5);
  return monthDay >= from.slice(5) ? year : year - 1;
}

function meets({ conditions }: WelfareKind, member: Member, on: string): boolean {
  return conditions.every((condition) => {
    if (condition.of === 'kind') return condition.in.includes(member.kind);
    if (condition.of === 'marital') return member.maritalStatus === condition.is;
    if (condition.of === 'retired') return yearsBetween(member.birthDate, on) >= 60;
    const years = yearsBetween(condition.of === 'age' ? member.birthDate : member.joinedOn, on);
    return condition.is === '>=' ? years >= condition.value : years < condition.value;
  });
}

type Welfare = Awaited<ReturnType<typeof handlers.memberWelfareList>>;
type Request = Welfare['history'][number];

/** Checks that each claim was within the rules on its own day, and a kind's limits over all of them. */
function checkHistory(check: Complaints, history: Welfare['history'], member: Member): void {
  const granted = (request: Request) => request.status !== 'ไม่อนุมัติ' && request.status !== 'ยกเลิก';
  check.same('numbers', new Set(history.map((item) => item.request_no)).size, history.length);
  for (const [index, value] of history.entries()) {
    const kind = welfareKind(value.welfare_code);
    const before = history[index - 1]?.request_date ?? '';
    check.holds(`${value.request_no} in order`, value.request_date >= before);
    check.holds(`${value.request_no} since joining`, value.request_date >= member.joinedOn);
    check.holds(
      `${value.request_no} by the rules`,
      !!kind && meets(kind, member, value.request_date),
    );
    check.holds(`${value.request_no} is paid something`, satangOf(value.amount) > 0);
    check.same(`${value.request_no} paid`, value.pay_date !== '', value.status === 'โอนเงินแล้ว');
    const waits = value.status === 'รอการอนุมัติ' || value.status === 'ยกเลิก';
    check.same(`${value.request_no} decided`, value.approve_date === '', waits);
  }
  for (const { code, most, unit } of WELFARE_KINDS) {
    const claims = history.filter((item) => item.welfare_code === code && granted(item));
    const byYear = Map.groupBy(claims, (item) => item.request_date.slice(0, 4));
    for (const [year, ofYear] of byYear) {
      const paid = sum(ofYear.map((item) => satangOf(item.amount)));
      check.holds(`${code} of ${year} within its cap`, !unit || paid <= unit.yearlySatang);
      check.holds(`${code} of ${year}`, most?.per !== 'year' || ofYear.length <= most.times);
    }
    check.holds(`${code} in a life`, most?.per !== 'life' || claims.length <= most.times);
  }
}

function checkRights(check: Complaints, { rights, history }: Welfare, member: Member, on: string) {
  check.same(
    'rights',
    rights.map((right) => right.welfare_code).join(),
    WELFARE_KINDS.map((kind) => kind.code).join(),
  );
  for (const right of rights) {
    const { welfare_code: code } = right;
    const kind = welfareKind(code);
    check.holds(
      `${code}: only by its conditions`,
      !right.eligible || (!!kind && meets(kind, member, on)),
    );
    check.holds(`${code}: a reason`, right.reason !== '');
    check.holds(`${code}: asked for only with a right`, !right.can_request || right.eligible);
    check.holds(`${code}: not past its deadline`, right.deadline === '' || right.deadline >= on);
    check.same(
      `${code}: nothing past the cap`,
      right.eligible && satangOf(right.amount) <= 0,
      false,
    );
    const year = history.filter(
      (item) => item.welfare_code === code && item.request_date.startsWith(on.slice(0, 4)),
    );
    const paid = sum(
      year
        .filter((item) => item.status !== 'ไม่อนุมัติ' && item.status !== 'ยกเลิก')
        .map((item) => satangOf(item.amount)),
    );
    if (kind?.unit)
      check.same(`${code}: what is left`, satangOf(right.amount), kind.unit.yearlySatang - paid);
  }
}

/** Checks funds ⇔ their contributions: the dividend's deductions and the monthly collection; insured = owed. */
async function checkFunds(check: Complaints, welfare: Welfare, world: World, no: number) {
  const call = memberCall(world, no);
  const fund = (code: string) => welfare.funds.find((other) => other.fund_code === code);
  if (world.records(no).settlement)
    return check.same('funds after the end', welfare.funds.length, 0);
  const { loans, sum_loan_balance } = await handlers.memberLoanList(call);
  const open = loans.filter((loan) => loan.contract_status !== 'ปิดสัญญา');
  check.same('insured', fund('INSURANCE')?.sum_assured ?? '0.00', sum_loan_balance);
  check.same(
    'insured since',
    fund('INSURANCE')?.member_since,
    open.map((loan) => loan.startcont_date).sort()[0],
  );
  const { years } = await handlers.memberDividendList(call);
  const taken = years[0]?.deductions.map((deduction) => deduction.deduct_code) ?? [];
  const { view, member } = world.records(no);
  const memberships = deriveCremation(view, member);
  const isTaken = ({ method, association }: CremationMembership) =>
    method === 'MONTHLY' ? member.inCremation : taken.includes(association.code);
  check.holds('each association is paid', memberships.every(isTaken));
  const codes = welfare.funds
    .map((other) => other.fund_code)
    .filter((code) => code !== 'INSURANCE');
  check.same(
    'associations',
    codes.join(),
    memberships.map((membership) => membership.association.code).join(),
  );
  check.same(
    'the insurance is paid for',
    taken.includes('INSURANCE'),
    open.length > 0 && years.length > 0,
  );
}

/** Rights follow the conditions, history the rules, funds the deductions. */
export async function welfareComplaints(world: World, no: number, on: string): Promise<string[]> {
  const { member } = world.records(no);
  const welfare = await handlers.memberWelfareList(memberCall(world, no));
  const check = complaints(`welfare of ${no} on ${on}`);
  checkHistory(check, welfare.history, member);
  checkRights(check, welfare, member, on);
  await checkFunds(check, welfare, world, no);
  return check.found;
}

/** Checks that time only adds claims, and that claims only advance. */
export async function welfareTimeComplaints(earlier: Welfare, later: Welfare, no: number) {
  const check = complaints(`welfare of ${no} from ${earlier.as_of} to ${later.as_of}`);
  const lasting = (request: Request) =>
    [request.request_no, request.request_date, request.amount].join();
  const after = later.history.slice(0, earlier.history.length);
  check.same('claims', after.map(lasting).join(), earlier.history.map(lasting).join());
  for (const [index, welfare] of earlier.history.entries()) {
    const now = after[index]?.status;
    const isFinal = welfare.status === 'โอนเงินแล้ว' || welfare.status === 'ไม่อนุมัติ';
    if (isFinal) check.same(`${welfare.request_no}`, now, welfare.status);
    if (welfare.status === 'อนุมัติ')
      check.holds(`${welfare.request_no} stays approved`, now === 'อนุมัติ' || now === 'โอนเงินแล้ว');
  }
  return check.found;
}
