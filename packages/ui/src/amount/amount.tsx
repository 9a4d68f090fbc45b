import { formatSatang, parseBaht } from '@coop/format/money';
import type { ReactNode } from 'react';
import { HIDDEN_AMOUNT, HIDDEN_WORDS, useAmountsHidden } from '../hide-amounts/hide-amounts.tsx';
import styles from './amount.module.css';

/** Amount that is shown: satang, or baht as they stand on the wire. */
type Shown = { satang: number | null } | { baht: string | null | undefined };

export type AmountProps = Shown & {
  size?: 's' | 'm' | 'l' | 'xl';
  unit?: 'บาท';
  /** Shows a movement: with plus or minus and colour, `plain` without the colour. The word (ฝาก, ถอน) stands in a Tag beside it. */
  signed?: boolean | 'plain';
};

export function Amount({ size = 'm', unit, signed = false, ...shown }: AmountProps) {
  const satang = 'baht' in shown ? parseBaht(shown.baht) : shown.satang;
  const hidden = useAmountsHidden();
  const tone =
    signed === true && satang && !hidden ? (satang > 0 ? styles.plus : styles.minus) : '';
  // Where no unit is written, that of its place: of facts and figures.
  const bare = unit || satang === null || hidden ? '' : styles.bare;
  return (
    // Figures are not for a page translator, which would also keep the former beside the next.
    <span translate="no" className={`${styles.amount} ${styles[size] ?? ''} ${tone} ${bare}`}>
      <Figure {...{ satang, size, unit, signed, hidden }} />
    </span>
  );
}

type FigureProps = Required<Pick<AmountProps, 'size' | 'signed'>> & {
  satang: number | null;
  unit: AmountProps['unit'] | undefined;
  hidden: boolean;
};

function Figure({ satang, size, unit, signed, hidden }: FigureProps) {
  const small = unit ? <span className={styles.unit}> {unit}</span> : null;
  if (satang === null) return <WithWords sign="–" words="ไม่มีข้อมูล" after={small} />;
  if (hidden) return <WithWords sign={HIDDEN_AMOUNT} words={HIDDEN_WORDS} after={small} />;
  const figure = `${signed && satang > 0 ? '+' : ''}${formatSatang(satang)}`;
  if (!unit) return figure;
  const words = `${figure} ${unit}`;
  // One text with its unit is read in one; beside a large figure the unit is small.
  if (size === 's' || size === 'm') return words;
  return (
    <>
      <span aria-hidden="true">
        {figure}
        {small}
      </span>
      <span className="visually-hidden">{words}</span>
    </>
  );
}

function WithWords({ sign, words, after }: { sign: string; words: string; after: ReactNode }) {
  return (
    <>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{words}</span>
      {after && <span aria-hidden="true">{after}</span>}
    </>
  );
}
