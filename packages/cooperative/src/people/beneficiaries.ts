import { addMonths } from '@coop/finance/calendar';
import { citizenCheckDigit } from '@coop/format/identifiers/citizen-no';
import type { Faker } from '@faker-js/faker';
import { beneficiaryDocumentNo } from '../chance/contract-no.ts';
import { hash32 } from '../chance/hash.ts';
import { draw } from '../chance/stream.ts';
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
  const children = family.children.filter((child) => child.bornOn < signedOn);
  if (turn === 0) return family.parents;
  if (turn === 2 && children.length > 0) return children;
  const closest = [...family.spouse, ...children];
  return closest.length > 0 ? closest : [...family.parents.slice(-1), ...family.siblings];
}

function draftPlan(faker: Faker, family: Family, turn: number, signedOn: string) {
  const named = namedIn(family, turn, signedOn);
  const leads = faker.datatype.boolean(0.4);
  const parts = leads
    ? leadingParts(named.length, faker.number.int({ min: 5, max: 7 }) * 10_00)
    : evenParts(named.length);
  return {
    signedOn,
    covers: faker.datatype.boolean() ? COVERS_WELFARE : COVERS,
    heirs: named.map((relative, i) => ({
      name: titled(relative, signedOn),
      relation: relative.relation,
      part: parts[i] ?? 0,
    })),
  };
}

/** Draws a first appointment on joining and up to two that replace it, years apart; a few members never signed one. */
function drawPlans(faker: Faker, family: Family, member: Member): BeneficiaryPlan[] {
  if (faker.datatype.boolean(0.04)) return [];
  const plans = [draftPlan(faker, family, 0, member.joinedOn)];
  let signedOn = member.joinedOn;
  for (const [turn, chance] of [0.75, 0.3].entries()) {
    if (!faker.datatype.boolean(chance)) break;
    const month = addMonths(signedOn, faker.number.int({ min: 30, max: 150 }));
    const day = String(faker.number.int({ min: 1, max: 28 })).padStart(2, '0');
    signedOn = workingDayOfMonth(month.slice(0, 8) + day);
    plans.push(draftPlan(faker, family, turn + 1, signedOn));
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
  const plans =
    PERSONA_BENEFICIARIES[member.no] ??
    draw(view.seed, member.no, 'beneficiaries', (faker) =>
      drawPlans(faker, deriveFamily(view, member), member),
    );
  const signed = plans.filter((plan) => plan.signedOn <= view.asOf);
  return signed
    .map((plan, i) => ({
      documentNo: beneficiaryDocumentNo(view, member.no, plan.signedOn),
      plan,
      heirs: plan.heirs.map((heir) => ({ ...heir, citizenNo: citizenNoOf(view, member, heir) })),
      replacedOn: signed[i + 1]?.signedOn,
    }))
    .reverse();
}
