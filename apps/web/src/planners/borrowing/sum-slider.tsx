import { formatSatang } from '@coop/format/money';
import { HIDDEN_AMOUNT, useAmountsHidden } from '@coop/ui/hide-amounts';
import { RangeField } from '@coop/ui/range-field';
import { toTyped } from '../typed.ts';
import { text } from './text.ts';

interface SumSliderProps {
  /** Satang; null while nothing, or no amount, is typed. */
  readonly satang: number | null;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** Takes the sum as it would be typed. */
  readonly onType: (typed: string) => void;
}

/** The sum of a loan by sliding, beside the field in which it is typed; nothing where there is no choice. */
export function SumSlider({ satang, least, most, step, onType }: SumSliderProps) {
  const isHidden = useAmountsHidden();
  if (!(least < most) || step <= 0) return null;
  const satangShown = Math.min(Math.max(satang ?? least, least), most);
  const words = satang === null ? 'ยังไม่ได้เลือก' : `${formatSatang(satangShown)} ${text.baht}`;
  return (
    <RangeField
      label="เลื่อนเลือกวงเงิน"
      value={satangShown / 100}
      min={least / 100}
      max={most / 100}
      step={step / 100}
      text={isHidden && satang !== null ? HIDDEN_AMOUNT : words}
      onChange={(baht) => onType(toTyped(baht * 100))}
    />
  );
}
