import { receiptNo } from '../money/receipt-no.ts';
import { today } from '../state/clock.ts';
import type { PaymentFact } from '../state/kinds/fact-values.ts';
import type { World } from '../world.ts';

/** Letter of each desk that takes money: the counter, and the bank's account. */
const DESKS: Record<PaymentFact['channel'], string> = { counter: 'ก', transfer: 'อ' };

const NUMBER = /^([กอ]\d{6})-(\d{4,})$/;

/** Takes the next number of a desk's receipt book of today: `ก691123-0001`. The numbers of a book have no gaps. */
export function nextReceiptNo(
  world: World,
  channel: PaymentFact['channel'],
  member: string,
): string {
  const on = today(world.clock);
  const [period = ''] = receiptNo(on, '').split('-');
  const book = `${DESKS[channel]}${period}${on.slice(8)}`;
  const at = world.clock.now();
  world.overlay.append({ at, kind: 'receipt-no', subject: book, value: { member } });
  const count = world.overlay.all('receipt-no', book).length;
  return `${book}-${String(count).padStart(4, '0')}`;
}

/** Membership number of the person who got a receipt; undefined where there is none of this number. */
export function payerOf(world: World, number: string): string | undefined {
  const [, book = '', count] = NUMBER.exec(number) ?? [];
  return world.overlay.all('receipt-no', book)[Number(count) - 1]?.value.member;
}
