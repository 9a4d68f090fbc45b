import type { Loan } from '@coop/contracts/member/loan';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { buttonClass } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { Progress } from '@coop/ui/progress';
import { SignTag } from '@coop/ui/sign-status';
import { Link } from 'react-router';
import { NumberedName } from '../../app/numbered-name.tsx';
import { paths } from '../../app/paths.ts';
import styles from './loan-card.module.css';
import { text } from './text.ts';

/** One open contract: what is owed, how far it is paid, what the last bill was. */
export function LoanCard({ loan }: { loan: Loan }) {
  return (
    <Card
      title={<NumberedName name={loan.loantype_desc} no={loan.loancontract_no} />}
      headingLevel={3}
      actions={
        <SignTag kind="loan" status={loan.sign_status} secondaryCode={loan.item_code}>
          {loan.contract_status}
        </SignTag>
      }
    >
      <div className={styles.columns}>
        <div className={styles.answer}>
          <div>
            <p className={styles.label}>{text.principalBalance}</p>
            <Amount satang={parseBaht(loan.principal_balance)} size="xl" unit="บาท" />
          </div>
          <Progress
            label={`${text.paid} ${loan.loancontract_no}`}
            value={loan.last_periodpay}
            max={loan.period_payamt}
            text={
              <>
                {text.progress(
                  formatCount(loan.last_periodpay),
                  formatCount(loan.period_payamt),
                  loan.paid_percent,
                )}
                {loan.expected_end && (
                  <>
                    {' '}
                    · {text.expectedEnd} {formatThaiDate(loan.expected_end)}
                  </>
                )}
              </>
            }
          />
          <Link
            to={paths.member.loanStatement(loan.loancontract_no)}
            className={`${buttonClass('secondary')} no-print`}
          >
            {text.seeStatement} <span className="visually-hidden">{loan.loancontract_no}</span>
          </Link>
        </div>
        <Facts
          rows={[
            { term: text.approved, value: <Amount satang={parseBaht(loan.loanapprove_amt)} /> },
            { term: text.started, value: formatThaiDate(loan.startcont_date) },
            { term: text.rate, value: text.perYear(loan.int_rate) },
            {
              term: text.lastPrincipal,
              value: <Amount satang={parseBaht(loan.principal_payment)} />,
            },
            {
              term: text.lastInterest,
              value: <Amount satang={parseBaht(loan.interest_payment)} />,
            },
            { term: text.instalment, value: <Amount satang={parseBaht(loan.total_payment)} /> },
          ]}
        />
      </div>
    </Card>
  );
}
