import type { LoanProductConfig } from '@coop/contracts/site-products';
import { HideAmountsProvider } from '@coop/ui/hide-amounts';
import { Toolbar } from '@coop/ui/toolbar';
import { memo, useMemo } from 'react';
import { PublicPage } from '../../frame/public/public-page.tsx';
import { NeedsScripts } from '../../page/needs-scripts.tsx';
import { PrintPage } from '../../page/print-page.tsx';
import { PaymentChart } from '../../parts/calculator/chart.tsx';
import { listProblems } from '../../parts/calculator/field.tsx';
import { FormAndResult, Refused } from '../../parts/calculator/form-and-result.tsx';
import { Schedule, scheduleTable } from '../../parts/calculator/schedule.tsx';
import { ShareLink } from '../../parts/calculator/share-link.tsx';
import { tidyBaht } from '../../parts/calculator/typed.ts';
import { TableDownload } from '../../parts/statement/statement-tools.tsx';
import { type Answer, answerTo } from './answer.ts';
import { Compare } from './compare.tsx';
import { inputName } from './inputs/fields.ts';
import { LoanFields } from './inputs/form.tsx';
import { inputFacts, PaperInputs } from './inputs/paper-inputs.tsx';
import { CloseCard, ResultCard, ResultLine, SavingCard, saying } from './result.tsx';
import { SalaryCard } from './salary.tsx';
import { text } from './text.ts';
import { FORM, type Loancal, useLoancal } from './use-loancal.ts';

/** /loancal */
export function Component() {
  const loancal = useLoancal();
  return (
    // Amounts that a person types themselves are never hidden.
    <HideAmountsProvider hidden={false}>
      <PublicPage title={text.title} description={text.description}>
        <p className="prose no-print">{text.intro}</p>
        <NeedsScripts what={text.needsScripts} />
        <LoancalView loancal={loancal} />
      </PublicPage>
    </HideAmountsProvider>
  );
}

function LoancalView({ loancal }: { loancal: Loancal }) {
  const { shown, refused, active } = loancal;
  const a = useMemo(() => answerTo(shown.a), [shown.a]);
  const b = useMemo(() => (shown.b ? answerTo(shown.b) : undefined), [shown.b]);
  const answer = active === 'b' ? (b ?? a) : a;
  const product = loancal.products.find(({ code }) => code === answer?.loan.product);
  return (
    <>
      {refused.length > 0 && <Refused names={refused.map(inputName).filter(Boolean)} />}
      <FormAndResult
        calculator={loancal}
        title={text.form}
        errors={listProblems(FORM, loancal.problems, loancal.isShown)}
        fields={<LoanFields loancal={loancal} />}
        figure={answer && <ResultLine answer={answer} />}
        result={
          answer && {
            words: saying(answer),
            cards: <Answers loancal={loancal} answer={answer} product={product} />,
          }
        }
      />
      {a && b && shown.b && <Compare a={a} b={b} />}
      {answer && (
        <>
          <Tools answer={answer} product={product?.name} link={loancal.link} />
          <Payments answer={answer} />
        </>
      )}
    </>
  );
}

interface AnswersProps {
  readonly loancal: Loancal;
  readonly answer: Answer;
  readonly product: LoanProductConfig | undefined;
}

function Answers({ loancal, answer, product }: AnswersProps) {
  const { shown, active } = loancal;
  const name = text.loanName(product?.name ?? text.loan, tidyBaht(answer.loan.amount));
  const title = shown.b ? `${text.plans[active]} · ${name}` : name;
  return (
    <>
      <PaperInputs
        loan={answer.loan}
        title={shown.b ? `${text.paperInputs} ${text.plans[active]}` : text.paperInputs}
        product={product?.name}
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

interface ToolsProps {
  readonly answer: Answer;
  readonly product: string | undefined;
  readonly link: () => string;
}

function Tools({ answer, product, link }: ToolsProps) {
  const { payments, loan, count } = answer;
  const name = text.fileName(tidyBaht(loan.amount), String(count));
  return (
    <Toolbar
      actions={
        <>
          <ShareLink link={link} />
          <PrintPage>{text.print}</PrintPage>
          <TableDownload
            table={() => ({ ...scheduleTable(payments, name), about: inputFacts(loan, product) })}
          />
        </>
      }
    />
  );
}

/** Hundreds of rows, drawn anew only for another answer. */
const Payments = memo(function Payments({ answer: { payments } }: { answer: Answer }) {
  return (
    <>
      <PaymentChart payments={payments} />
      <Schedule payments={payments} />
    </>
  );
});
