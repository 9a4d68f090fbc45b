import type { Address } from '@coop/addresses/address';
import { ADDRESSES } from '@coop/addresses/addresses';
import { sampleAddress } from '@coop/addresses/sample';

export interface MeasuredPage {
  readonly path: string;
  /** Name in the tables. */
  readonly name: string;
  /** Text that is there once the page is complete; by default the page only has to be quiet. */
  readonly ready?: string;
  /** Signed-in person; by default nobody. */
  readonly as?: 'member' | 'agency';
}

const READY: Readonly<Record<string, string>> = {
  '/home': 'ติดต่อ',
  '/member/logon': 'รหัสผ่าน',
  '/member/status': '959,867.89',
  '/member/share': 'รายการเคลื่อนไหวของหุ้น',
  '/member/loan_statement/:statement': 'ดูตารางผ่อนชำระที่เหลือ',
};

const KINDS = { none: undefined, member: 'member', membergroup: 'agency' } as const;

function measured(row: Address): MeasuredPage {
  const path = sampleAddress(row);
  const ready = READY[row.path];
  const as = KINDS[row.session];
  return {
    path,
    // An escaped Thai number is too long for a table.
    name: path.includes('%') ? row.path.replace(/:\w+/, '…') : path,
    ...(ready && { ready }),
    ...(as && { as }),
  };
}

/** Limits a run to addresses with this beginning. */
const { BENCH_ONLY = '/' } = process.env;

/** Every address of the portal; sign-in pages and a member's first pages come first. */
export const PAGES: readonly MeasuredPage[] = [
  ...ADDRESSES.filter(({ path }) => path in READY),
  ...ADDRESSES.filter(({ path }) => !(path in READY)),
]
  .map(measured)
  .filter(({ path }) => path.startsWith(BENCH_ONLY));
