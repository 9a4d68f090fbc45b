import { addMonths } from '@coop/finance/calendar';
import { guaranteedAmounts } from '@coop/finance/loans/guarantor-share';
import { LRUCache } from 'lru-cache';
import { circleAt, circleIndexOf } from '../chance/circle.ts';
import { hash32 } from '../chance/hash.ts';
import type { View } from '../chance/view.ts';
import { deriveMember, fullName } from '../people/member.ts';
import type { Member } from '../people/person/person.ts';
import type { LoanPlan } from '../people/person/plans.ts';
import { personaOf } from '../people/personas/personas.ts';
import { guaranteedPlans } from '../plans/loan-plans.ts';
import { BY_LAWS } from '../rules/by-laws.ts';
import type { LoanProductKey } from '../rules/products.ts';
import { LOAN_PRODUCTS } from '../rules/products.ts';
import {
  CONTRACTS_PER_GUARANTOR,
  type GuarantorDays,
  guaranteeLimit,
  guarantorDays,
  guarantorsWanted,
  isWithin,
} from './guarantor-rules.ts';

/**
 * Guarantors of the personas' contracts, by borrower: 00001 is on both sides, with a borrower in arrears; 00005 to
 * 00007 guarantee each other up to the limit. Beyond this a persona guarantees nothing, so that its figures are the
 * same in every world.
 */
const PERSONA_GUARANTORS: Partial<
  Record<number, Partial<Record<LoanProductKey, readonly number[]>>>
> = {
  1: { ordinary: [4, 11] },
  3: { ordinary: [1, 4] },
  5: { ordinary: [6, 7] },
  6: { ordinary: [5, 7] },
  7: { ordinary: [5, 6] },
};

// The contracts of a circle are taken in the order in which they were paid out, and each gets guarantors from the
// circle whose limits allow it. One computation answers both "who guarantees me" and "whom do I guarantee", so the two
// cannot disagree; and since a contract depends only on earlier ones, the passing of time changes nothing.

interface Guarantor {
  readonly no: number;
  readonly amountSatang: number;
}

/** A contract and its guarantors. */
export interface Guarantee {
  readonly borrowerNo: number;
  readonly plan: LoanPlan;
  readonly guarantors: readonly Guarantor[];
}

interface Load {
  readonly until: string;
  readonly amountSatang: number;
}

/** Failed collections make a contract last longer than planned, by at most this. */
const OVERRUN_MONTHS = 6;
const NEVER = '9999-12-31';
const MOST_GUARANTORS = BY_LAWS.guarantors.most;

/** Returns a day by which the guarantors of a contract are free again. */
export function freeAgainOn(borrowerNo: number, plan: LoanPlan): string {
  if (personaOf(borrowerNo)?.missedLast !== undefined) return NEVER;
  return addMonths(plan.disbursedOn, plan.instalments + OVERRUN_MONTHS);
}

/** Returns the guarantors of a contract, each with an equal part of it. */
export function withAmounts(plan: LoanPlan, numbers: readonly number[]): Guarantor[] {
  const amounts = guaranteedAmounts(plan.principalSatang, numbers.length);
  return numbers.map((no, i) => ({ no, amountSatang: amounts[i] ?? 0 }));
}

/** Returns the guarantees named by the personas' stories, of members within the population. */
function toldGuarantees(view: View): Guarantee[] {
  const borrowers = Object.keys(PERSONA_GUARANTORS).map(Number);
  return borrowers
    .filter((no) => no <= view.population)
    .flatMap((no) =>
      guaranteedPlans(view, deriveMember(view, no)).flatMap((plan) => {
        const guarantors = PERSONA_GUARANTORS[no]?.[plan.product];
        const numbers = guarantors?.filter(
          (personaGuarantor) => personaGuarantor <= view.population,
        );
        return numbers ? [{ borrowerNo: no, plan, guarantors: withAmounts(plan, numbers) }] : [];
      }),
    );
}

/** Tracks what each member of a circle guarantees while its contracts are distributed. */
function createLoads() {
  const loads = new Map<number, Load[]>();
  return {
    add(no: number, load: Load): void {
      const known = loads.get(no);
      if (known) known.push(load);
      else loads.set(no, [load]);
    },
    /**
     * Returns whether a member can guarantee this amount as well; shares, which would raise the limit, are left out.
     */
    canCarry({ member, days }: Candidate, on: string, amountSatang: number): boolean {
      const open = (loads.get(member.no) ?? []).filter((load) => load.until > on);
      if (open.length >= CONTRACTS_PER_GUARANTOR || !isWithin(days, on)) return false;
      const carried = open.reduce((sum, load) => sum + load.amountSatang, 0);
      return carried + amountSatang <= guaranteeLimit(member, on, 0);
    },
  };
}

interface Candidate {
  readonly member: Member;
  readonly name: string;
  readonly days: GuarantorDays | undefined;
}

interface Circle {
  readonly seed: string;
  readonly candidates: readonly Candidate[];
  readonly loads: ReturnType<typeof createLoads>;
}

/** A contract that wants guarantors, and its borrower. */
interface Wanted {
  readonly owner: Member;
  readonly plan: LoanPlan;
}

/** Numbers of guarantors to try: as many as the rules require, then more. */
function countsFor(plan: LoanPlan): number[] {
  const wanted = guarantorsWanted(LOAN_PRODUCTS[plan.product], plan.principalSatang);
  return Array.from({ length: MOST_GUARANTORS - wanted + 1 }, (_, more) => wanted + more);
}

/** Returns the members of a circle who may be asked, in its order. */
function candidatesOf(members: readonly Member[]): Candidate[] {
  return members
    .filter((member) => !personaOf(member.no) && !member.ending)
    .map((member) => ({ member, name: fullName(member), days: guarantorDays(member) }));
}

/** Yields who may be asked for a contract, in turn: not the owner, nor the spouse, whom records know by name only. */
function* askedFor({ seed, candidates }: Circle, { owner, plan }: Wanted) {
  const draw = hash32(`${seed}/guarantor/${plan.product}/${plan.disbursedOn}`, owner.no);
  const ownName = fullName(owner);
  for (let i = 0; i < candidates.length; i += 1) {
    const candidate = candidates[(draw + i) % candidates.length] as Candidate;
    const { member, name } = candidate;
    const isSpouse = name === owner.spouseName || member.spouseName === ownName;
    if (!isSpouse && member.no !== owner.no) yield candidate;
  }
}

function chooseGuarantors(circle: Circle, wanted: Wanted): number[] {
  const { disbursedOn, principalSatang } = wanted.plan;
  for (const count of countsFor(wanted.plan)) {
    const [largestPart = 0] = guaranteedAmounts(principalSatang, count);
    const able: number[] = [];
    for (const candidate of askedFor(circle, wanted)) {
      if (circle.loads.canCarry(candidate, disbursedOn, largestPart))
        able.push(candidate.member.no);
      if (able.length === count) break;
    }
    if (able.length === count) return able;
  }
  // Nobody in the circle can, so a mortgage secures the contract.
  return [];
}

/** Distributes contracts over the members of a circle; returns them in the order in which they were paid out. */
export function distribute(
  seed: string,
  members: readonly Member[],
  contracts: readonly Wanted[],
): Guarantee[] {
  const circle: Circle = { seed, candidates: candidatesOf(members), loads: createLoads() };
  const sorted = contracts
    .map(({ owner, plan }) => {
      const order = `${plan.disbursedOn}/${String(owner.no).padStart(8, '0')}/${plan.product}`;
      return { owner, plan, order };
    })
    .sort((a, b) => (a.order < b.order ? -1 : 1));
  return sorted.map((wanted) => {
    const { owner, plan } = wanted;
    const guarantors = withAmounts(plan, chooseGuarantors(circle, wanted));
    const until = freeAgainOn(owner.no, plan);
    for (const { no, amountSatang } of guarantors) circle.loads.add(no, { until, amountSatang });
    return { borrowerNo: owner.no, plan, guarantors };
  });
}

function deriveCircle(view: View, index: number): Guarantee[] {
  const members = circleAt(view, index).map((no) => deriveMember(view, no));
  const contracts = members.flatMap((owner) =>
    guaranteedPlans(view, owner)
      .filter((plan) => !PERSONA_GUARANTORS[owner.no]?.[plan.product])
      .map((plan) => ({ owner, plan })),
  );
  return distribute(view.seed, members, contracts);
}

export interface Guarantees {
  /** The member's contracts, with their guarantors. */
  readonly received: readonly Guarantee[];
  /** Contracts of others that the member guarantees, oldest first, including those paid off. */
  readonly given: readonly Guarantee[];
}

/** Deriving one takes milliseconds; each takes some 50 kB. */
const circles = new LRUCache<string, readonly Guarantee[]>({ max: 32 });
/** Every visit to the first page needs the member's own, so those of many who visit at once are cached; some 2 kB each. */
const members = new LRUCache<string, Guarantees>({ max: 1_000 });

const keys = new WeakMap<View, string>();

function keyOf(view: View): string {
  const { seed, population, startedOn, asOf } = view;
  const key = keys.get(view) ?? [seed, population, startedOn, asOf].join('/');
  keys.set(view, key);
  return key;
}

function guaranteesAround(view: View, memberNo: number): readonly Guarantee[] {
  const index = circleIndexOf(view, memberNo);
  const key = `${keyOf(view)}/${index}`;
  let found = circles.get(key);
  if (!found) {
    found = [...toldGuarantees(view), ...deriveCircle(view, index)];
    circles.set(key, found);
  }
  return found;
}

export function deriveGuarantees(view: View, memberNo: number): Guarantees {
  const key = `${keyOf(view)}/${memberNo}`;
  let found = members.get(key);
  if (!found) {
    const all = guaranteesAround(view, memberNo);
    found = {
      received: all.filter((guarantee) => guarantee.borrowerNo === memberNo),
      given: all.filter((guarantee) => guarantee.guarantors.some(({ no }) => no === memberNo)),
    };
    members.set(key, found);
  }
  return found;
}
