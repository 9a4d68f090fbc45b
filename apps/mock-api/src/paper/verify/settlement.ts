import type { PaperFields } from '@coop/contracts/info/paper-code';
import { toWire } from '@coop/format/money';
import { type Settlement, settlementSums } from '../../world/money/settlement-lines.ts';
import type { Member } from '../../world/people/person/person.ts';
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
