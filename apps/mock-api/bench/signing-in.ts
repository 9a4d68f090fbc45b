import { membershipNoOf } from '@coop/cooperative/people/member';
import { isMember } from '../src/member/access/registered.ts';
import { createWorlds, DEFAULT_WORLD } from '../src/world/worlds.ts';

/**
 * Finds the first number from a given one on that can sign in today: two in a hundred have ended their membership or
 * wait for it, and a refused sign-in counts against the address.
 */
export function findsWhoSignsIn(population: number): (no: number) => number {
  const options = { seed: 'demo', population, now: Date.now };
  const world = createWorlds(options).get(DEFAULT_WORLD);
  return (from) => {
    let no = from;
    while (!isMember(world, membershipNoOf(no))) no = (no % population) + 1;
    return no;
  };
}
