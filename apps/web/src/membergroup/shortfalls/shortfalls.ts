import { DEDUCT_REASONS } from '@coop/contracts/membergroup/deduct-limits';
import type { DeductLine, GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatSatang, parseBaht, toWire } from '@coop/format/money';
import type { FieldMessages } from '../../forms/refusal.ts';

/** A typed entry for a member who could not be deducted in full. */
export type Shortfall = Readonly<Record<'membership_no' | 'deducted' | 'reason', string>>;

type Reason = DeductLine['reason'];

function isReason(value: unknown): value is Exclude<Reason, ''> {
  return DEDUCT_REASONS.some((deductReason) => deductReason === value);
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
  return kept.flatMap((value: Partial<Record<string, unknown>> | null): Shortfall[] => {
    const { membership_no, deducted, reason } = value ?? {};
    const isComplete = typeof deducted === 'string' && typeof reason === 'string';
    return typeof membership_no === 'string' && known.has(membership_no) && isComplete
      ? [{ membership_no, deducted, reason }]
      : [];
  });
}

export type ShortfallErrors = FieldMessages<'deducted' | 'reason'>;

/** Returns what is wrong with an entry. */
export function checkShortfall(short: Shortfall, { billed_amount }: DeductLine): ShortfallErrors {
  const typed = parseBaht(short.deducted);
  const billed = parseBaht(billed_amount);
  const amount =
    short.deducted.trim() === ''
      ? 'กรุณากรอกจำนวนที่หักได้จริง'
      : typed === null || typed < 0
        ? 'กรุณากรอกเป็นตัวเลข ทศนิยมไม่เกินสองตำแหน่ง'
        : billed !== null &&
          typed >= billed &&
          `ต้องน้อยกว่ายอดเรียกเก็บ ${formatSatang(billed)} บาท ถ้าหักได้ครบให้นำออกจากรายการ`;
  return {
    ...(amount && { deducted: amount }),
    ...(!isReason(short.reason) && { reason: 'กรุณาเลือกเหตุผล' }),
  };
}

const byNo = (shortfalls: readonly Shortfall[]) =>
  new Map(shortfalls.map((shortfall) => [shortfall.membership_no, shortfall]));

/** Satang that could not be deducted; invalid amounts count as 0. */
export function missingSatang(shortfalls: readonly Shortfall[], lines: readonly DeductLine[]) {
  const named = byNo(shortfalls);
  return lines.reduce((sum, { membership_no, billed_amount }) => {
    const typed = parseBaht(named.get(membership_no)?.deducted);
    return typed === null ? sum : sum + Math.max(0, satang(billed_amount) - typed);
  }, 0);
}

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

export type Side = 'mine' | 'theirs';

/** A member in two versions of one record; a version that does not name them says: deducted in full. */
export interface Merged extends Readonly<Record<Side, Shortfall | undefined>> {
  readonly membership_no: string;
  readonly name: string;
  readonly isSame: boolean;
  /** Side that changed it; both: to be decided. */
  readonly from: Side | 'both';
}

const isSame = (shortfall: Shortfall | undefined, other: Shortfall | undefined) =>
  shortfall?.reason === other?.reason &&
  parseBaht(shortfall?.deducted) === parseBaht(other?.deducted);

/**
 * Joins two versions that began as one record, member by member: a three-way merge. Who is in it is named by one of the
 * two, in the order of the sheet.
 */
export function mergeShortfalls(
  sheet: readonly DeductLine[],
  base: readonly Shortfall[],
  others: readonly Shortfall[],
  ours: readonly Shortfall[],
): Merged[] {
  const versions = [base, others, ours].map(byNo);
  return sheet.flatMap(({ membership_no, member_fullname: name }): Merged[] => {
    const [was, theirs, mine] = versions.map((version) => version.get(membership_no));
    if (!theirs && !mine) return [];
    const same = isSame(theirs, mine);
    const from = same || isSame(was, mine) ? 'theirs' : isSame(was, theirs) ? 'mine' : 'both';
    return [{ membership_no, name, theirs, mine, isSame: same, from }];
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
