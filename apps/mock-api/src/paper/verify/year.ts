import type { PaperFields } from '@coop/contracts/info/paper-code';
import type { Records } from '@coop/cooperative/money/records';
import { betterOff, deriveYears, type YearSummary } from '@coop/cooperative/money/year-summary';
import { isDay } from '@coop/finance/calendar';
import { toWire } from '@coop/format/money';
import type { World } from '../../world/world.ts';
import { isMember } from './member.ts';

/** Returns a year's paper, `รป-20261119-00001`: of a running year it is as of its day. */
export function yearPaper({ member }: Records, year: YearSummary): PaperFields {
  const { countedTo } = year;
  return {
    kind: 'year',
    number: `รป-${countedTo.replaceAll('-', '')}-${member.membershipNo}`,
    date: countedTo,
    amount: toWire(betterOff(year)),
  };
}

const NUMBER = /^รป-(\d{4})(\d{2})(\d{2})-(\d{5,8})$/;

/** Returns the paper of a year with a number, from the records of its day. */
export function findYear(world: World, number: string): PaperFields | undefined {
  const [, year, month, day, membershipNo] = NUMBER.exec(number) ?? [];
  const no = Number(membershipNo);
  const asOf = `${year}-${month}-${day}`;
  if (!isMember(world, no) || !isDay(asOf) || asOf > world.view().asOf) return undefined;
  const records = world.recordsOn(no, asOf);
  const [summary] = deriveYears(records);
  return summary && yearPaper(records, summary);
}
