import { formatSatang } from '@coop/format/money';
import { createContext, type ReactNode, useContext } from 'react';
import styles from './amount.module.css';

const HideAmounts = createContext(false);

/** The member's eye switch: below it every Amount is dots, and a chart keeps its shape only. */
export function HideAmountsProvider({
  hidden,
  children,
}: {
  hidden: boolean;
  children: ReactNode;
}) {
  return <HideAmounts value={hidden}>{children}</HideAmounts>;
}

export function useAmountsHidden(): boolean {
  return useContext(HideAmounts);
}

export const HIDDEN_AMOUNT = '••••••';

export type AmountProps = {
  satang: number | null;
  size?: 's' | 'm' | 'l' | 'xl';
  unit?: 'บาท';
  /** A movement: a plus or a minus and its colour. The word (ฝาก, ถอน) stands in a Tag beside it. */
  signed?: boolean;
};

export function Amount({ satang, size = 'm', unit, signed = false }: AmountProps) {
  const hidden = useAmountsHidden();
  const tone = signed && satang ? (satang > 0 ? styles.plus : styles.minus) : '';
  return (
    <span className={`${styles.amount} ${styles[size]} ${hidden ? '' : tone}`}>
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
