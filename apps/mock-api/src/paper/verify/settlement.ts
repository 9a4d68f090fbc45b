import type { PaperFields } from '@coop/contracts/info/paper-code';
import { type Settlement, settlementSums } from '@coop/cooperative/money/settlement-lines';
import type { Member } from '@coop/cooperative/people/person/person';
import { toWire } from '@coop/format/money';
import type { World } from '../../world/world.ts';
import { memberIn } from './member.ts';

/** Returns a settlement sheet's paper; its amount is what is paid out less what is missing. */
export function settlementPaper(
  { membershipNo }: Pick<Member, 'membershipNo'>,
  settlement: Settlement,
): PaperFields {
  const { leftSatang, missingSatang } = settlementSums(settlement);
  return {
    kind: 'settlement',
    number: `สส-${settlement.on.replaceAll('-', '')}-${membershipNo}`,
    date: settlement.on,
    amount: toWire(leftSatang - missingSatang),
  };
}

/** Returns the settlement sheet with a number; undefined if the membership continues. */
export function findSettlement(world: World, number: string): PaperFields | undefined {
  const no = number.startsWith('สส-') ? memberIn(world, number) : undefined;
  if (no === undefined) return undefined;
  const { member, settlement } = world.records(no);
  return settlement && settlementPaper(member, settlement);
}
