import { formatSatang, parseBaht } from '@coop/format/money';

interface AmountLimits {
  readonly least: string;
  readonly most: string | undefined;
  readonly step: string;
}

/** Returns what is wrong with an amount that is asked for; limits that a backend does not tell are not checked. */
export function amountProblem(typed: string, limits: AmountLimits): string | undefined {
  const satang = parseBaht(typed);
  const [leastSatang, mostSatang, step] = [limits.least, limits.most, limits.step].map((text) =>
    parseBaht(text),
  );
  if (typed.trim() === '') return 'กรุณากรอกจำนวนเงิน';
  if (satang === null) return 'กรุณากรอกจำนวนเงินเป็นตัวเลข';
  if (leastSatang && satang < leastSatang)
    return `จำนวนเงินต้องไม่น้อยกว่า ${formatSatang(leastSatang)} บาท`;
  if (typeof mostSatang === 'number' && satang > mostSatang)
    return `จำนวนเงินต้องไม่เกิน ${formatSatang(mostSatang)} บาท`;
  if (step && satang % step !== 0) return `ระบุจำนวนเงินเป็นจำนวนเท่าของ ${formatSatang(step)} บาท`;
  return undefined;
}
