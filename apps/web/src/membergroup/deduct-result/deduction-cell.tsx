import { formatSatang, parseBaht } from '@coop/format/money';
import type { Deduction } from './compare.ts';
import styles from './deduct-result.module.css';
import { text } from './text.ts';

interface DeductionCellProps {
  readonly deduction: Deduction | undefined;
  /** What stands for a reason that is not there. */
  readonly noReason?: string;
}

/** An amount with its reason; who is not named was deducted in full. */
export function DeductionCell({ deduction, noReason = text.noReason }: DeductionCellProps) {
  if (!deduction) return text.inFull;
  const satang = parseBaht(deduction.deducted);
  return (
    <span className={styles.said}>
      <span className="nowrap">
        {satang === null ? deduction.deducted || text.conflict.noAmount : formatSatang(satang)}
      </span>
      <span className="note">{deduction.reason || noReason}</span>
    </span>
  );
}
