import { DIVIDEND_CAP_RATE } from '@coop/finance/dividend/dividend-plan';
import { bahtText } from '@coop/format/baht-text';
import { formatRate, formatSatang } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { RangeField } from '@coop/ui/range-field';
import { useState } from 'react';
import styles from '../../parts/calculator/calculator.module.css';
import { type Answer, sumAt } from './plan.ts';
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
  const { inputs, rate, refundRate, sumSatang, dividendSatang, refundSatang, sharesSatang } =
    answer;
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
      {/* Where the rules of cooperatives differ, the reading that was taken. */}
      {inputs.method === 'daily' && <p className="note">{text.dayCounted}</p>}
      {inputs.rounding === 'cut' && refundSatang > 0 && <p className="note">{text.refundCut}</p>}
      <p className="note">{text.estimate}</p>
    </Card>
  );
}

// A wider range than cooperatives have paid in recent years (1/100 percent).
const DIVIDEND_RANGE = { min: 0, max: 10_00, step: 5 } as const;
const REFUND_RANGE = { min: 0, max: 20_00, step: 25 } as const;

function differenceOf(satang: number): string {
  if (satang === 0) return text.meterSame;
  const amount = formatSatang(Math.abs(satang));
  return satang > 0 ? text.meterMore(amount) : text.meterLess(amount);
}

/** The same year at other rates, without changing the inputs. */
export function Meter({ answer }: { answer: Answer }) {
  const [rate, setRate] = useState(answer.rate);
  const [refundRate, setRefundRate] = useState(answer.refundRate);
  const { totalSatang, refundSatang, sumSatang } = sumAt(answer.inputs, rate, refundRate);
  return (
    <div className="no-print">
      <Card title={text.meter} headingLevel={3}>
        <p className="note">{text.meterNote}</p>
        <RangeField
          {...DIVIDEND_RANGE}
          max={Math.max(DIVIDEND_RANGE.max, answer.rate)}
          label={text.meterDividend}
          value={rate}
          onChange={setRate}
          text={text.percent(formatRate(rate))}
        />
        {answer.interestSatang > 0 && (
          <RangeField
            {...REFUND_RANGE}
            max={Math.max(REFUND_RANGE.max, answer.refundRate)}
            label={text.meterRefund}
            value={refundRate}
            onChange={setRefundRate}
            text={text.percent(formatRate(refundRate))}
          />
        )}
        <Facts
          rows={[
            [text.dividend, <Amount satang={totalSatang} />],
            [text.refund, <Amount satang={refundSatang} />],
          ]}
        />
        <div role="status" className={styles.verdict}>
          <p>
            {text.meterSum} <Amount satang={sumSatang} size="l" unit={text.baht} />
          </p>
          <p className="note">{differenceOf(sumSatang - answer.sumSatang)}</p>
        </div>
      </Card>
    </div>
  );
}
