import type { PaperFields } from '@coop/contracts/info/paper-code';
import type { Kep } from '@coop/cooperative/money/bills/collection';
import { deriveReceipt } from '@coop/cooperative/money/bills/kep-receipt';
import { receiptNo } from '@coop/cooperative/money/bills/receipt-no';
import type { Voucher } from '@coop/cooperative/money/bookings';
import { kepOf, type Records } from '@coop/cooperative/money/records';
import { monthOf } from '@coop/cooperative/remittance/sheet';
import { toWire } from '@coop/format/money';
import { payerOf } from '../../world/desk/receipt-book.ts';
import type { World } from '../../world/world.ts';
import { isMember } from './member.ts';

/** Returns the paper of a month's collection: a notice of the bill until the money has come, then a receipt. */
export function kepPaper(records: Records, kep: Kep): PaperFields {
  const { no, on, dueOn } = deriveReceipt(records, kep);
  if (no) return { kind: 'receipt', number: no, date: on, amount: toWire(kep.receivedSatang) };
  const number = `N${receiptNo(dueOn, records.member.membershipNo)}`;
  return { kind: 'notice', number, date: dueOn, amount: toWire(kep.totalSatang) };
}

/** Returns the receipt of a payment outside the collections. */
export function paymentPaper({ slipNo: number, on: date, satang }: Voucher): PaperFields {
  return { kind: 'receipt', number, date, amount: toWire(satang) };
}

/** `ก691123-0001` of a desk's book, `691123-00001` or `691123-00001-2` of a day and member. */
const PAYMENT = /^(?:[กอ]\d{6}-\d{4,}|\d{6}-(\d{5,8})(?:-\d+)?)$/;

function findPaymentPaper(world: World, number: string): PaperFields | undefined {
  const found = PAYMENT.exec(number);
  const no = Number(found?.[1] ?? payerOf(world, number));
  if (!found || !isMember(world, no)) return undefined;
  const voucher = world.records(no).vouchers.find((other) => other.slipNo === number);
  return voucher && paymentPaper(voucher);
}

const NUMBER = /^N?(\d{2})(0[1-9]|1[0-2])-(\d{5,8})$/;

/** Returns the current paper of a month and member with a number. */
export function findKepPaper(world: World, number: string): PaperFields | undefined {
  const [, year, month, membershipNo] = NUMBER.exec(number) ?? [];
  const no = Number(membershipNo);
  if (!isMember(world, no)) return undefined;
  const records = world.records(no);
  const kep = kepOf(records, monthOf(`25${year}${month}`));
  return kep && kepPaper(records, kep);
}

/** Returns the receipt with a number, of a collection or of another payment. */
export const findReceipt = (world: World, number: string): PaperFields | undefined =>
  findKepPaper(world, number) ?? findPaymentPaper(world, number);
