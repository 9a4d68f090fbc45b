import type { StandingOrder } from '@coop/contracts/member/ahead/standing-order';
import { startOf } from '@coop/cooperative/money/bills/orders';
import type { StandingResult } from '@coop/cooperative/money/standing/savings';
import { recvPeriod } from '@coop/cooperative/remittance/sheet';
import { toWire } from '@coop/format/money';

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
