import { addDays } from '@coop/finance/calendar';
import { approvalDay, yearApprovedIn } from '../../rules/dividend-rates.ts';
import { votingDay } from '../../rules/election-days.ts';
import { workingDayFrom } from '../../rules/working-days.ts';
import type { TopicPlan } from './topic-plan.ts';

/** Returns the working day of a year on which an item is published. */
export function publicationDay({ on }: Pick<TopicPlan, 'on'>, year: number): string {
  const [event, days] = on.split('+');
  if (days === undefined) return workingDayFrom(`${year}-${on}`);
  const from = event === 'meeting' ? approvalDay(yearApprovedIn(year)) : votingDay(year);
  return workingDayFrom(addDays(from, Number(days)));
}
