import type { GuaranteedLoan } from '@coop/contracts/member/coll';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { AnswerCard } from '@coop/ui/answer-card';
import { Progress } from '@coop/ui/progress';
import { Tag } from '@coop/ui/tag';
import { NumberedName } from '../../parts/statement/numbered-name.tsx';
import { text } from './text.ts';

/** Paid on time, or late and by how many months. */
export function standingOf({ arrear_periods, contract_status }: GuaranteedLoan): string {
  return arrear_periods > 0 ? text.lateTag(formatCount(arrear_periods)) : contract_status;
}

/** The same in a colour. */
export function StandingTag({ loan }: { loan: GuaranteedLoan }) {
  return <Tag tone={loan.arrear_periods > 0 ? 'negative' : 'positive'}>{standingOf(loan)}</Tag>;
}

function factsOf(loan: GuaranteedLoan) {
  return [
    {
      term: text.contract,
      value: <NumberedName name={loan.loantype_desc} no={loan.loancontract_no} />,
    },
    { term: text.approved, value: <Amount satang={parseBaht(loan.loanapprove_amt)} /> },
    {
      term: text.mine,
      value: (
        <strong>
          <Amount satang={parseBaht(loan.guarantee_amount)} />
        </strong>
      ),
    },
    ...(loan.late_since
      ? [{ term: text.lateSinceTerm, value: formatThaiDate(loan.late_since) }]
      : []),
    { term: text.started, value: formatThaiDate(loan.startcont_date) },
    { term: text.freeOn, value: formatThaiDate(loan.expected_end) },
  ];
}

/** One loan I guarantee: whose, how it stands, and what it would cost me. */
export function WatchCard({ loan }: { loan: GuaranteedLoan }) {
  return (
    <AnswerCard
      title={<NumberedName name={loan.borrower_name} no={`(${loan.borrower_member_no})`} />}
      tag={<StandingTag loan={loan} />}
      label={text.balance}
      satang={parseBaht(loan.principal_balance)}
      facts={factsOf(loan)}
      foot={
        <>
          {text.wouldPay}{' '}
          <strong>
            <Amount satang={parseBaht(loan.monthly_liability)} unit="บาท" />
          </strong>{' '}
          {loan.expected_end && (
            <span className="nowrap">
              {text.until} {formatThaiDate(loan.expected_end)}
            </span>
          )}
        </>
      }
    >
      <Progress
        label={`${text.paid} ${loan.loancontract_no}`}
        value={loan.last_periodpay}
        max={loan.period_payamt}
        text={text.progress(formatCount(loan.last_periodpay), formatCount(loan.period_payamt))}
      />
    </AnswerCard>
  );
}
