import { formatSatang, parseBaht } from '@coop/format/money';
import { HIDDEN_AMOUNT, HIDDEN_WORDS, useAmountsHidden } from '../hide-amounts/hide-amounts.tsx';
import styles from './amount.module.css';

/** What is shown: satang, or baht as they stand on the wire. */
type Shown = { satang: number | null } | { baht: string | null | undefined };

export type AmountProps = Shown & {
  size?: 's' | 'm' | 'l' | 'xl';
  unit?: 'บาท';
  /** Shows a movement: with plus or minus and colour. The word (ฝาก, ถอน) stands in a Tag beside it. */
  signed?: boolean;
};

export function Amount({ size = 'm', unit, signed = false, ...shown }: AmountProps) {
  const satang = 'baht' in shown ? parseBaht(shown.baht) : shown.satang;
  const hidden = useAmountsHidden();
  const tone = signed && satang ? (satang > 0 ? styles.plus : styles.minus) : '';
  return (
    // Figures are not for a page translator, which would also keep the former beside the next.
    <span translate="no" className={`${styles.amount} ${styles[size] ?? ''} ${hidden ? '' : tone}`}>
      <Figure satang={satang} signed={signed} hidden={hidden} />
      {unit ? <span className={styles.unit}> {unit}</span> : null}
    </span>
  );
}

function Figure(props: { satang: number | null; signed: boolean; hidden: boolean }) {
  const { satang, signed, hidden } = props;
  if (satang === null) return <WithWords sign="–" words="ไม่มีข้อมูล" />;
  if (hidden) return <WithWords sign={HIDDEN_AMOUNT} words={HIDDEN_WORDS} />;
  return `${signed && satang > 0 ? '+' : ''}${formatSatang(satang)}`;
}

function WithWords({ sign, words }: { sign: string; words: string }) {
  return (
    <>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{words}</span>
    </>
  );
}
