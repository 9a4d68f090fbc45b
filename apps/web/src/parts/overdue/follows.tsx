import { endOfMonthIndex, monthIndex } from '@coop/finance/calendar';
import { formatCount } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { whose } from '../../session/whose.ts';
import styles from './overdue.module.css';
import { text } from './text.ts';
import type { OverdueFacts } from './use-overdue.ts';

/** Overdue instalments after which the cooperative asks the guarantors. */
const CALLED_AFTER_PERIODS = 3;

/** The day on which as many instalments are overdue as it takes. */
function calledOn({ overdue, loanPeriods }: OverdueFacts): string {
  const first = monthIndex(overdue.next?.due_date ?? overdue.asOf);
  return formatThaiDate(endOfMonthIndex(first + CALLED_AFTER_PERIODS - loanPeriods - 1));
}

function guarantorWords(facts: OverdueFacts): string[] {
  const { guarantors, loanPeriods } = facts;
  if (guarantors === 0 || loanPeriods === 0) return [];
  const [periods, people] = [formatCount(CALLED_AFTER_PERIODS), formatCount(guarantors)];
  if (loanPeriods >= CALLED_AFTER_PERIODS) return [text.guarantorsNow(periods, people)];
  return [text.guarantorsLater(periods, calledOn(facts), people), text.guarantorsTold];
}

/** What comes of it if it stays unpaid. */
export function Follows({ facts }: { facts: OverdueFacts }) {
  const words = [
    ...guarantorWords(facts),
    ...(facts.loanPeriods > 0 ? [text.interest, text.refund] : []),
    text.billed,
  ];
  return (
    <Card title={text.next}>
      <ul className={styles.follows}>
        {words.map((one) => (
          <li key={one}>{whose(one)}</li>
        ))}
      </ul>
    </Card>
  );
}
