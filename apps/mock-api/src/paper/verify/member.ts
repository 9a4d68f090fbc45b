import type { World } from '../../world/world.ts';

export const isMember = (world: World, no: number): boolean =>
  Number.isInteger(no) && no >= 1 && no <= world.view().population;

/** Returns the member whose number ends a paper's number; undefined if nobody has it. */
export function memberIn(world: World, number: string): number | undefined {
  const no = Number(/[-/](\d{5,8})$/.exec(number)?.[1]);
  return isMember(world, no) ? no : undefined;
}
