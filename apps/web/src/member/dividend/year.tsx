import type { DividendYear } from '@coop/contracts/member/dividend';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Figures } from '@coop/ui/figures';
import type { ReactNode } from 'react';
import { Spoken } from '../../parts/read-aloud/spoken.tsx';
import { whose } from '../../session/whose.ts';
import styles from './dividend.module.css';
import { Meter } from './meter.tsx';
import { Payment, Sums } from './payment.tsx';
import { text } from './text.ts';
import { Working } from './working.tsx';
import { yearName } from './year-name.ts';

interface YearViewProps {
  readonly year: DividendYear;
  /** Years whose rates were approved, newest first. */
  readonly past: readonly DividendYear[];
  /** The choice of a year, print and download, under the answer. */
  readonly tools: ReactNode;
}

/** One year: what is paid, whether it is certain, how each sum came about, where the money goes. */
export function YearView({ year, past, tools }: YearViewProps) {
  const isEstimate = year.status === 'ประมาณการ';
  const name = yearName(year.div_year);
  return (
    <>
      <Spoken of={isEstimate ? text.paperEstimated(name) : text.paper(name)}>
        {isEstimate && (
          <Band tone="waiting" title={text.estimate(name)}>
            {text.estimateMore(formatThaiDate(year.counted_to), yearName(year.rate_year))}
          </Band>
        )}
        {year.avg_withheld && (
          <Band tone="negative" title={text.withheld}>
            {whose(text.withheldMore(formatThaiDate(year.counted_to)))}
          </Band>
        )}
        <YearFigures year={year} />
      </Spoken>
      {tools}
      {isEstimate && <Meter key={year.div_year} year={year} past={past} />}
      <div className={styles.pair}>
        <Sums year={year} />
        <Payment year={year} />
      </div>
      <Working year={year} />
    </>
  );
}

function refundNote({ avg_rate, avg_withheld, interest_base }: DividendYear) {
  if (avg_withheld) return text.refundWithheld;
  const base = parseBaht(interest_base);
  if (base === 0) return text.refundNone;
  return (
    <>
      {text.refundNote(avg_rate)} <Amount satang={base} size="s" unit={text.baht} />
    </>
  );
}

function YearFigures({ year }: { year: DividendYear }) {
  const payDay = formatThaiDate(year.pay_date);
  const big = (baht: string) => <Amount baht={baht} size="l" />;
  const count = year.deductions.length;
  return (
    <Figures
      items={[
        {
          label: year.status === 'ประมาณการ' ? text.netEstimated : text.net,
          value: big(year.net_amt),
          note: year.status === 'โอนแล้ว' ? text.paidOn(payDay) : text.payOn(payDay),
        },
        {
          label: text.dividend,
          value: big(year.div_amt),
          note: text.dividendNote(year.div_rate),
        },
        { label: text.refund, value: big(year.avg_amt), note: refundNote(year) },
        {
          label: text.deducted,
          value: big(year.sum_deduct),
          note: count > 0 ? text.deductedNote(formatCount(count)) : text.nothingDeducted,
        },
      ]}
    />
  );
}
