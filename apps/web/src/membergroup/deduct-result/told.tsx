import { formatSatang, parseBaht } from '@coop/format/money';
import type { Told } from './compare.ts';
import styles from './deduct-result.module.css';
import { text } from './text.ts';

interface ToldProps {
  readonly told: Told | undefined;
  /** What stands for a reason that is not there. */
  readonly noReason?: string;
}

/** An amount with its reason; who is not named was deducted in full. */
export function ToldCell({ told, noReason = text.noReason }: ToldProps) {
  if (!told) return text.inFull;
  const satang = parseBaht(told.deducted);
  return (
    <span className={styles.said}>
      <span className="nowrap">
        {satang === null ? told.deducted || text.meanwhile.noAmount : formatSatang(satang)}
      </span>
      <span className="note">{told.reason || noReason}</span>
    </span>
  );
}
