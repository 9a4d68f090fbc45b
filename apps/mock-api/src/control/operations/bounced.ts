import { dayOf, today } from '@coop/cooperative/moments';
import { isClosed } from '@coop/cooperative/money/loans/loans';
import { endNow } from '@coop/cooperative/requests/membership';
import { isDueDay } from '@coop/cooperative/rules/due-day';
import { daysBetween } from '@coop/finance/calendar';
import * as z from 'zod/mini';
import { recordNow } from '../../world/state/record-now.ts';
import type { World } from '../../world/world.ts';
import { only, WorldName } from '../strict/fields.ts';
import { showOwed } from './cashier.ts';
import { listed, MemberNo, memberNamed, notThere, Reason, refused } from './named.ts';

/** Days in which a bank gives a cheque back. */
const MOST_DAYS = 7;

export const Bounced = only({
  world: WorldName,
  member: MemberNo,
  receipt: z.string().check(z.minLength(1), z.maxLength(40), z.meta({ title: 'ใบเสร็จที่รับเช็คไว้' })),
  reason: Reason.check(
    z.minLength(1, 'a cheque comes back for a reason that the member reads'),
    z.meta({ title: 'เหตุผล (สมาชิกได้อ่าน)' }),
  ),
});

/** Takes back a payment for a contract whose cheque was not paid, from the day after it on. */
export function takeBackCheque(world: World, input: z.infer<typeof Bounced>) {
  const { no, subject } = memberNamed(world, input.member);
  const { receipt, reason } = input;
  const payments = world.overlay.all('payment', subject);
  const paid = payments.find(({ value }) => value.slipNo === receipt);
  if (!paid) {
    const known = listed(payments.flatMap(({ value }) => value.slipNo ?? []));
    throw notThere(`${subject} has no receipt ${receipt} of the cashier; there are: ${known}`);
  }
  const { refNo, guarantor } = paid.value;
  if (refNo === '' || guarantor) {
    throw refused(`${receipt} is for arrears or of a guarantor, who pay in cash`);
  }
  const { contracts, vouchers, view } = world.records(no);
  const day = today(world.clock);
  const on = dayOf(paid.at);
  if (on > view.asOf)
    throw refused(`${receipt} is of today: its cheque comes back tomorrow at the earliest`);
  if (daysBetween(on, day) > MOST_DAYS) {
    throw refused(`${receipt} is older than ${MOST_DAYS} days: its cheque was paid`);
  }
  if (isDueDay(day)) throw refused(`${day} is a due day: take it back tomorrow`);
  const bounced = world.overlay.all('payment-bounced', subject);
  if (bounced.some(({ value }) => value.slipNo === receipt)) {
    throw refused(`${receipt} has been taken back already`);
  }
  if (endNow(world, no)) throw refused(`the membership of ${subject} ends: the settlement has it`);
  const contract = contracts.find((loanContract) => loanContract.contractNo === refNo);
  const isNewer = contracts.some(
    (loanContract) =>
      loanContract.plan.product === contract?.plan.product && loanContract.plan.disbursedOn >= on,
  );
  const held = vouchers.find((voucher) => voucher.slipNo === receipt)?.keptSatang ?? 0;
  if (!contract || held > 0 || (isClosed(contract) && isNewer)) {
    throw refused(`what ${receipt} paid has been used since: a new loan, or money that is held`);
  }
  recordNow(world, 'payment-bounced', subject, { slipNo: receipt, reason });
  return showOwed(world, input);
}
