import { roundRatio } from '@coop/finance/rounding';
import { formatRate } from '@coop/format/money';
import { BarChart } from '@coop/ui/bar-chart';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { HideAmountsProvider } from '@coop/ui/hide-amounts';
import { StackedBar } from '@coop/ui/stacked-bar';
import { Toolbar } from '@coop/ui/toolbar';
import { memo, useMemo } from 'react';
import { PublicPage } from '../../frame/public/public-page.tsx';
import { NeedsScripts } from '../../page/needs-scripts.tsx';
import { PrintPage } from '../../page/print-page.tsx';
import { listProblems } from '../../parts/calculator/field.tsx';
import { FormAndResult, Refused } from '../../parts/calculator/form-and-result.tsx';
import { ShareLink } from '../../parts/calculator/share-link.tsx';
import { tidyBaht } from '../../parts/calculator/typed.ts';
import { TableDownload } from '../../parts/statement/statement-tools.tsx';
import type { Inputs, MonthName } from './inputs/fields.ts';
import { DividendFields } from './inputs/form.tsx';
import { type Answer, answerTo, dividendOf, type RowKind } from './plan.ts';
import { Meter, ResultCard, ResultLine, saying } from './result.tsx';
import { text } from './text.ts';
import { type Caldividend, FORM, useCaldividend } from './use-caldividend.ts';
import { Working, workingTable } from './working.tsx';
import { monthLabel, yearStartOf } from './year.ts';

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
        caption={text.chartCaption(formatRate(opening))}
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
        caption={text.monthChartCaption}
        bars={bars}
        columns={text.monthChartColumns}
      />
    </Card>
  );
}

/** /caldividend */
export function Component() {
  const caldividend = useCaldividend();
  return (
    // Amounts that a person types themselves are never hidden.
    <HideAmountsProvider hidden={false}>
      <PublicPage title={text.title} description={text.description}>
        <p className="prose no-print">{text.intro}</p>
        <NeedsScripts what={text.needsScripts} />
        <CaldividendView caldividend={caldividend} />
      </PublicPage>
    </HideAmountsProvider>
  );
}

function CaldividendView({ caldividend }: { caldividend: Caldividend }) {
  const { shown, refused, link } = caldividend;
  const answer = useMemo(() => answerTo(shown), [shown]);
  return (
    <>
      {refused.length > 0 && <Refused names={refusedNames(caldividend)} />}
      <FormAndResult
        calculator={caldividend}
        title={text.form}
        errors={listProblems(FORM, caldividend.problems)}
        fields={<DividendFields caldividend={caldividend} />}
        figure={<ResultLine answer={answer} />}
        result={{
          words: saying(answer),
          cards: (
            <>
              <PaperInputs inputs={shown} />
              <ResultCard answer={answer} />
              <Meter key={`${answer.rate}/${answer.refundRate}`} answer={answer} />
            </>
          ),
        }}
      />
      <Tools answer={answer} link={link} />
      <Details answer={answer} />
    </>
  );
}

function refusedNames({ inputs, refused }: Caldividend): string[] {
  const known: Readonly<Record<string, string>> = text.names;
  return refused.map(
    (name) => known[name] ?? text.monthName(monthLabel(inputs, name as MonthName)),
  );
}

function Tools({ answer, link }: { answer: Answer; link: () => string }) {
  const year = String(Number(yearStartOf(answer.inputs).slice(0, 4)) + 543);
  return (
    <Toolbar
      actions={
        <>
          <ShareLink link={link} />
          <PrintPage>{text.print}</PrintPage>
          <TableDownload table={() => workingTable(answer, text.fileName(year))} />
        </>
      }
    />
  );
}

const Details = memo(function Details({ answer }: { answer: Answer }) {
  return (
    <>
      <Working answer={answer} />
      <PartsChart answer={answer} />
      <MonthsChart answer={answer} />
    </>
  );
});

/** On paper, where fields are not printed, this lists the inputs that the rows of the working do not show. */
function PaperInputs({ inputs }: { inputs: Inputs }) {
  return (
    <div className="print-only">
      <h2>{text.paperInputs}</h2>
      <Facts
        rows={[
          [text.opening, tidyBaht(inputs.opening) || '0'],
          [text.rate, inputs.rate],
          [text.interest, tidyBaht(inputs.interest) || '0'],
          [text.refundRate, inputs.refundRate || '0'],
          [text.method, text.methods[inputs.method]],
          [text.rounding, text.roundings[inputs.rounding]],
        ]}
      />
    </div>
  );
}
