import type { PaperFields } from '@coop/contracts/info/paper-code';
import type { ConfirmationLetter } from '@coop/cooperative/letter/confirmation';
import { toWire } from '@coop/format/money';
import { hasLetter, letterOf } from '../../world/round/round.ts';
import type { World } from '../../world/world.ts';
import { memberIn } from './member.ts';

/** Returns the letter's paper; its amount is the sum of all balances. */
export function letterPaper({ letterNo, letterDate, lines }: ConfirmationLetter): PaperFields {
  const satang = lines.reduce((sum, line) => sum + line.balanceSatang, 0);
  return { kind: 'letter', number: letterNo, date: letterDate, amount: toWire(satang) };
}

/** Returns the letter of the open round with a number; earlier rounds are not available. */
export function findLetter(world: World, number: string): PaperFields | undefined {
  const no = memberIn(world, number);
  if (no === undefined || !hasLetter(world, no)) return undefined;
  return letterPaper(letterOf(world, no));
}
