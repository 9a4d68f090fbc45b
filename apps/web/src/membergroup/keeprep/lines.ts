import type { BillingLine } from '@coop/contracts/membergroup/billing';
import type { SheetMember } from '@coop/contracts/membergroup/keeprep';

/** Left over from earlier months. A backend may leave it out: then it is this month's. */
export const isArrear = (line: BillingLine) => line.is_arrear === true;

/** Tells the items of a cell apart: a contract may stand there twice, this month's and what is left over. */
export function lineKey({ ref_no, period, item_desc, is_arrear }: BillingLine): string {
  return `${ref_no}/${period}/${item_desc}/${is_arrear}`;
}

export function fullName({ prename, member_name, member_surname }: SheetMember): string {
  return `${prename}${member_name} ${member_surname}`;
}
