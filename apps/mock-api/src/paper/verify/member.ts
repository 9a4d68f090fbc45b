import type { World } from '../../world/world.ts';

/** Whether a member of the cooperative has this number. */
export const isMember = (world: World, no: number): boolean =>
  Number.isInteger(no) && no >= 1 && no <= world.view().population;
