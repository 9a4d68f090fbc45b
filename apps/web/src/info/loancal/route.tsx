import type { LoanProductConfig } from '@coop/contracts/site-products';
import { useMemo } from 'react';
import { later } from '../../page/later.tsx';
import { listProblems } from '../../parts/calculator/field.tsx';
import { FormAndResult, Refused } from '../../parts/calculator/form-and-result.tsx';
import {
  CalculatorPage,
  CalculatorTools,
  PaperInputs,
} from '../../parts/calculator/public-calculator.tsx';
import { tidyBaht } from '../../parts/calculator/typed.ts';
import { type Answer, answerTo } from './answer.ts';
import { inputFacts, inputName } from './inputs/fields.ts';
import { LoanFields } from './inputs/form.tsx';
import { CloseCard, mainFigure, ResultCard, SavingCard, saying } from './result.tsx';
import { SalaryCard } from './salary.tsx';
import { text } from './text.ts';
import { FORM, type Loancal, useLoancal } from './use-loancal.ts';

const loadPayments = () => import('./payments.tsx');
const Payments = later(async () => (await loadPayments()).Payments);
const Compare = later(async () => (await import('./compare.tsx')).Compare);

/** /loancal */
export function Component() {
  const loancal = useLoancal();
  const { shown, active, link } = loancal;
  const a = useMemo(() => answerTo(shown.a), [shown.a]);
  const b = useMemo(() => (shown.b ? answerTo(shown.b) : undefined), [shown.b]);
  const answer = active === 'b' ? (b ?? a) : a;
  const product = loancal.products.find(({ code }) => code === answer?.loan.product);
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
            cards: <Answers loancal={loancal} answer={answer} product={product} />,
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
          <Payments of={{ answer }} />
        </>
      )}
    </CalculatorPage>
  );
}

interface AnswersProps {
  readonly loancal: Loancal;
  readonly answer: Answer;
  readonly product: LoanProductConfig | undefined;
}

function Answers({ loancal, answer, product }: AnswersProps) {
  const { shown, active } = loancal;
  const name = `${product?.name ?? text.loan} ${tidyBaht(answer.loan.amount)}\u00a0บาท`;
  const title = shown.b ? `${text.plans[active]} · ${name}` : name;
  return (
    <>
      <PaperInputs
        of={shown.b ? text.plans[active] : ''}
        facts={inputFacts(answer.loan, product?.name)}
      />
      <ResultCard answer={answer} title={title} product={product} />
      <SavingCard answer={answer} />
      <CloseCard answer={answer} />
      <SalaryCard
        answer={answer}
        salary={shown.salary}
        deductions={shown.deductions}
        product={product}
      />
    </>
  );
}
