import type { PaymentFact } from '@coop/cooperative/log/fact-values';
import { today } from '@coop/cooperative/moments';
import { receiptNo } from '@coop/cooperative/money/bills/receipt-no';
import type { Fact } from '../state/overlay.ts';
import type { World } from '../world.ts';

// The numbered payments are the receipt books: a number is written with its payment, or not at all.

/** Letter of each desk that takes money: the counter, and the bank account. */
const DESKS: Record<PaymentFact['channel'], string> = { counter: 'ก', transfer: 'อ' };

const isPayment = (fact: Fact): fact is Fact<'payment'> => fact.kind === 'payment';

/** Returns the next number of a desk's receipt book of today: `ก691123-0001`. The numbers of a book have no gaps. */
export function nextReceiptNo({ overlay, clock }: World, channel: PaymentFact['channel']): string {
  const on = today(clock);
  const [period = ''] = receiptNo(on, '').split('-');
  const book = `${DESKS[channel]}${period}${on.slice(8)}-`;
  const last = overlay
    .dump()
    .filter(isPayment)
    .findLast(({ value }) => value.slipNo?.startsWith(book));
  const count = Number(last?.value.slipNo?.slice(book.length) ?? 0) + 1;
  return `${book}${String(count).padStart(4, '0')}`;
}

/** Returns the membership number on a receipt; undefined if there is none of this number. */
export function payerOf({ overlay }: World, number: string): string | undefined {
  return overlay
    .dump()
    .filter(isPayment)
    .find(({ value }) => value.slipNo === number)?.subject;
}
