import type { World } from '../../world/world.ts';

/** Whether a member of the cooperative has this number. */
export const isMember = (world: World, no: number): boolean =>
  Number.isInteger(no) && no >= 1 && no <= world.view().population;

/** The member with whose number a paper's number ends; undefined where nobody has it. */
export function memberIn(world: World, number: string): number | undefined {
  const no = Number(/[-/](\d{5,8})$/.exec(number)?.[1]);
  return isMember(world, no) ? no : undefined;
}
