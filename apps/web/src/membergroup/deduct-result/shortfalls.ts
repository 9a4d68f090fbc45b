import { DEDUCT_REASONS } from '@coop/contracts/membergroup/deduct-limits';
import type { DeductLine, GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatSatang, parseBaht, toWire } from '@coop/format/money';
import type { FieldMessages } from '../../parts/form/refusal.ts';

/** A typed entry for a member who could not be deducted in full. */
export interface Shortfall {
  readonly membership_no: string;
  readonly deducted: string;
  readonly reason: string;
}

type Reason = DeductLine['reason'];

function isReason(value: unknown): value is Exclude<Reason, ''> {
  return DEDUCT_REASONS.some((one) => one === value);
}

const satang = (baht: string) => parseBaht(baht) ?? 0;

/** The members of lines who were not deducted in full. */
export function shortfallsOf(lines: readonly DeductLine[]): Shortfall[] {
  return lines
    .filter((line) => satang(line.deducted_amount) < satang(line.billed_amount))
    .map(({ membership_no, deducted_amount, reason }) => ({
      membership_no,
      deducted: formatSatang(parseBaht(deducted_amount)),
      reason,
    }));
}

/** Entries of a stored draft, without those of members who are not on this sheet. */
export function readShortfalls(
  kept: unknown,
  lines: readonly DeductLine[],
): Shortfall[] | undefined {
  if (!Array.isArray(kept)) return undefined;
  const known = new Set(lines.map((line) => line.membership_no));
  return kept.flatMap((one): Shortfall[] => {
    const { membership_no, deducted, reason } = (one ?? {}) as Record<string, unknown>;
    const isComplete = typeof deducted === 'string' && typeof reason === 'string';
    return typeof membership_no === 'string' && known.has(membership_no) && isComplete
      ? [{ membership_no, deducted, reason }]
      : [];
  });
}

export type ShortfallErrors = FieldMessages<'deducted' | 'reason'>;

/** What is wrong with an entry. */
export function checkShortfall(short: Shortfall, { billed_amount }: DeductLine): ShortfallErrors {
  const [typed, billed] = [parseBaht(short.deducted), parseBaht(billed_amount)];
  const amount =
    typed === null || typed < 0
      ? 'กรุณากรอกจำนวนเงิน ทศนิยมไม่เกินสองตำแหน่ง'
      : billed !== null &&
        typed >= billed &&
        `ต้องน้อยกว่ายอดเรียกเก็บ ${formatSatang(billed)} บาท ถ้าหักได้ครบให้นำออกจากรายการ`;
  return {
    ...(amount && { deducted: amount }),
    ...(!isReason(short.reason) && { reason: 'กรุณาเลือกเหตุผล' }),
  };
}

/** Satang that could not be deducted; invalid amounts count as 0. */
export function missingSatang(
  shortfalls: readonly Shortfall[],
  lines: readonly DeductLine[],
): number {
  return shortfalls.reduce((sum, short) => {
    const line = lines.find((one) => one.membership_no === short.membership_no);
    const typed = parseBaht(short.deducted);
    return line && typed !== null ? sum + Math.max(0, satang(line.billed_amount) - typed) : sum;
  }, 0);
}

const byNo = (shortfalls: readonly Shortfall[]) =>
  new Map(shortfalls.map((one) => [one.membership_no, one]));

/** The answers about every member of the sheet. */
export function answersOf({ lines }: GroupDeductResult, shortfalls: readonly Shortfall[]) {
  const named = byNo(shortfalls);
  return lines.map(({ membership_no, billed_amount }) => {
    const short = named.get(membership_no);
    const reason: Reason = isReason(short?.reason) ? short.reason : '';
    const deducted_amount = short ? toWire(satang(short.deducted)) : billed_amount;
    return { membership_no, deducted_amount, reason };
  });
}

/** A member in a record and in a form; absent where it says: deducted in full. */
export interface Compared {
  readonly membership_no: string;
  readonly name: string;
  readonly theirs: Shortfall | undefined;
  readonly mine: Shortfall | undefined;
  readonly isSame: boolean;
}

const isSame = (one: Shortfall | undefined, other: Shortfall | undefined) =>
  one?.reason === other?.reason && parseBaht(one?.deducted) === parseBaht(other?.deducted);

/** Everybody whom one of the two says was not deducted in full, in the order of the sheet. */
export function compareShortfalls(
  sheet: readonly DeductLine[],
  theirs: readonly Shortfall[],
  mine: readonly Shortfall[],
): Compared[] {
  const [others, own] = [byNo(theirs), byNo(mine)];
  return sheet.flatMap(({ membership_no, member_fullname: name }): Compared[] => {
    const [one, other] = [others.get(membership_no), own.get(membership_no)];
    if (!one && !other) return [];
    return [{ membership_no, name, theirs: one, mine: other, isSame: isSame(one, other) }];
  });
}

export type Side = 'mine' | 'theirs';

/** A member in two versions of one record, and which of them changed it; both: to be decided. */
export interface Merged extends Compared {
  readonly from: Side | 'both';
}

/** Joins two versions that began as one record, member by member: a three-way merge. */
export function mergeShortfalls(
  sheet: readonly DeductLine[],
  base: readonly Shortfall[],
  theirs: readonly Shortfall[],
  mine: readonly Shortfall[],
): Merged[] {
  const before = byNo(base);
  return compareShortfalls(sheet, theirs, mine).map((one) => {
    const was = before.get(one.membership_no);
    if (one.isSame || isSame(was, one.mine)) return { ...one, from: 'theirs' };
    return { ...one, from: isSame(was, one.theirs) ? 'mine' : 'both' };
  });
}

/** The merged entries; `decide` says whose counts where both changed it. */
export function shortfallsOfMerged(
  rows: readonly Merged[],
  decide: (row: Merged) => Side | undefined,
): Shortfall[] {
  return rows.flatMap((row) => {
    const side = row.from === 'both' ? decide(row) : row.from;
    return (side === 'mine' ? row.mine : row.theirs) ?? [];
  });
}
