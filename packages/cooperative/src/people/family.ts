import { addDays, dayNumber, isoOfDay } from '@coop/finance/calendar';
import type { Faker } from '@faker-js/faker';
import { generationOf } from '../chance/province/names.ts';
import { draw, type Stream } from '../chance/stream.ts';
import type { View } from '../chance/view.ts';
import type { Member } from './person/person.ts';

export interface Relative {
  readonly relation: 'คู่สมรส' | 'บุตร' | 'บิดา' | 'มารดา' | 'พี่น้อง';
  readonly isFemale: boolean;
  /** First name and surname; with the title for a spouse, as in the member's own record. */
  readonly name: string;
  readonly bornOn: string;
}

/** Relatives that a member may name as beneficiaries. */
export interface Family {
  readonly parents: readonly [Relative, ...Relative[]];
  readonly spouse: readonly Relative[];
  readonly children: readonly Relative[];
  readonly siblings: readonly Relative[];
}

const GROWN_UP_DAYS = Math.floor(15 * 365.25);

/** Prefixes a name with its title on a day: a child under fifteen is เด็กชาย or เด็กหญิง. */
export function titled({ relation, isFemale, name, bornOn }: Relative, on: string): string {
  if (relation === 'คู่สมรส') return name;
  if (dayNumber(on) - dayNumber(bornOn) < GROWN_UP_DAYS) {
    return `${isFemale ? 'เด็กหญิง' : 'เด็กชาย'}${name}`;
  }
  if (relation === 'มารดา') return `นาง${name}`;
  return `${isFemale ? 'นางสาว' : 'นาย'}${name}`;
}

/** Returns a day this many years before or after another, plus or minus half a year. */
function yearsFrom(faker: Faker, day: string, years: number): string {
  return addDays(day, Math.round(years * 365.25) + faker.number.int({ min: -180, max: 180 }));
}

interface Household {
  readonly stream: Stream;
  readonly surname: string;
  readonly taken: Set<string>;
}

/** Draws a name that nobody in the house has yet, as long as there is one: if need be the next in the list. */
function freeName(
  { stream, surname, taken }: Household,
  sex: 'female' | 'male',
  bornOn: string,
): string {
  const generation = generationOf(surname, Number(bornOn.slice(0, 4)));
  const drawn = stream.within(generation).person.firstName(sex);
  const names = generation.person.first_name[sex];
  const from = names.indexOf(drawn);
  const inTurn = [...names.slice(from), ...names.slice(0, from)];
  const name = inTurn.find((other) => !taken.has(other)) ?? drawn;
  taken.add(name);
  return name;
}

function relative(house: Household, relation: Relative['relation'], bornOn: string): Relative {
  const isFemale = relation === 'มารดา' || (relation !== 'บิดา' && house.stream.datatype.boolean());
  return {
    relation,
    isFemale,
    name: `${freeName(house, isFemale ? 'female' : 'male', bornOn)} ${house.surname}`,
    bornOn,
  };
}

/** Years between the member's birth and that of the first and second sibling. */
const SIBLINGS_BORN = [3, -2] as const;
const DAYS_BETWEEN_CHILDREN = 950;
const MOST_CHILDREN = 3;

function drawFamily(stream: Stream, member: Member): Family {
  const { surname, birthDate, spouseName, firstName } = member;
  const spouseFirst = spouseName.replace(/^(นาย|นาง)/, '').split(' ')[0] ?? '';
  const house: Household = { stream, surname, taken: new Set([firstName, spouseFirst]) };
  const mother = relative(house, 'มารดา', yearsFrom(stream, birthDate, -26));
  const father = relative(house, 'บิดา', yearsFrom(stream, birthDate, -29));
  const first = dayNumber(yearsFrom(stream, birthDate, stream.number.int({ min: 26, max: 34 })));
  const childCount = spouseName ? stream.number.int(MOST_CHILDREN) : 0;
  const siblingCount = stream.number.int({ min: 1, max: SIBLINGS_BORN.length });
  return {
    parents: stream.datatype.boolean(0.7) ? [father, mother] : [mother],
    spouse: spouseName
      ? [{ relation: 'คู่สมรส', isFemale: false, name: spouseName, bornOn: birthDate }]
      : [],
    children: Array.from({ length: childCount }, (_, i) =>
      relative(house, 'บุตร', isoOfDay(first + i * DAYS_BETWEEN_CHILDREN)),
    ),
    siblings: SIBLINGS_BORN.slice(0, siblingCount).map((years) =>
      relative(house, 'พี่น้อง', yearsFrom(stream, birthDate, years)),
    ),
  };
}

/** Derives the family of a member; independent of the clock. */
export function deriveFamily(view: View, member: Member): Family {
  return draw(view.seed, member.no, 'family', (stream) => drawFamily(stream, member));
}
