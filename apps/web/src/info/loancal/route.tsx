import { useMemo } from 'react';
import { onDemand } from '../../page/on-demand.tsx';
import { listProblems } from '../../planners/field.tsx';
import { FormAndResult, Refused } from '../../planners/form-and-result.tsx';
import { answerTo } from '../../planners/loan/answer.ts';
import { inputFacts, inputName } from '../../planners/loan/fields.ts';
import { PLANS } from '../../planners/plans.ts';
import { CalculatorPage, CalculatorTools, PaperInputs } from '../../planners/public-calculator.tsx';
import { tidyBaht } from '../../planners/typed.ts';
import { LoanFields } from './form.tsx';
import { CloseCard, mainFigure, ResultCard, SavingCard, saying } from './result.tsx';
import { SalaryCard } from './salary.tsx';
import { text } from './text.ts';
import { FORM, useLoancal } from './use-loancal.ts';

const loadPayments = () => import('./payments.tsx');
const Payments = onDemand(async () => (await loadPayments()).Payments);
const Compare = onDemand(async () => (await import('./compare.tsx')).Compare);

/** /loancal */
export function Component() {
  const loancal = useLoancal();
  const { shown, active, link } = loancal;
  const a = useMemo(() => answerTo(shown.a), [shown.a]);
  const b = useMemo(() => (shown.b ? answerTo(shown.b) : undefined), [shown.b]);
  const answer = active === 'b' ? (b ?? a) : a;
  const product = loancal.products.find(({ code }) => code === answer?.loan.product);
  const plan = shown.b ? PLANS[active] : '';
  const name = `${product?.name ?? text.loan} ${tidyBaht(answer?.loan.amount ?? '')}\u00a0บาท`;
  return (
    <CalculatorPage {...text}>
      <Refused refused={loancal.refused} nameOf={inputName} />
      <FormAndResult
        calculator={loancal}
        title="ข้อมูลเงินกู้"
        errors={listProblems(FORM, loancal.problems, loancal.isShown)}
        fields={<LoanFields loancal={loancal} />}
        figure={answer && mainFigure(answer)}
        result={
          answer && {
            words: saying(answer),
            cards: (
              <>
                <PaperInputs of={plan} facts={inputFacts(answer.loan, product?.name)} />
                <ResultCard
                  answer={answer}
                  title={plan ? `${plan} · ${name}` : name}
                  product={product}
                />
                <SavingCard answer={answer} />
                <CloseCard answer={answer} />
                <SalaryCard {...shown} answer={answer} product={product} />
              </>
            ),
          }
        }
      />
      {a && b && shown.b && <Compare of={{ a, b }} />}
      {answer && (
        <>
          <CalculatorTools
            link={link}
            table={async () => (await loadPayments()).paymentsFile(answer, product?.name)}
          />
          <Payments of={{ payments: answer.payments }} />
        </>
      )}
    </CalculatorPage>
  );
}
