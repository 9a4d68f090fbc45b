import { roundRatio } from '@coop/finance/rounding';
import { formatRate } from '@coop/format/money';
import { BarChart } from '@coop/ui/bar-chart';
import { Card } from '@coop/ui/card';
import type { FactRows } from '@coop/ui/facts';
import { StackedBar } from '@coop/ui/stacked-bar';
import { memo, useMemo } from 'react';
import { listProblems } from '../../parts/calculator/field.tsx';
import { FormAndResult, Refused } from '../../parts/calculator/form-and-result.tsx';
import {
  CalculatorPage,
  CalculatorTools,
  PaperInputs,
} from '../../parts/calculator/public-calculator.tsx';
import { tidyBaht } from '../../parts/calculator/typed.ts';
import type { Inputs, MonthName } from './inputs/fields.ts';
import { DividendFields } from './inputs/form.tsx';
import { type Answer, answerTo, dividendOf, type RowKind } from './plan.ts';
import { Meter, ResultCard, saying } from './result.tsx';
import { text } from './text.ts';
import { type Caldividend, FORM, useCaldividend } from './use-caldividend.ts';
import { Working, workingTable } from './working.tsx';
import { monthLabel } from './year.ts';

const KINDS: readonly RowKind[] = ['opening', 'month', 'purchase'];

/** Of what the sum is made. */
function PartsChart({ answer }: { answer: Answer }) {
  const { rows, refundSatang } = answer;
  const parts = [
    ...KINDS.map((kind) => ({ label: text.parts[kind], satang: dividendOf(rows, kind) })),
    { label: text.refund, satang: refundSatang },
  ].filter(({ satang }) => satang > 0);
  const whole = parts.reduce((sum, part) => sum + part.satang, 0);
  if (whole === 0) return null;
  const opening = roundRatio(dividendOf(rows, 'opening') * 10_000, whole, 'half2dp');
  return (
    <Card title={text.chart}>
      <StackedBar
        title={text.chart}
        caption={`หุ้นยกมาต้นปีให้ปันผล ${formatRate(opening)}\u00a0% ของเงินที่ได้ทั้งหมด`}
        parts={parts}
      />
    </Card>
  );
}

/** What an amount brings depends on its month. */
function MonthsChart({ answer: { rows } }: { answer: Answer }) {
  const bars = rows
    .filter((row) => row.kind === 'month')
    .map(({ label, dividendSatang }) => ({
      label,
      tick: label.split(' ')[0] ?? label,
      satang: dividendSatang,
    }));
  if (bars.every(({ satang }) => satang === 0)) return null;
  return (
    <Card title={text.monthChart}>
      <BarChart
        title={text.monthChart}
        caption="หุ้นที่ส่งต้นปีถืออยู่นานกว่า จึงได้ปันผลมากกว่าหุ้นที่ส่งปลายปี"
        bars={bars}
        columns={text.monthChartColumns}
      />
    </Card>
  );
}

/** /caldividend */
export function Component() {
  const caldividend = useCaldividend();
  const { shown, refused, link } = caldividend;
  const answer = useMemo(() => answerTo(shown), [shown]);
  return (
    <CalculatorPage {...text}>
      <Refused refused={refused} nameOf={(name) => nameOf(caldividend, name)} />
      <FormAndResult
        calculator={caldividend}
        title="หุ้นและดอกเบี้ยของท่าน"
        errors={listProblems(FORM, caldividend.problems)}
        fields={<DividendFields caldividend={caldividend} />}
        figure={{ label: text.sum, satang: answer.sumSatang }}
        result={{
          words: saying(answer),
          cards: (
            <>
              <PaperInputs facts={inputFacts(shown)} />
              <ResultCard answer={answer} />
              <Meter key={`${answer.rate}/${answer.refundRate}`} answer={answer} />
            </>
          ),
        }}
      />
      <CalculatorTools link={link} table={() => workingTable(answer)} />
      <Details answer={answer} />
    </CalculatorPage>
  );
}

function nameOf({ inputs }: Caldividend, name: string): string {
  const known: Readonly<Record<string, string>> = text.names;
  return known[name] ?? `ค่าหุ้น ${monthLabel(inputs, name as MonthName)}`;
}

/** What the rows of the working do not show. */
const inputFacts = (inputs: Inputs): FactRows => [
  [text.opening, tidyBaht(inputs.opening) || '0'],
  [text.rate, inputs.rate],
  [text.interest, tidyBaht(inputs.interest) || '0'],
  [text.refundRate, inputs.refundRate || '0'],
  [text.method, text.methods[inputs.method]],
  [text.rounding, text.roundings[inputs.rounding]],
];

const Details = memo(function Details({ answer }: { answer: Answer }) {
  return (
    <>
      <Working answer={answer} />
      <PartsChart answer={answer} />
      <MonthsChart answer={answer} />
    </>
  );
});
