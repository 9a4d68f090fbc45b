import type { StandingOrder } from '@coop/contracts/member/ahead/standing-order';
import { toWire } from '@coop/format/money';
import { startOf } from '../../world/money/standing/orders.ts';
import type { StandingResult } from '../../world/money/standing/savings.ts';
import { recvPeriod } from '../../world/remittance/sheet.ts';

/** Returns a standing order and what came of it, as on the wire. */
export function wireStanding(result: StandingResult): StandingOrder {
  const { order, endedOn, paidCount, paidSatang, savedSatang, savedMonths } = result;
  return {
    request_no: order.requestNo,
    amount: toWire(order.satang),
    first_recv_period: recvPeriod(startOf(order)),
    ended_date: endedOn,
    paid_count: paidCount,
    paid_amount: toWire(paidSatang),
    saved_interest: toWire(savedSatang),
    saved_periods: savedMonths,
  };
}
