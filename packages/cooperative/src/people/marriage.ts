import { generationOf } from '../chance/province/names.ts';
import type { Stream } from '../chance/stream.ts';
import type { Member } from './person/person.ts';

// Draws marriages and women's titles: นางสาว before a marriage, นาง after it as a rule, even when it has ended.

/** Percentage of people who have ever married, by maximum age. */
const EVER_MARRIED = [
  { upTo: 28, parts: 22 },
  { upTo: 33, parts: 48 },
  { upTo: 40, parts: 68 },
  { upTo: 50, parts: 78 },
  { upTo: Number.POSITIVE_INFINITY, parts: 86 },
] as const;

const DIVORCED = 0.09;
/** Fraction of the ever-married who are widowed, by minimum age. */
const WIDOWED = [
  { from: 75, part: 0.38 },
  { from: 62, part: 0.16 },
  { from: 45, part: 0.04 },
] as const;
/** Women may keep นางสาว when they marry (Act of 2551). */
const KEEPS_TITLE = 0.12;

interface Who {
  readonly isFemale: boolean;
  readonly surname: string;
  readonly bornIn: number;
  readonly age: number;
}

type Marriage = Pick<Member, 'maritalStatus' | 'spouseName'> & {
  readonly titleOfWoman: 'นาง' | 'นางสาว';
};

export function drawMarriage(stream: Stream, { isFemale, surname, bornIn, age }: Who): Marriage {
  const band = EVER_MARRIED.find(({ upTo }) => age <= upTo);
  const isMarried = stream.datatype.boolean((band?.parts ?? 0) / 100);
  const isDivorced = stream.datatype.boolean(DIVORCED);
  const isWidowed = stream.datatype.boolean(WIDOWED.find(({ from }) => age >= from)?.part ?? 0);
  const titleOfWoman = stream.datatype.boolean(KEEPS_TITLE) ? 'นางสาว' : 'นาง';
  const spouseBornIn = bornIn + stream.number.int({ min: -4, max: 4 });
  const generation = stream.within(generationOf(surname, spouseBornIn));
  const spouse = generation.person.firstName(isFemale ? 'male' : 'female');
  if (!isMarried) return { maritalStatus: 'โสด', spouseName: '', titleOfWoman: 'นางสาว' };
  if (isWidowed) return { maritalStatus: 'หม้าย', spouseName: '', titleOfWoman };
  if (isDivorced) return { maritalStatus: 'หย่า', spouseName: '', titleOfWoman };
  const spouseName = `${isFemale ? 'นาย' : 'นาง'}${spouse} ${surname}`;
  return { maritalStatus: 'สมรส', spouseName, titleOfWoman };
}
