import { formatSatang } from '@coop/format/money';
import { HIDDEN_AMOUNT, useAmountsHidden } from '../hide-amounts/hide-amounts.tsx';
import styles from './amount.module.css';

export type AmountProps = {
  satang: number | null;
  size?: 's' | 'm' | 'l' | 'xl';
  unit?: 'บาท';
  /** Shows a movement: with plus or minus and colour. The word (ฝาก, ถอน) stands in a Tag beside it. */
  signed?: boolean;
};

export function Amount({ satang, size = 'm', unit, signed = false }: AmountProps) {
  const hidden = useAmountsHidden();
  const tone = signed && satang ? (satang > 0 ? styles.plus : styles.minus) : '';
  return (
    <span className={`${styles.amount} ${styles[size] ?? ''} ${hidden ? '' : tone}`}>
      <Figure satang={satang} signed={signed} hidden={hidden} />
      {unit ? <span className={styles.unit}> {unit}</span> : null}
    </span>
  );
}

function Figure({
  satang,
  signed,
  hidden,
}: {
  satang: number | null;
  signed: boolean;
  hidden: boolean;
}) {
  if (satang === null) return <WithWords sign="–" words="ไม่มีข้อมูล" />;
  if (hidden) return <WithWords sign={HIDDEN_AMOUNT} words="ซ่อนจำนวนเงินอยู่" />;
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
