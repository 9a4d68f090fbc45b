import type { FactRows } from '@coop/ui/facts';
import { useMemo } from 'react';
import { onDemand } from '../../page/on-demand.tsx';
import { FIELDS, type Inputs, type MonthName } from '../../planners/dividend/fields.ts';
import { answerTo } from '../../planners/dividend/plan.ts';
import { text as shared } from '../../planners/dividend/text.ts';
import { monthLabel } from '../../planners/dividend/year.ts';
import { listProblems } from '../../planners/field.tsx';
import { FormAndResult, Refused } from '../../planners/form-and-result.tsx';
import { CalculatorPage, CalculatorTools, PaperInputs } from '../../planners/public-calculator.tsx';
import { tidyBaht } from '../../planners/typed.ts';
import { DividendFields } from './form.tsx';
import { Meter, ResultCard, saying } from './result.tsx';
import { text } from './text.ts';
import { type Caldividend, FORM, useCaldividend } from './use-caldividend.ts';

const loadWorking = () => import('./working.tsx');
const Details = onDemand(async () => (await loadWorking()).Details);

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
      <CalculatorTools link={link} table={async () => (await loadWorking()).workingTable(answer)} />
      <Details of={{ answer }} />
    </CalculatorPage>
  );
}

function nameOf({ inputs }: Caldividend, name: string): string {
  const known: Readonly<Record<string, string>> = text.names;
  return known[name] ?? `ค่าหุ้น ${monthLabel(inputs, name as MonthName)}`;
}

/** Returns what the rows of the working do not show. */
const inputFacts = (inputs: Inputs): FactRows => [
  [FIELDS.opening.label, tidyBaht(inputs.opening) || '0'],
  [FIELDS.rate.label, inputs.rate],
  [FIELDS.interest.label, tidyBaht(inputs.interest) || '0'],
  [FIELDS.refundRate.label, inputs.refundRate || '0'],
  [FIELDS.method.label, shared.methods[inputs.method]],
  [FIELDS.rounding.label, shared.roundings[inputs.rounding]],
];
