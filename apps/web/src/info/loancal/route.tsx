import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { HideAmountsProvider } from '@coop/ui/hide-amounts';
import { Toolbar } from '@coop/ui/toolbar';
import Printer from 'lucide-react/icons/printer';
import { memo, useMemo, useRef } from 'react';
import { PublicPage } from '../../frame/public/public-page.tsx';
import { Announcement } from '../../parts/calculator/announcement.tsx';
import styles from '../../parts/calculator/calculator.module.css';
import { isRight } from '../../parts/calculator/link.ts';
import { ShareLink } from '../../parts/calculator/share-link.tsx';
import { tidyBaht } from '../../parts/calculator/typed.ts';
import { TableDownload } from '../../parts/statement/statement-tools.tsx';
import { type Answer, answerTo } from './answer.ts';
import { PaymentChart } from './chart.tsx';
import { Compare } from './compare.tsx';
import { LoanForm } from './form.tsx';
import { PaperInputs } from './paper-inputs.tsx';
import { CloseCard, ResultCard, ResultLine, SavingCard, saying } from './result.tsx';
import { SalaryCard } from './salary.tsx';
import { Schedule, scheduleTable } from './schedule.tsx';
import { text } from './text.ts';
import { inputNames } from './text-problems.ts';
import { type Loancal, useLoancal } from './use-loancal.ts';

/** /loancal */
export default function LoancalPage() {
  const loancal = useLoancal();
  return (
    // Amounts that a person types themselves are never hidden.
    <HideAmountsProvider hidden={false}>
      <PublicPage title={text.title} description={text.description}>
        <p className="prose no-print">{text.intro}</p>
        <LoancalView loancal={loancal} />
      </PublicPage>
    </HideAmountsProvider>
  );
}

function LoancalView({ loancal }: { loancal: Loancal }) {
  const { shown, refused, active } = loancal;
  const heading = useRef<HTMLHeadingElement>(null);
  const a = useMemo(() => answerTo(shown.a), [shown.a]);
  const b = useMemo(() => (shown.b ? answerTo(shown.b) : undefined), [shown.b]);
  const answer = active === 'b' ? (b ?? a) : a;
  function showResult() {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }
  return (
    <>
      {refused.length > 0 && <Refused names={refused} />}
      <div className={styles.desk}>
        <LoanForm
          loancal={loancal}
          figure={answer && <ResultLine answer={answer} />}
          onReady={showResult}
        />
        {answer && (
          <div className={styles.results}>
            <h2 ref={heading} tabIndex={-1} className="no-print">
              {text.result}
            </h2>
            <Announcement words={saying(answer)} />
            {!isRight(loancal.problems) && (
              <Band tone="waiting" title={text.stale}>
                {text.staleMore}
              </Band>
            )}
            <Answers loancal={loancal} answer={answer} />
          </div>
        )}
      </div>
      {a && b && shown.b && <Compare a={a} b={b} />}
      {answer && (
        <>
          <Tools answer={answer} link={loancal.link} />
          <Payments answer={answer} />
        </>
      )}
    </>
  );
}

function Refused({ names }: { names: readonly string[] }) {
  const words = names.flatMap((name) => inputNames[name] ?? []);
  return (
    <Band tone="waiting" title={text.refused}>
      {text.refusedMore(words.join(', '))}
    </Band>
  );
}

function Answers({ loancal, answer }: { loancal: Loancal; answer: Answer }) {
  const { shown, products, active } = loancal;
  const product = products.find(({ code }) => code === answer.loan.product)?.name;
  const name = text.loanName(product ?? text.loan, tidyBaht(answer.loan.amount));
  const title = shown.b ? `${text.plans[active]} · ${name}` : name;
  return (
    <>
      <PaperInputs
        loan={answer.loan}
        title={shown.b ? `${text.paperInputs} ${text.plans[active]}` : text.paperInputs}
        product={product}
      />
      <ResultCard answer={answer} title={title} />
      <SavingCard answer={answer} />
      <CloseCard answer={answer} />
      <SalaryCard answer={answer} salary={shown.salary} deductions={shown.deductions} />
    </>
  );
}

function Tools({ answer, link }: { answer: Answer; link: () => string }) {
  const { payments, loan, count } = answer;
  const name = text.fileName(tidyBaht(loan.amount), String(count));
  return (
    <Toolbar
      actions={
        <>
          <ShareLink link={link} />
          <Button icon={<Printer />} onClick={() => print()}>
            {text.print}
          </Button>
          <TableDownload table={() => scheduleTable(payments, name)} />
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
      <h2>{text.schedule}</h2>
      <Schedule payments={payments} caption={text.schedule} />
    </>
  );
});
