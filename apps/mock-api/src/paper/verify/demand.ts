import type { PaperFields } from '@coop/contracts/info/paper-code';
import { dayOf } from '@coop/cooperative/moments';
import { type DemandState, demandsFor } from '@coop/cooperative/site/demands';
import { readerOf } from '@coop/cooperative/site/moderation';
import type { World } from '../../world/world.ts';

/** Returns the receipt of a demand: its number and the day it was filed. */
export function demandPaper({ no, log }: Pick<DemandState, 'no' | 'log'>): PaperFields {
  const date = dayOf(log[0]?.at ?? 0);
  return { kind: 'demand', number: no, date, amount: '0.00' };
}

export function findDemand(world: World, number: string): PaperFields | undefined {
  const found = demandsFor(world.overlay, readerOf(world, [])).find(
    (demand) => demand.no === number,
  );
  return found && demandPaper(found);
}
