import { wireOf } from '../control/baht.ts';
import type { Owed, Payment } from '../control/control.ts';

/** A payment as it is typed; without a contract it is for what is overdue. */
export interface PaymentForm {
  readonly contractNo: string;
  readonly amount: string;
  readonly channel: Payment['channel'];
  /** Whether more than is owed is taken, too. */
  readonly keep: boolean;
}

export const NO_PAYMENT: PaymentForm = {
  contractNo: '',
  amount: '',
  channel: 'counter',
  keep: false,
};
export const CHANNELS = ['counter', 'transfer'] as const satisfies Payment['channel'][];

/** All that can be paid: what closes the contract, or everything overdue. */
export function wholeOf({ contracts, overdue }: Owed, contractNo: string): string {
  return contracts.find((one) => one.contractNo === contractNo)?.payoff ?? overdue;
}

export function paymentOf(
  world: string,
  member: string,
  { contractNo, amount, channel, keep }: PaymentForm,
): Payment {
  const target = contractNo ? { for: contractNo } : { keep };
  return { world, member, amount: wireOf(amount), channel, ...target };
}
