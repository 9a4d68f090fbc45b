import type { DeductReason } from '@coop/contracts/membergroup/deduct-reason';
import { type Billing, billedSatang, dueOn, sheetRows } from './billing.ts';

/** What an agency recorded as deducted in a month, for every member of the sheet. */
export interface DeductResult {
  readonly month: number;
  readonly lines: readonly DeductedLine[];
}

export interface DeductedLine {
  readonly no: number;
  readonly deductedSatang: number;
  /** Empty where everything was deducted. */
  readonly reason: DeductReason | '';
}

type PeriodStatus = 'ส่งบิลแล้ว' | 'รอเงิน' | 'รับครบ' | 'รับบางส่วน' | 'ค้างส่ง';

/** A month of collection: what was billed and what was received. */
export interface Period {
  readonly month: number;
  readonly dueOn: string;
  readonly members: number;
  readonly billedSatang: number;
  readonly remittedSatang: number;
  readonly notDeductible: number;
  readonly status: PeriodStatus;
}

/** The recorded lines by member number; a member without a line counts as deducted in full. */
export function deductedOf(result: DeductResult | undefined): Map<number, DeductedLine> {
  return new Map(result?.lines.map((line) => [line.no, line]));
}

function statusOf(billed: number, remitted: number, due: boolean, recorded: boolean): PeriodStatus {
  if (!due) return recorded ? 'รอเงิน' : 'ส่งบิลแล้ว';
  if (remitted === billed) return 'รับครบ';
  return remitted > 0 ? 'รับบางส่วน' : 'ค้างส่ง';
}

/** Money received for a member: what was deducted, once the collection is posted. */
function remittedOf(posted: boolean, billedSatang: number, line: DeductedLine | undefined): number {
  return posted ? (line?.deductedSatang ?? billedSatang) : 0;
}

/** A month of the whole agency, or of one of its units. */
export function derivePeriod(
  billing: Billing,
  month: number,
  result: DeductResult | undefined,
  unitNo?: string,
): Period {
  const deducted = deductedOf(result);
  const rows = sheetRows(billing, month).filter(
    ({ member }) => unitNo === undefined || member.unitNo === unitNo,
  );
  const isDue = dueOn(month) <= billing.asOf;
  let remittedSatang = 0;
  let notDeductible = 0;
  for (const { member, kep } of rows) {
    const line = deducted.get(member.no);
    remittedSatang += remittedOf(kep.posted, kep.totalSatang, line);
    const short = line ? line.deductedSatang < kep.totalSatang : isDue && !kep.posted;
    if (short) notDeductible += 1;
  }
  const billed = billedSatang(rows);
  return {
    month,
    dueOn: dueOn(month),
    members: rows.length,
    billedSatang: billed,
    remittedSatang,
    notDeductible,
    status: statusOf(billed, remittedSatang, isDue, result !== undefined),
  };
}

/**
 * Why the result of a month cannot be recorded; undefined while it can: before the due date, or until money has come.
 */
export function closedReason({ dueOn: due, remittedSatang }: Period, asOf: string) {
  if (due > asOf || remittedSatang === 0) return undefined;
  return 'สหกรณ์รับเงินของงวดนี้แล้ว หากต้องแก้ไขผลการหักกรุณาติดต่อสหกรณ์';
}
