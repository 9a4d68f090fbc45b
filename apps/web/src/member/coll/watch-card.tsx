import type { GuaranteedLoan } from '@coop/contracts/member/coll';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { AnswerCard } from '@coop/ui/answer-card';
import type { FactRows } from '@coop/ui/facts';
import { Progress } from '@coop/ui/progress';
import { Tag } from '@coop/ui/tag';
import { NumberedName } from '../../parts/statement/numbered-name.tsx';
import { text } from './text.ts';

/** Whether the borrower's membership has ended with the loan unpaid. */
export const hasEnded = ({ called_until }: GuaranteedLoan) => Boolean(called_until);

/** Paid on time, late and by how many months, or left unpaid by a settlement. */
export function standingOf(loan: GuaranteedLoan): string {
  const { arrear_periods, contract_status } = loan;
  if (hasEnded(loan)) return 'ผู้กู้สิ้นสมาชิกภาพ';
  return arrear_periods > 0 ? text.lateTag(formatCount(arrear_periods)) : contract_status;
}

/** The same in a colour. */
export function StandingTag({ loan }: { loan: GuaranteedLoan }) {
  return (
    <Tag tone={loan.arrear_periods > 0 || hasEnded(loan) ? 'negative' : 'positive'}>
      {standingOf(loan)}
    </Tag>
  );
}

function factsOf(loan: GuaranteedLoan): FactRows {
  return [
    ['สัญญา', <NumberedName name={loan.loantype_desc} no={loan.loancontract_no} />],
    ['วงเงินอนุมัติ', <Amount baht={loan.loanapprove_amt} />],
    [
      'ส่วนที่ท่านค้ำประกัน',
      <strong>
        <Amount baht={loan.guarantee_amount} />
      </strong>,
    ],
    loan.late_since && ['ค้างตั้งแต่งวด', formatThaiDate(loan.late_since)],
    ['เริ่มสัญญา', formatThaiDate(loan.startcont_date)],
    ['คาดว่าพ้นภาระ', formatThaiDate(loan.expected_end)],
  ];
}

/** What I would pay a month if the borrower stopped. */
export function Cost({ baht }: { baht: string }) {
  return (
    <>
      หากผู้กู้หยุดชำระ ท่านอาจต้องชำระแทนเดือนละ{' '}
      <strong>
        <Amount baht={baht} unit="บาท" />
      </strong>
    </>
  );
}

/** What I am asked for, and by when after the borrower's settlement. */
export function Called({ loan: { called_amount, called_until } }: { loan: GuaranteedLoan }) {
  return (
    <>
      <strong>
        สหกรณ์เรียกให้ท่านชำระแทนตามส่วน <Amount baht={called_amount} unit="บาท" />
      </strong>{' '}
      {called_until && <span className="whole">{`ภายใน ${formatThaiDate(called_until)}`}</span>}
    </>
  );
}

function footOf(loan: GuaranteedLoan) {
  if (hasEnded(loan)) {
    return parseBaht(loan.called_amount) === 0 ? 'ท่านชำระส่วนของท่านครบแล้ว' : <Called loan={loan} />;
  }
  const { expected_end } = loan;
  return (
    <>
      <Cost baht={loan.monthly_liability} />{' '}
      {expected_end && <span className="nowrap">จนถึง {formatThaiDate(expected_end)}</span>}
    </>
  );
}

/** One loan I guarantee: whose, how it stands, and what it would cost me. */
export function WatchCard({ loan }: { loan: GuaranteedLoan }) {
  return (
    <AnswerCard
      title={<NumberedName name={loan.borrower_name} no={`(${loan.borrower_member_no})`} />}
      tag={<StandingTag loan={loan} />}
      label="หนี้คงเหลือของสัญญา"
      satang={parseBaht(loan.principal_balance)}
      facts={factsOf(loan)}
      foot={footOf(loan)}
    >
      <Progress
        label={`ชำระแล้ว ${loan.loancontract_no}`}
        value={loan.last_periodpay}
        max={loan.period_payamt}
        text={`ชำระแล้ว ${formatCount(loan.last_periodpay)} จาก ${formatCount(loan.period_payamt)} งวด`}
      />
    </AnswerCard>
  );
}
