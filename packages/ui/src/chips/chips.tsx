import { keyed } from '@coop/format/keyed';
import styles from './chips.module.css';

type Chip = { value: string; label: string };

export type ChipsProps = {
  /** Name of the group for screen readers. */
  legend: string;
  chips: readonly Chip[];
  value: string;
  onChange: (value: string) => void;
};

/** A filter of a few choices, all visible; one of them is pressed. */
export function Chips({ legend, chips, value, onChange }: ChipsProps) {
  return (
    <fieldset className={`${styles.chips} no-print`}>
      <legend className="visually-hidden">{legend}</legend>
      {keyed(chips, (chip) => chip.value).map(([key, chip]) => (
        <button
          key={key}
          type="button"
          className={styles.chip}
          aria-pressed={chip.value === value}
          onClick={() => onChange(chip.value)}
        >
          {chip.label}
        </button>
      ))}
    </fieldset>
  );
}
