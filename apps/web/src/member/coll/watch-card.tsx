import type { GuaranteedLoan } from '@coop/contracts/member/coll';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { Progress } from '@coop/ui/progress';
import { Tag } from '@coop/ui/tag';
import { NumberedName } from '../../app/numbered-name.tsx';
import styles from './coll.module.css';
import { text } from './text.ts';

/** Paid on time or late, in a word and a colour. */
export function StandingTag({ loan }: { loan: GuaranteedLoan }) {
  return loan.arrear_periods > 0 ? (
    <Tag tone="negative">{text.lateTag(formatCount(loan.arrear_periods))}</Tag>
  ) : (
    <Tag tone="positive">{loan.contract_status}</Tag>
  );
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
    { term: text.started, value: formatThaiDate(loan.startcont_date) },
    { term: text.freeOn, value: formatThaiDate(loan.expected_end) },
  ];
}

/** One loan I guarantee: whose, how it stands, and what it would cost me. */
export function WatchCard({ loan }: { loan: GuaranteedLoan }) {
  return (
    <Card
      title={<NumberedName name={loan.borrower_name} no={`(${loan.borrower_member_no})`} />}
      headingLevel={3}
      actions={<StandingTag loan={loan} />}
    >
      <div className={styles.columns}>
        <div className={styles.answer}>
          <div>
            <p className={styles.label}>{text.balance}</p>
            <Amount satang={parseBaht(loan.principal_balance)} size="xl" unit="บาท" />
          </div>
          <Progress
            label={`${text.paid} ${loan.loancontract_no}`}
            value={loan.last_periodpay}
            max={loan.period_payamt}
            text={text.progress(formatCount(loan.last_periodpay), formatCount(loan.period_payamt))}
          />
        </div>
        <Facts rows={factsOf(loan)} />
      </div>
      <p className={styles.cost}>
        {text.wouldPay}{' '}
        <strong>
          <Amount satang={parseBaht(loan.monthly_liability)} unit="บาท" />
        </strong>
      </p>
    </Card>
  );
}
