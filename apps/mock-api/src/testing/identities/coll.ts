import type { GuaranteedLoan, MemberColl, SecuredLoan } from '@coop/contracts/member/coll';
import { type LoanContract, nextDueOn, nextInstalment } from '@coop/cooperative/money/loans/loans';
import { retirementDate } from '@coop/cooperative/people/person/salary';
import { handlers } from '../../handlers.ts';
import type { World } from '../../world/world.ts';
import {
  dueAfter,
  interestOver,
  monthEndAfter,
  monthsToFirst,
  rateTable,
  rounded,
  YEAR,
} from '../exact.ts';
import { memberCall, satangOf, sum } from '../worlds.ts';
import { type Complaints, complaints } from './complaints.ts';

const LOAN_FIELDS = [
  'loantype_desc',
  'startcont_date',
  'loanapprove_amt',
  'principal_balance',
  'period_payamt',
  'last_periodpay',
  'arrear_periods',
  'contract_status',
] as const;

function personsOf(loan: SecuredLoan) {
  return loan.collaterals.filter((collateral) => collateral.coll_type === '01');
}

/** Checks that every contract I guarantee names me among its guarantors, and equals the borrower's own contract. */
async function checkGiven(check: Complaints, world: World, no: number, row: GuaranteedLoan) {
  const where = `${row.loancontract_no}, guaranteed by ${no},`;
  const call = memberCall(world, Number(row.borrower_member_no));
  const { loans } = await handlers.memberLoanList(call);
  const loan = loans.find((other) => other.loancontract_no === row.loancontract_no);
  for (const field of LOAN_FIELDS) check.same(`${where} ${field}`, row[field], loan?.[field]);
  const { contracts } = await handlers.memberCollList(call);
  const secured = contracts.find((contract) => contract.loancontract_no === row.loancontract_no);
  const inForce = row.coll_status === 'มีผล';
  check.same(`${where} is open with its borrower`, secured !== undefined, inForce);
  check.same(`${where} release`, row.released_date !== '', !inForce);
  if (!secured) return;
  const me = personsOf(secured).filter((person) => Number(person.guarantor_member_no) === no);
  check.same(`${where} names me`, me.length, 1);
  check.same(`${where} amount`, row.guarantee_amount, me[0]?.coll_amount);
}

/** Checks that everybody who guarantees my contract lists it as mine. */
async function checkReceived(check: Complaints, world: World, no: number, loan: SecuredLoan) {
  let paid = 0;
  for (const { guarantor_member_no, coll_amount } of personsOf(loan)) {
    const guarantor = Number(guarantor_member_no);
    const { guarantees } = await handlers.memberCollList(memberCall(world, guarantor));
    const rows = guarantees.filter(
      (guarantee) => guarantee.loancontract_no === loan.loancontract_no,
    );
    const where = `${loan.loancontract_no} with its guarantor ${guarantor}:`;
    check.same(`${where} times listed`, rows.length, 1);
    check.same(`${where} borrower`, Number(rows[0]?.borrower_member_no), no);
    check.same(`${where} amount`, rows[0]?.guarantee_amount, coll_amount);
    check.same(`${where} status`, rows[0]?.coll_status, 'มีผล');
    paid += satangOf(rows[0]?.monthly_liability ?? '');
  }
  const contract = world
    .records(no)
    .loans.find((loanContract) => loanContract.contractNo === loan.loancontract_no);
  if (!contract || personsOf(loan).length === 0) return;
  const { totalSatang } = nextInstalment(contract, nextDueOn(contract));
  check.same(`Σ shares of the guarantors of ${loan.loancontract_no}`, paid, totalSatang);
}

/** Checks that A guarantees B ⇔ B lists A, and that both have the same figures. */
export async function guaranteeComplaints(world: World, no: number): Promise<string[]> {
  const coll = await handlers.memberCollList(memberCall(world, no));
  const check = complaints(`guarantees of ${no} on ${coll.as_of}`);
  for (const row of coll.guarantees) await checkGiven(check, world, no, row);
  for (const loan of coll.contracts) await checkReceived(check, world, no, loan);
  const { guarantors } = await handlers.memberGianList(memberCall(world, no));
  const persons = coll.contracts.flatMap((loan) =>
    personsOf(loan).map((person) => [
      loan.loancontract_no,
      person.guarantor_member_no,
      person.coll_amount,
    ]),
  );
  const listed = guarantors.map((guarantor) => [
    guarantor.loancontract_no,
    guarantor.guarantor_member_no,
    guarantor.coll_amount,
  ]);
  check.same('guarantors on the other screen', listed.join(), persons.join());
  return check.found;
}

function checkRight(check: Complaints, { right, guarantees }: MemberColl): void {
  const inForce = guarantees.filter((guarantee) => guarantee.coll_status === 'มีผล');
  const used = sum(inForce.map((guarantee) => satangOf(guarantee.guarantee_amount)));
  check.same('contracts used', right.contract_used, inForce.length);
  check.same('credit used', satangOf(right.credit_used), used);
  check.same('credit left', satangOf(right.credit_left), satangOf(right.credit_limit) - used);
  check.holds('no more contracts than allowed', right.contract_used <= right.contract_limit);
  check.holds('no more credit than allowed', satangOf(right.credit_left) >= 0);
  const isFull = right.contract_used === right.contract_limit || right.credit_left === '0.00';
  check.holds('the word fits', (right.right_status === 'ค้ำเพิ่มได้') === !isFull);
}

function checkPersons(check: Complaints, world: World, no: number, loan: SecuredLoan): void {
  const persons = personsOf(loan);
  if (persons.length === 0) return;
  const about = loan.loancontract_no;
  const amounts = persons.map((person) => satangOf(person.coll_amount));
  check.same(`Σ guaranteed of ${about}`, sum(amounts), satangOf(loan.loanapprove_amt));
  check.holds(
    `${about} is divided in equal parts`,
    Math.max(...amounts) - Math.min(...amounts) <= 100,
  );
  check.holds(`${about} has one to four guarantors`, persons.length <= 4);
  const numbers = persons.map((person) => Number(person.guarantor_member_no));
  check.same(`different guarantors of ${about}`, new Set(numbers).size, numbers.length);
  check.holds(`${about} is not guaranteed by its borrower`, !numbers.includes(no));
  const contract = world
    .records(no)
    .loans.find((loanContract) => loanContract.contractNo === about);
  for (const guarantor of numbers) {
    const { member, view } = world.records(guarantor);
    check.holds(`${guarantor} is in the population`, guarantor <= view.population);
    const worked = contract && contract.plan.disbursedOn <= retirementDate(member);
    check.holds(`${guarantor} had a salary`, member.kind === 'สามัญ' || worked === true);
    const halfYear = monthEndAfter(member.joinedOn, 5);
    check.holds(
      `${guarantor} had been a member for half a year`,
      halfYear < (contract?.plan.disbursedOn ?? ''),
    );
  }
}

function checkOwn(check: Complaints, world: World, no: number, loan: SecuredLoan): void {
  const { shares, deposits } = world.records(no);
  const deposited = Math.max(0, ...deposits.map((deposit) => deposit.balanceSatang));
  check.holds(`${loan.loancontract_no} is secured by something`, loan.collaterals.length > 0);
  for (const { coll_type, coll_amount } of loan.collaterals) {
    const amount = satangOf(coll_amount);
    if (coll_type === '02') check.same('value of the shares', amount, shares.balanceSatang);
    if (coll_type === '03') check.holds('the deposit is there', amount > 0 && amount <= deposited);
    if (coll_type === '04') {
      check.holds('the property is worth the loan', amount > satangOf(loan.loanapprove_amt));
    }
  }
}

/** Checks capacity, eligibility and amounts of both readings. */
export async function collComplaints(world: World, no: number): Promise<string[]> {
  const coll = await handlers.memberCollList(memberCall(world, no));
  const check = complaints(`coll of ${no} on ${coll.as_of}`);
  checkRight(check, coll);
  for (const loan of coll.contracts) {
    checkPersons(check, world, no, loan);
    checkOwn(check, world, no, loan);
  }
  for (const row of coll.guarantees) {
    const { loans } = world.records(Number(row.borrower_member_no));
    const contract = loans.find((loan) => loan.contractNo === row.loancontract_no);
    if (contract) checkLiability(check, contract, row);
  }
  return check.found;
}

/** Checks the part of one regular instalment: principal and a month's interest, regardless of arrears. */
function checkLiability(check: Complaints, contract: LoanContract, row: GuaranteedLoan): void {
  const { plan, product, billed, balanceSatang, instalmentSatang, arrears } = contract;
  const due = dueAfter(plan.disbursedOn, billed + monthsToFirst(plan.disbursedOn));
  const accrued = interestOver(balanceSatang, rateTable(product.rates), contract.countedTo, due);
  const interest = rounded(accrued, YEAR, product.rounding.interest) + contract.accruedSatang;
  const overdue = sum(arrears.map((arrear) => arrear.principalSatang));
  const free = balanceSatang - overdue;
  const regular =
    product.method === 'equal_principal'
      ? instalmentSatang
      : Math.max(0, instalmentSatang - interest);
  const principal = billed + 1 >= plan.instalments ? free : Math.min(regular, free);
  if (balanceSatang === 0) {
    check.same(`liability of ${row.loancontract_no}`, row.monthly_liability, '0.00');
  } else {
    const part = BigInt(principal + interest) * BigInt(satangOf(row.guarantee_amount));
    const exact = Number(part / BigInt(plan.principalSatang));
    const off = Math.abs(satangOf(row.monthly_liability) - exact);
    check.holds(`liability of ${row.loancontract_no} is its part to the satang`, off <= 1);
  }
  const isCalled = satangOf(row.called_amount ?? '0.00') > 0;
  // Who has paid the own part of it is not called.
  check.holds(`${row.loancontract_no}: called after three`, !isCalled || row.arrear_periods >= 3);
}
