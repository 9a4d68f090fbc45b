import type { PaperFields } from '@coop/contracts/info/paper-code';
import { type DividendYear, deriveDividends } from '@coop/cooperative/money/dividend/dividend';
import type { Records } from '@coop/cooperative/money/records';
import { approvalDay } from '@coop/cooperative/rules/dividend-rates';
import { toWire } from '@coop/format/money';
import { toBuddhistYear } from '@coop/format/thai-date';
import type { World } from '../../world/world.ts';
import { memberIn } from './member.ts';

/** Returns the paper of an approved year's dividend; an estimate has none. */
export function dividendPaper({ member }: Records, year: DividendYear): PaperFields | undefined {
  if (year.status === 'ประมาณการ') return undefined;
  return {
    kind: 'dividend',
    number: `ปผ.${toBuddhistYear(year.year)}/${member.membershipNo}`,
    date: approvalDay(year.year),
    amount: toWire(year.netSatang),
  };
}

export function findDividend(world: World, number: string): PaperFields | undefined {
  const no = memberIn(world, number);
  if (no === undefined || !number.startsWith('ปผ.')) return undefined;
  const records = world.records(no);
  const papers = deriveDividends(records).map((dividend) => dividendPaper(records, dividend));
  return papers.find((paper) => paper?.number === number);
}
