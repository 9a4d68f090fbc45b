import type { LoanProductConfig } from '@coop/contracts/site-products';
import { endOfMonth } from '@coop/finance/calendar';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { type Fact, type FactRows, Facts } from '@coop/ui/facts';
import styles from '../../parts/calculator/calculator.module.css';
import { type Answer, eachSatang } from './answer.ts';
import { text } from './text.ts';

const isMonthEnd = (day: string) => day === endOfMonth(day);

const money = (satang: number) => <Amount satang={satang} />;

/** The result in one sentence, for screen readers. */
export function saying(answer: Answer): string {
  const { plan, count, last } = answer;
  return text.say(
    formatSatang(eachSatang(answer)),
    formatCount(count),
    formatSatang(plan.summary.interestSatang),
    formatThaiDate(last?.on),
  );
}

function facts({ plan, payments, count, last }: Answer): FactRows {
  const first = payments.find(({ no }) => no === 1);
  const isHigher = plan.highestSatang > plan.instalmentSatang;
  const isEqualTotal = plan.terms.method === 'equal_total';
  return [
    [text.count, text.countOf(formatCount(count))],
    [text.interest, <strong>{money(plan.summary.interestSatang)}</strong>],
    [text.paid, money(plan.summary.totalSatang)],
    [text.firstOn, text.firstDays(formatThaiDate(first?.on), formatCount(first?.days))],
    [
      text.last,
      <>
        {money(last?.totalSatang ?? 0)}{' '}
        <span className="whole">{text.lastOn(formatThaiDate(last?.on))}</span>
      </>,
    ],
    isHigher && !isEqualTotal && [text.highest, money(plan.highestSatang)],
  ];
}

interface ResultCardProps {
  readonly answer: Answer;
  readonly title: string;
  readonly product: LoanProductConfig | undefined;
}

/** The main figure and the facts about it; first of all, if so, that no such loan is given. */
export function ResultCard({ answer, title, product }: ResultCardProps) {
  const { plan, loan } = answer;
  const capSatang = parseBaht(product?.cap);
  const isOverCap = capSatang !== null && (parseBaht(loan.amount) ?? 0) > capSatang;
  const isEqualTotal = plan.terms.method === 'equal_total';
  return (
    <Card title={title} headingLevel={3}>
      {isOverCap && (
        <Band
          tone="waiting"
          title={text.overCap(product?.name ?? text.loan, formatSatang(capSatang))}
          live
        >
          {text.overCapMore}
        </Band>
      )}
      <div className={styles.answer}>
        <p>{isEqualTotal ? text.each : text.first}</p>
        <p>
          <Amount satang={eachSatang(answer)} size="xl" unit={text.baht} />
        </p>
        <p className="note">
          {isEqualTotal ? text.eachMore : text.firstMore(formatSatang(plan.instalmentSatang))}
        </p>
      </div>
      <Facts rows={facts(answer)} />
      {isMonthEnd(loan.on) && <p className="note">{text.lastDay}</p>}
      <p className="note">{text.estimate}</p>
    </Card>
  );
}

/** The same figure in one line. */
export function ResultLine({ answer }: { answer: Answer }) {
  const isEqualTotal = answer.plan.terms.method === 'equal_total';
  return (
    <p>
      <small>{isEqualTotal ? text.each : text.first}</small>{' '}
      <Amount satang={eachSatang(answer)} size="l" unit={text.baht} />
    </p>
  );
}

/** When it is over: sooner, or, where rounding has it so, a little later. */
function endFact(monthsSaved: number): Fact {
  const months = text.months(formatCount(Math.abs(monthsSaved)));
  if (monthsSaved === 0) return [text.last, text.sameEnd];
  return [monthsSaved > 0 ? text.sooner : text.later, months];
}

/** What the extra payments bring. */
export function SavingCard({ answer: { plan, loan } }: { answer: Answer }) {
  if (!plan.saving) return null;
  const { interestSavedSatang, monthsSaved } = plan.saving;
  const first = plan.rows.findIndex(({ kind }) => kind === 'extra');
  const next = plan.rows.find(({ kind }, at) => at > first && kind === 'instalment');
  const isLower = loan.extraMode === 'keep_term' && first !== -1 && next !== undefined;
  return (
    <Card title={text.saving} headingLevel={3}>
      <Facts
        rows={[
          [text.saved, <Amount satang={interestSavedSatang} size="l" unit={text.baht} />],
          endFact(monthsSaved),
          isLower && [text.nextPayment, money(next.totalSatang)],
        ]}
      />
    </Card>
  );
}

/** What closes the loan on the day that was asked for. */
export function CloseCard({ answer: { loan, plan } }: { answer: Answer }) {
  if (!loan.closeOn) return null;
  const { close } = plan;
  return (
    <Card title={text.closing(formatThaiDate(loan.closeOn))} headingLevel={3}>
      {close ? (
        <Facts
          rows={[
            [text.closeTotal, <Amount satang={close.totalSatang} size="l" unit={text.baht} />],
            [text.closePrincipal, money(close.balanceSatang)],
            [text.closeInterest(formatCount(close.days)), money(close.interestSatang)],
            close.arrearsSatang > 0 && [text.closeArrears, money(close.arrearsSatang)],
            [text.closeSaved, money(close.savedSatang)],
          ]}
        />
      ) : (
        <p>{text.closeDone}</p>
      )}
    </Card>
  );
}
