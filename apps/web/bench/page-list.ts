import type { Address } from '@coop/addresses/address';
import { ADDRESSES } from '@coop/addresses/addresses';
import { addressOf, sampleAddress } from '@coop/addresses/sample';

export interface MeasuredPage {
  readonly path: string;
  /** How the page is called in the tables, when its address is long. */
  readonly name?: string;
  /** Text that is there once the page is complete; by default whatever is there when nothing moves any more. */
  readonly ready?: string;
  /** Who has signed in; by default nobody. */
  readonly as?: 'member' | 'agency';
}

/** Measured through both servers: the ways in, the first page of a member, a long list, a statement with a chart. */
const MAIN: Readonly<Record<string, string>> = {
  '/home': 'ติดต่อ',
  '/member/logon': 'รหัสผ่าน',
  '/member/status': 'ดอกเบี้ยเงินกู้สะสมปีนี้',
  '/member/share': 'รายการเคลื่อนไหวของหุ้น',
  '/member/loan_statement/:statement': 'ดูตารางผ่อนชำระที่เหลือ',
};

const KINDS = { none: undefined, member: 'member', membergroup: 'agency' } as const;

function measured(row: Address): MeasuredPage {
  const path = sampleAddress(row);
  const ready = MAIN[row.path];
  const as = KINDS[row.session];
  // A number that is long when it is escaped says nothing in a table.
  const name = path.includes('%') ? row.path.replace(/:\w+/, '…') : undefined;
  return { path, ...(name && { name }), ...(ready && { ready }), ...(as && { as }) };
}

export const MAIN_PAGES: readonly MeasuredPage[] = Object.keys(MAIN).map((path) =>
  measured(addressOf(path)),
);

/** Every other address of the portal, measured through the product's own kind of server. */
export const OTHER_PAGES: readonly MeasuredPage[] = ADDRESSES.filter(
  ({ path }) => !(path in MAIN),
).map(measured);
