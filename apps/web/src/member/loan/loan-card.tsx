import type { Loan } from '@coop/contracts/member/loan';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { AnswerCard } from '@coop/ui/answer-card';
import { buttonClass } from '@coop/ui/button';
import type { Fact } from '@coop/ui/facts';
import { Progress } from '@coop/ui/progress';
import { SignTag } from '@coop/ui/sign-status';
import { Link } from 'react-router';
import { billsArrears } from '../../parts/month/latest-bill.ts';
import { NumberedName } from '../../parts/statement/numbered-name.tsx';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

/** The latest bill's instalment and what is overdue in it; a contract that is new has none yet. */
function billOf(loan: Loan): Fact[] {
  if (parseBaht(loan.total_payment) === 0) return [{ term: text.instalment, value: text.noBill }];
  const isOverdue = loan.arrear_periods > 0;
  const baht = (amount: string) => <Amount satang={parseBaht(amount)} />;
  return [
    { term: text.lastPrincipal, value: baht(loan.principal_payment) },
    { term: text.lastInterest, value: baht(loan.interest_payment) },
    {
      term: billsArrears(loan) ? text.instalmentWithArrears : text.instalment,
      value: baht(loan.total_payment),
    },
    ...(isOverdue
      ? [{ term: text.overdue, value: text.periods(formatCount(loan.arrear_periods)) }]
      : []),
  ];
}

function factsOf(loan: Loan): Fact[] {
  const baht = (amount: string) => <Amount satang={parseBaht(amount)} />;
  return [
    { term: text.approved, value: baht(loan.loanapprove_amt) },
    { term: text.started, value: formatThaiDate(loan.startcont_date) },
    { term: text.rate, value: text.perYear(loan.int_rate) },
    ...billOf(loan),
  ];
}

function Paid({ loan }: { loan: Loan }) {
  const { last_periodpay: paid, period_payamt: all, expected_end: end } = loan;
  const words = text.progress(formatCount(paid), formatCount(all), loan.paid_percent);
  return (
    <Progress
      label={`${text.paid} ${loan.loancontract_no}`}
      value={paid}
      max={all}
      text={end ? `${words} · ${text.expectedEnd} ${formatThaiDate(end)}` : words}
    />
  );
}

/** One open contract: what is owed, how far it is paid, what the last bill was. */
export function LoanCard({ loan }: { loan: Loan }) {
  return (
    <AnswerCard
      title={<NumberedName name={loan.loantype_desc} no={loan.loancontract_no} />}
      tag={
        <SignTag kind="loan" status={loan.sign_status} secondaryCode={loan.item_code}>
          {loan.contract_status}
        </SignTag>
      }
      label={text.principalBalance}
      satang={parseBaht(loan.principal_balance)}
      facts={factsOf(loan)}
    >
      <Paid loan={loan} />
      <Link
        to={paths.member.loanStatement(loan.loancontract_no)}
        className={`${buttonClass('secondary')} no-print`}
      >
        {text.seeStatement} <span className="visually-hidden">{loan.loancontract_no}</span>
      </Link>
    </AnswerCard>
  );
}
