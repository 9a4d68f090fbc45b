import type { Books } from '../books.ts';
import { planOf } from '../facts/application-progress.ts';
import { givenGuarantees } from '../guarantee/given-guarantees.ts';
import {
  deriveGuarantees,
  type Guarantee,
  type Guarantees,
  withAmounts,
} from '../guarantee/guarantees.ts';
import {
  CONTRACTS_PER_GUARANTOR,
  guaranteeLimit,
  mayGuarantee,
} from '../guarantee/guarantor-rules.ts';
import { today } from '../moments.ts';
import { deriveMember, fullName } from '../people/member.ts';
import { type Application, applicationsOf, asksOf } from './applications.ts';
import { endNow } from './membership.ts';

// Guarantees, including those of contracts that were requested in the portal.

function guaranteeOf(borrowerNo: number, application: Application): Guarantee {
  const plan = planOf(application);
  return { borrowerNo, plan, guarantors: withAmounts(plan, application.guarantors) };
}

const byDay = (a: Guarantee, b: Guarantee) => a.plan.disbursedOn.localeCompare(b.plan.disbursedOn);

/** Returns all guarantees that a member received or gave, oldest first. */
export function guaranteesOf(world: Books, no: number): Guarantees {
  const derived = deriveGuarantees(world.view(), no);
  if (world.overlay.revisions.ofMember(no) === 0) return derived;
  const { received, given } = derived;
  const { asOf } = world.view();
  const isOnRecord = ({ effectiveOn, guarantors }: Application) =>
    effectiveOn !== '' && effectiveOn <= asOf && guarantors.length > 0;
  const applications = applicationsOf(world, no).filter(isOnRecord);
  const others = asksOf(world, no).filter(
    ({ application }) => isOnRecord(application) && application.guarantors.includes(no),
  );
  if (applications.length + others.length === 0) return derived;
  return {
    received: [
      ...received,
      ...applications.map((application) => guaranteeOf(no, application)),
    ].sort(byDay),
    given: [
      ...given,
      ...others.map(({ borrower, application }) => guaranteeOf(borrower, application)),
    ].sort(byDay),
  };
}

/** Returns the satang per future contract that a member has consented to guarantee. */
export function promised(world: Books, no: number): number[] {
  return asksOf(world, no)
    .filter(({ application }) => application.isPending && application.answers.get(no) === true)
    .filter(({ application }) => application.guarantors.includes(no))
    .map(({ borrower, application }) => {
      const { guarantors } = guaranteeOf(borrower, application);
      return guarantors.find((guarantor) => guarantor.no === no)?.amountSatang ?? 0;
    });
}

function areSpouses(world: Books, number: number, other: number): boolean {
  const [a, b] = [number, other].map((no) => deriveMember(world.view(), no));
  return a !== undefined && b !== undefined
    ? a.spouseName === fullName(b) || b.spouseName === fullName(a)
    : false;
}

/** Returns whether a member may guarantee a part of a borrower's loan today, given all existing guarantees. */
export function mayGuaranteeFor(
  world: Books,
  borrower: number,
  no: number,
  amountSatang: number,
): boolean {
  if (no === borrower || no < 1 || no > world.view().population) return false;
  if (endNow(world, no)) return false;
  if (areSpouses(world, borrower, no)) return false;
  const { member, shares, loans } = world.records(no);
  const on = today(world.clock);
  if (member.joinedOn > on || (member.ending && member.ending.on <= on)) return false;
  if (!mayGuarantee(member, on) || loans.some((loan) => loan.arrears.length > 0)) return false;
  const guaranteed = givenGuarantees(world.view(), no, guaranteesOf(world, no), world.records)
    .filter((givenGuarantee) => givenGuarantee.releasedOn === undefined)
    .map((givenGuarantee) => givenGuarantee.amountSatang);
  const bound = [...guaranteed, ...promised(world, no)];
  const used = bound.reduce((sum, other) => sum + other, 0);
  return (
    bound.length < CONTRACTS_PER_GUARANTOR &&
    used + amountSatang <= guaranteeLimit(member, on, shares.balanceSatang)
  );
}
