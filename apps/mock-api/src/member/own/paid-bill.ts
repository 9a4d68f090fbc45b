import type { PaidBill } from '@coop/contracts/member/payments';
import { sumOwed } from '@coop/cooperative/money/arrears';
import { billDayOf, lastBilledMonth } from '@coop/cooperative/money/bills/bill-day';
import type { Kep } from '@coop/cooperative/money/bills/collection';
import type { Voucher } from '@coop/cooperative/money/bookings';
import { kepOf, type Records } from '@coop/cooperative/money/records';
import { deductibleSatang, hasIncome } from '@coop/cooperative/plans/loan-limits';
import { recvPeriod } from '@coop/cooperative/remittance/sheet';
import { toWire } from '@coop/format/money';
import { recordsPaid } from '../../world/records-now.ts';
import type { World } from '../../world/world.ts';

/** Returns the part of a bill, as it was made, that is paid by now. */
function paidOf({ entries, month, payer, totalSatang }: Kep, now: Records, slips: Voucher[]) {
  const arrears = entries.filter((entry) => entry.isArrears);
  const billed = arrears.reduce((sum, entry) => sum + entry.amountSatang, 0);
  const owed = sumOwed(now.carried.filter((records) => records.month < month));
  const ofArrears = Math.max(0, billed - owed);
  // Who pays directly pays the month's own lines, too: that is held until the due day.
  const kept = slips.reduce((sum, slip) => sum + slip.keptSatang, 0);
  return Math.min(totalSatang, ofArrears + (payer === 'self' ? kept : 0));
}

/** Returns what was paid of the open bill since it was made, today's payments included; undefined where nothing was. */
export function paidBill(world: World, { view, member }: Records): PaidBill | undefined {
  const month = lastBilledMonth(view.asOf);
  const now = recordsPaid(world, member.no);
  const open = kepOf(now, month);
  const madeOn = billDayOf(month);
  const slips = now.vouchers.filter(
    ({ kind, on }) => on >= madeOn && (kind === 'counter' || kind === 'late'),
  );
  const last = slips.at(-1);
  if (!open || open.isDue || !last) return undefined;
  const made = kepOf(world.recordsOn(member.no, madeOn), month) ?? open;
  const paidSatang = paidOf(made, now, slips);
  if (paidSatang === 0) return undefined;
  const isDeducted = made.payer === 'agency';
  return {
    recv_period: recvPeriod(month),
    due_date: made.dueOn,
    payer: isDeducted ? 'AGENCY' : 'SELF',
    billed_amount: toWire(made.totalSatang),
    settled_amount: toWire(paidSatang),
    last_payment_date: last.on,
    left_amount: toWire(made.totalSatang - paidSatang),
    ...(isDeducted &&
      hasIncome(member) && { most_amount: toWire(deductibleSatang(member, month)) }),
  };
}
