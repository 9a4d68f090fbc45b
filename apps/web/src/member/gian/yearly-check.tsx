import type { BeneficiaryDocument } from '@coop/contracts/member/gian';
import { addMonths } from '@coop/finance/calendar';
import { formatRate, parseRate, sumSatang } from '@coop/format/money';
import { Band } from '@coop/ui/band';
import styles from './gian.module.css';
import { text } from './text.ts';

/** All of it, in 1/100 percent. */
const WHOLE = 10_000;

/** Whether a year or more has passed between two days; no, where a day is missing. */
function isYearOld(from: string, to: string): boolean {
  return from.length === 10 && to.length === 10 && addMonths(from, 12) <= to;
}

/** What is to be looked at once a year: whether it is still right, whole, and where the people live. */
export function YearlyCheck({ document, asOf }: { document: BeneficiaryDocument; asOf: string }) {
  const whole = sumSatang(document.beneficiaries.map((one) => parseRate(one.share_percent)));
  const isComplete = whole === WHOLE;
  if (isComplete && !isYearOld(document.appointed_date, asOf)) return null;
  return (
    <Band tone={isComplete ? 'info' : 'waiting'} title={text.yearly}>
      <p>{isComplete ? text.isComplete : text.notWhole(formatRate(whole))}</p>
      <ul className={styles.asks}>
        {text.yearlyAsk.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </Band>
  );
}
