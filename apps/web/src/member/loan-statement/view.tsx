import type { Loan, LoanStatement } from '@coop/contracts/member/loan';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { buttonClass } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { type Fact, Facts } from '@coop/ui/facts';
import { Progress } from '@coop/ui/progress';
import { Link } from 'react-router';
import { HowToPay } from '../../parts/month/how-to-pay.tsx';
import { billsArrears } from '../../parts/month/latest-bill.ts';
import { EntryNote } from '../../parts/notes/note-mark.tsx';
import { PaperMark } from '../../parts/papers/paper-mark.tsx';
import { usePaper } from '../../parts/papers/use-paper.ts';
import { paths } from '../../site/paths.ts';
import { LoanChart } from './chart.tsx';
import styles from './loan-statement.module.css';
import { LoanRows } from './rows.tsx';
import { Schedule } from './schedule.tsx';
import { text } from './text.ts';

/** One contract: where it stands, how it runs down, every movement, what is still to come. */
export function LoanStatementView({ data }: { data: LoanStatement }) {
  const { contract, rows, schedule } = data;
  const paper = usePaper();
  return (
    <>
      {contract.arrear_periods > 0 && (
        <Band tone="negative" title={text.arrears(formatCount(contract.arrear_periods))}>
          <p>
            <HowToPay satang={null} />
          </p>
          <p>{text.arrearsInterest}</p>
        </Band>
      )}
      <Head contract={contract} />
      <EntryNote
        kind="LOAN"
        refNo={contract.loancontract_no}
        title={`${contract.loantype_desc} ${contract.loancontract_no}`}
      />
      <Card title={text.chartTitle}>
        <LoanChart contract={contract} rows={rows} schedule={schedule} asOf={data.as_of} />
      </Card>
      <h2>{text.statement}</h2>
      <LoanRows
        contract={contract}
        rows={rows}
        asOf={data.as_of}
        verification={data.verification}
        printsPage={paper.isPage}
      />
      {schedule.length > 0 && (
        <Schedule contract={contract} schedule={schedule} onPrint={paper.printPage} />
      )}
      <div className="print-only">
        <PaperMark verification={data.verification} />
      </div>
    </>
  );
}

/** The contract's part of the latest bill; a new contract has none yet. */
function instalmentOf(contract: Loan): Fact {
  const satang = parseBaht(contract.total_payment);
  return {
    term: billsArrears(contract) ? text.instalmentWithArrears : text.instalment,
    value: satang === 0 ? text.noBill : <Amount satang={satang} />,
  };
}

function Head({ contract }: { contract: Loan }) {
  const arrear = parseBaht(contract.interest_arrear);
  const isClosed = contract.contract_status === 'ปิดสัญญา';
  return (
    <div className={styles.head}>
      <Card>
        <p className={styles.label}>{text.balance}</p>
        <Amount satang={parseBaht(contract.principal_balance)} size="xl" unit="บาท" />
        <Progress
          label={text.title}
          value={contract.last_periodpay}
          max={contract.period_payamt}
          text={
            <>
              {text.progress(
                formatCount(contract.last_periodpay),
                formatCount(contract.period_payamt),
                contract.paid_percent,
              )}
              {contract.expected_end && (
                <>
                  {' · '}
                  {text.expectedEnd} {formatThaiDate(contract.expected_end)}
                </>
              )}
            </>
          }
        />
      </Card>
      <Card>
        <Facts
          rows={[
            { term: text.approved, value: <Amount satang={parseBaht(contract.loanapprove_amt)} /> },
            { term: text.started, value: formatThaiDate(contract.startcont_date) },
            { term: text.rate, value: text.perYear(contract.int_rate) },
            {
              term: text.method,
              value: (
                <>
                  {text.methods[contract.payment_type]}{' '}
                  <Amount satang={parseBaht(contract.period_payment)} />
                </>
              ),
            },
            ...(isClosed ? [] : [instalmentOf(contract)]),
            ...(arrear ? [{ term: text.arrear, value: <Amount satang={arrear} /> }] : []),
          ]}
        />
        {!isClosed && (
          <p className="no-print">
            <Link
              to={paths.member.loanPlan(contract.loancontract_no)}
              className={buttonClass('secondary')}
            >
              {text.plan}
            </Link>
          </p>
        )}
      </Card>
    </div>
  );
}
