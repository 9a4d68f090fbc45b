import type { Voucher, VoucherKind } from '../bookings.ts';
import type { Records } from '../records.ts';

/** Kinds of vouchers with a receipt; set-offs have a settlement sheet, and new contracts their own paper. */
export type ReceiptKind = Extract<VoucherKind, 'counter' | 'late' | 'paid-out'>;

const RECEIPTS: readonly VoucherKind[] = ['counter', 'late', 'paid-out'] satisfies ReceiptKind[];

/** Returns the receipts of payments outside the collections, newest first. */
export function receiptsOf({ vouchers }: Pick<Records, 'vouchers'>) {
  return vouchers
    .toReversed()
    .filter((voucher): voucher is Voucher & { readonly kind: ReceiptKind } =>
      RECEIPTS.includes(voucher.kind),
    );
}
