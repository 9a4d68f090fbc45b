import { DIVIDEND_CAP_RATE } from '@coop/finance/dividend/dividend-plan';
import { bahtText } from '@coop/format/baht-text';
import { formatRate, formatSatang } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import styles from '../../parts/calculator/calculator.module.css';
import type { Answer } from './plan.ts';
import { text } from './text.ts';
import { yearEndOf, yearStartOf } from './year.ts';

/** The result in one sentence, for screen readers. */
export function saying({ sumSatang, dividendSatang, refundSatang }: Answer): string {
  const [sum, dividend, refund] = [sumSatang, dividendSatang, refundSatang].map(formatSatang);
  return text.say(sum ?? '', dividend ?? '', refund ?? '');
}

const yearName = ({ inputs }: Answer) =>
  text.year(formatThaiDate(yearStartOf(inputs)), formatThaiDate(yearEndOf(inputs)));

/** The same figure in one line. */
export function ResultLine({ answer }: { answer: Answer }) {
  return (
    <p>
      <small>{text.sum}</small> <Amount satang={answer.sumSatang} size="l" unit={text.baht} />
    </p>
  );
}

/** What the year brings, and of what it is made. */
export function ResultCard({ answer }: { answer: Answer }) {
  const { rate, refundRate, sumSatang, dividendSatang, refundSatang, sharesSatang } = answer;
  return (
    <Card title={yearName(answer)} headingLevel={3}>
      {rate > DIVIDEND_CAP_RATE && (
        <Band
          tone="waiting"
          title={text.tooHigh(formatRate(DIVIDEND_CAP_RATE).replace('.00', ''))}
          live
        >
          {text.tooHighMore}
        </Band>
      )}
      <div className={styles.answer}>
        <p>{text.sum}</p>
        <p>
          <Amount satang={sumSatang} size="xl" unit={text.baht} />
        </p>
        <p className="note">{text.inWords(bahtText(sumSatang))}</p>
      </div>
      <Facts
        rows={[
          [
            `${text.dividend} ${text.percent(formatRate(rate))}`,
            <Amount satang={dividendSatang} />,
          ],
          [
            `${text.refund} ${text.percent(formatRate(refundRate))}`,
            <Amount satang={refundSatang} />,
          ],
          [text.shares, <Amount satang={sharesSatang} />],
        ]}
      />
      <p className="note">{text.estimate}</p>
    </Card>
  );
}
