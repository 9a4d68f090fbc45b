import { formatRate, formatSatang } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { RangeField } from '@coop/ui/range-field';
import { useState } from 'react';
import styles from '../../parts/calculator/calculator.module.css';
import { type Answer, sumAt } from './plan.ts';
import { text } from './text.ts';

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
