import { heard } from '../sentence/sentence.tsx';
import styles from './progress.module.css';

export type ProgressProps = {
  value: number;
  max: number;
  label: string;
  /** The same in words under the bar: ชำระแล้ว 4 จาก 150 งวด. Screen readers read it as the bar's value, once. */
  text: string;
};

/** An unknown figure must not be read out as "NaN"; the words under the bar say ' - '. */
const known = (value: number) => (Number.isFinite(value) ? value : 0);

export function Progress({ value, max, label, text }: ProgressProps) {
  const share = max > 0 ? Math.min(Math.max(known(value) / max, 0), 1) : 0;
  return (
    <div className={styles.progress}>
      {/* biome-ignore lint/a11y/useSemanticElements: <meter> cannot be styled alike everywhere */}
      <div
        className={styles.track}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={known(max)}
        aria-valuenow={known(value)}
        aria-valuetext={heard(text)}
      >
        <div className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <p aria-hidden="true" className={styles.text}>
        {text}
      </p>
    </div>
  );
}
