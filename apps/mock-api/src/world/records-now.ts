import { dayOf, today } from '@coop/cooperative/moments';
import type { Records } from '@coop/cooperative/money/records';
import { membershipNoOf } from '@coop/cooperative/people/member';
import { isDueDay } from '@coop/cooperative/rules/due-day';
import type { World } from './world.ts';

/**
 * Returns a member's records with what was paid today. On a due day the bill is only booked at the end of the day, so
 * the records of the evening before apply.
 */
export function recordsNow(world: World, no: number): Records {
  const day = today(world.clock);
  return isDueDay(day) ? world.records(no) : world.recordsOn(no, day);
}

/** Returns the same for what a member reads; the records of the evening before where nothing was paid today. */
export function recordsPaid(world: World, no: number): Records {
  const day = today(world.clock);
  const payments = world.overlay.all('payment', membershipNoOf(no));
  const isPaidToday = payments.some((payment) => dayOf(payment.at) === day);
  return isPaidToday ? recordsNow(world, no) : world.records(no);
}
