import { addMonths } from '@coop/finance/calendar';
import { citizenCheckDigit } from '@coop/format/citizen-no';
import { beneficiaryDocumentNo } from '../chance/contract-no.ts';
import { hash32 } from '../chance/hash.ts';
import { openStream, type Stream } from '../chance/stream.ts';
import type { View } from '../chance/view.ts';
import { workingDayOfMonth } from '../rules/working-days.ts';
import { deriveFamily, type Family, type Relative, titled } from './family.ts';
import type { BeneficiaryPlan, Heir } from './person/heirs.ts';
import type { Member } from './person/person.ts';
import { PERSONA_BENEFICIARIES } from './personas/persona-beneficiaries.ts';

export interface BeneficiaryDocumentRecord {
  readonly documentNo: string;
  readonly plan: BeneficiaryPlan;
  readonly heirs: readonly (Heir & { readonly citizenNo: string })[];
  /** Day of the document that replaced it. */
  readonly replacedOn: string | undefined;
}

const WHOLE = 100_00;
const COVERS = ['ค่าหุ้น', 'เงินฝาก', 'ปันผล', 'เฉลี่ยคืน'] as const;
const COVERS_WELFARE = [...COVERS, 'เงินสงเคราะห์'] as const;

/** Splits 100 percent evenly; the first part takes the remainder. */
function evenParts(count: number): number[] {
  const each = Math.floor(WHOLE / count);
  return Array.from({ length: count }, (_, i) => (i === 0 ? WHOLE - each * (count - 1) : each));
}

/** Gives the first a larger part, and splits the rest evenly among the others. */
function leadingParts(count: number, first: number): number[] {
  if (count === 1) return [WHOLE];
  const each = Math.floor((WHOLE - first) / (count - 1));
  return Array.from({ length: count }, (_, i) => (i === 0 ? WHOLE - each * (count - 1) : each));
}

/** Returns the beneficiaries: the parents on joining, spouse and children later, the children alone last. */
function namedIn(family: Family, turn: number, signedOn: string): readonly Relative[] {
  const children = family.children.filter((one) => one.bornOn < signedOn);
  if (turn === 0) return family.parents;
  if (turn === 2 && children.length > 0) return children;
  const own = [...family.spouse, ...children];
  return own.length > 0 ? own : [...family.parents.slice(-1), ...family.siblings];
}

function draftPlan(stream: Stream, family: Family, turn: number, signedOn: string) {
  const named = namedIn(family, turn, signedOn);
  const leads = stream.chance(0.4);
  const parts = leads
    ? leadingParts(named.length, stream.int(5, 7) * 10_00)
    : evenParts(named.length);
  return {
    signedOn,
    covers: stream.chance(0.5) ? COVERS_WELFARE : COVERS,
    heirs: named.map((one, i) => ({
      name: titled(one, signedOn),
      relation: one.relation,
      part: parts[i] ?? 0,
    })),
  };
}

/** Draws a first appointment on joining and up to two that replace it, years apart; a few members never signed one. */
function drawnPlans(view: View, member: Member): BeneficiaryPlan[] {
  const family = deriveFamily(view, member);
  const stream = openStream(view.seed, member.no, 'beneficiaries');
  if (stream.chance(0.04)) return [];
  const plans = [draftPlan(stream, family, 0, member.joinedOn)];
  let signedOn = member.joinedOn;
  for (const [turn, chance] of [0.75, 0.3].entries()) {
    if (!stream.chance(chance)) break;
    const month = addMonths(signedOn, stream.int(30, 150));
    signedOn = workingDayOfMonth(month.slice(0, 8) + String(stream.int(1, 28)).padStart(2, '0'));
    plans.push(draftPlan(stream, family, turn + 1, signedOn));
  }
  return plans;
}

/** Begins with 98, unlike any real person or member of the world. */
function citizenNoOf(view: View, member: Member, { name }: Heir): string {
  const tail = String(hash32(`${view.seed}/heir/${name}`, member.no) % 1_000).padStart(3, '0');
  const first12 = `98${String(member.no).padStart(7, '0')}${tail}`;
  return first12 + citizenCheckDigit(first12);
}

/** Derives a member's appointments up to the view's day, newest first. */
export function deriveBeneficiaries(view: View, member: Member): BeneficiaryDocumentRecord[] {
  const plans = PERSONA_BENEFICIARIES[member.no] ?? drawnPlans(view, member);
  const signed = plans.filter((one) => one.signedOn <= view.asOf);
  return signed
    .map((plan, i) => ({
      documentNo: beneficiaryDocumentNo(view, member.no, plan.signedOn),
      plan,
      heirs: plan.heirs.map((one) => ({ ...one, citizenNo: citizenNoOf(view, member, one) })),
      replacedOn: signed[i + 1]?.signedOn,
    }))
    .reverse();
}
