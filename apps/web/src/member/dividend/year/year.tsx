import type { DividendYear } from '@coop/contracts/member/dividend';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { type Fact, Facts } from '@coop/ui/facts';
import { Figures } from '@coop/ui/figures';
import { Sentence } from '@coop/ui/sentence';
import { Tag, type TagTone } from '@coop/ui/tag';
import type { ReactNode } from 'react';
import { useMarked } from '../../../page/marked.ts';
import { Spoken } from '../../../page/read-aloud/spoken.tsx';
import { Meter } from '../../../planners/dividend-meter/meter.tsx';
import { text as shared } from '../../../planners/dividend-meter/text.ts';
import { atYearEnd, ratesOf, whatIf, yearName } from '../../../planners/dividend-meter/what-if.ts';
import { useYearLaw } from '../../../planners/dividend-meter/year-law.ts';
import { whose } from '../../../session/whose.ts';
import { useFiscalStart } from '../../../site/by-laws.ts';
import type { Origin } from '../../../tables/origins/origin.ts';
import { OriginAmount } from '../../../tables/origins/origin-amount.tsx';
import { text } from '../text.ts';
import { deductedOrigin, dividendOrigin, netOrigin, refundOrigin } from './origins.ts';
import { Working } from './working.tsx';
import { isSpent, paperTitle, paymentOf, shortWords, sumsOf } from './year-paper.ts';
import { isEstimate, netLabel } from './year-words.ts';

interface YearViewProps {
  readonly year: DividendYear;
  /** Years whose rates were approved, newest first. */
  readonly past: readonly DividendYear[];
  /** The choice of a year, print and download, under the answer. */
  readonly tools: ReactNode;
}

/** One year: what is paid, whether it is certain, how each sum came about, where the money goes. */
export function YearView({ year, past, tools }: YearViewProps) {
  const name = yearName(year.div_year);
  return (
    <>
      <Spoken of={paperTitle(year)}>
        {isEstimate(year) && (
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
      {isEstimate(year) && <Meter key={year.div_year} year={year} past={past} />}
      <div className="pair">
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
  if (base === 0) return 'ไม่มีดอกเบี้ยเงินกู้ในปีนี้';
  return <Sentence>{(baht) => `อัตรา ${avg_rate} % ของดอกเบี้ยที่จ่าย ${baht(base)}`}</Sentence>;
}

function paidOn(year: DividendYear): string {
  if (isSpent(year)) return text.nothingPaid;
  const payDay = formatThaiDate(year.pay_date);
  return year.status === 'โอนแล้ว' ? `โอนแล้ว ${payDay}` : shared.payOn(payDay);
}

function YearFigures({ year }: { year: DividendYear }) {
  const big = (baht: string, origin: Origin | undefined) => (
    <OriginAmount satang={parseBaht(baht)} size="l" origin={origin} />
  );
  const count = year.deductions.length;
  const law = useYearLaw();
  const startMonth = useFiscalStart();
  const end = isEstimate(year) ? atYearEnd(year) : undefined;
  const byEnd = end && whatIf(end, ratesOf(year), law);
  return (
    <Figures
      items={[
        byEnd && [shared.netByEnd, <Amount satang={byEnd.netSatang} size="l" />, paidOn(year)],
        [
          netLabel(year),
          big(year.net_amt, netOrigin(year, startMonth)),
          isEstimate(year) ? 'ยังไม่รวมเดือนที่เหลือของปี' : paidOn(year),
        ],
        [
          text.dividend,
          big(year.div_amt, dividendOrigin(year)),
          `อัตรา ${year.div_rate} % ของหุ้นตามเดือนที่ถือ`,
        ],
        [text.refund, big(year.avg_amt, refundOrigin(year, startMonth)), refundNote(year)],
        [
          text.deducted,
          big(year.sum_deduct, deductedOrigin(year)),
          count > 0 ? `${formatCount(count)} รายการ` : 'ไม่มีรายการหัก',
        ],
      ]}
    />
  );
}

/** From the two sums to the net, line by line. */
function Sums({ year }: { year: DividendYear }) {
  const { lines, net, parts, short } = sumsOf(year);
  const marked = useMarked();
  const lacking = year.deductions.find(({ deduct_code }) => deduct_code === marked);
  const shown = ([label, satang]: (typeof lines)[number]): Fact => [
    label,
    <Amount satang={satang} />,
    lacking && shortWords(lacking) === label,
  ];
  return (
    <Card title="รายการรับและรายการหัก">
      <Facts
        rows={[
          ...lines.map(shown),
          [net[0], <strong>{shown(net)[1]}</strong>, marked === 'net'],
          ...[...parts, ...short].map(shown),
        ]}
      />
      {short.length > 0 && <p className="note">{text.shortfallNote}</p>}
    </Card>
  );
}

const TONES = {
  ประมาณการ: 'waiting',
  อนุมัติ: 'positive',
  โอนแล้ว: 'positive',
} as const satisfies Record<DividendYear['status'], TagTone>;

/** Shows when and to which account. */
function Payment({ year }: { year: DividendYear }) {
  const [[label, status], ...others] = paymentOf(year);
  const tone = isSpent(year) ? 'muted' : TONES[year.status];
  return (
    <Card title="การรับเงิน">
      <Facts rows={[[label, <Tag tone={tone ?? 'muted'}>{status}</Tag>], ...others]} />
    </Card>
  );
}
