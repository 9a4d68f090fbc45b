import type { DividendYear } from '@coop/contracts/member/dividend';
import { formatRate, parseBaht, parseRate } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { RangeField } from '@coop/ui/range-field';
import { useState } from 'react';
import { useSite } from '../../site/site.tsx';
import styles from './dividend.module.css';
import { text } from './text.ts';
import { type WhatIf, whatIf } from './what-if.ts';
import { yearName } from './year-name.ts';

// A wider range than cooperatives have paid in recent years (1/100 percent).
const DIVIDEND_RANGE = { min: 300, max: 800, step: 5 } as const;
const REFUND_RANGE = { min: 0, max: 2_000, step: 25 } as const;

interface MeterProps {
  readonly year: DividendYear;
  readonly compared: DividendYear | undefined;
}

/** What this year would bring at other rates, from what has happened so far. */
export function Meter({ year, compared }: MeterProps) {
  const startMonth = useSite().fiscal_year_start_month ?? 1;
  const [dividend, setDividend] = useState(parseRate(year.div_rate) ?? DIVIDEND_RANGE.min);
  const [refund, setRefund] = useState(parseRate(year.avg_rate) ?? REFUND_RANGE.min);
  const result = whatIf(year, { dividend, refund }, startMonth);
  if (!result) return null;
  const hasRefund = !year.avg_withheld && parseBaht(year.interest_base) !== 0;
  const approved = (rate: string) => text.lastRate(yearName(year.rate_year), rate);
  return (
    <div className="no-print">
      <Card title={text.meter}>
        <p className="note">{text.meterNote}</p>
        <div className={styles.pair}>
          <div className="stack">
            <RangeField
              {...DIVIDEND_RANGE}
              label={text.meterDividend}
              value={dividend}
              onChange={setDividend}
              text={text.percent(formatRate(dividend))}
              hint={approved(year.div_rate)}
            />
            {hasRefund && (
              <RangeField
                {...REFUND_RANGE}
                label={text.meterRefund}
                value={refund}
                onChange={setRefund}
                text={text.percent(formatRate(refund))}
                hint={approved(year.avg_rate)}
              />
            )}
          </div>
          <Result result={result} compared={compared} />
        </div>
      </Card>
    </div>
  );
}

function Result({ result, compared }: { result: WhatIf; compared: DividendYear | undefined }) {
  const before = parseBaht(compared?.net_amt);
  const more = before === null ? null : result.netSatang - before;
  const name = compared ? yearName(compared.div_year) : '';
  return (
    <div>
      <Facts
        rows={[
          { term: text.dividend, value: <Amount satang={result.dividendSatang} /> },
          { term: text.refund, value: <Amount satang={result.refundSatang} /> },
          { term: text.deducted, value: <Amount satang={-result.deductedSatang} /> },
        ]}
      />
      <p role="status" className={styles.result}>
        {text.netEstimated} <Amount satang={result.netSatang} size="l" unit={text.baht} />
      </p>
      {more !== null && more !== 0 && (
        <p className="note">
          {more > 0 ? text.meterMore(name) : text.meterLess(name)}{' '}
          <Amount satang={Math.abs(more)} size="s" unit={text.baht} />
        </p>
      )}
    </div>
  );
}
