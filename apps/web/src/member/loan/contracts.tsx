import type { Loan } from '@coop/contracts/member/loan';
import { formatCount, parseBaht, parseRate } from '@coop/format/money';
import { formatThaiDate, formatThaiMonthShort, recvPeriodOf } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { type FactRows, Facts } from '@coop/ui/facts';
import { Fold } from '@coop/ui/fold';
import { Progress } from '@coop/ui/progress';
import { SignTag } from '@coop/ui/sign-status';
import { Link } from 'react-router';
import { billsArrears, instalmentOf } from '../../collection/latest-bill.ts';
import { LinkButton } from '../../page/link-button.tsx';
import { paths } from '../../site/paths.ts';
import type { ExportColumn } from '../../tables/columns.ts';
import { dateColumn, moneyColumn } from '../../tables/money-column.tsx';
import { NumberedName } from '../../tables/numbered-name.tsx';
import { TableSection } from '../../tables/table-section.tsx';
import { countColumn, kindColumn, rateColumn, textColumn } from '../../tables/text-column.tsx';
import styles from './loan.module.css';
import { text } from './text.ts';

const baht = (amount: string) => <Amount baht={amount} />;

const monthOfFirst = (due: string) => `เดือน\u00a0${formatThaiMonthShort(recvPeriodOf(due))}`;

/** Returns what is asked for next, what is late, and when it all ends. */
function mainFacts(loan: Loan): FactRows {
  const { satang, arrearSatang, isWithArrears } = instalmentOf(loan);
  const { expected_end: end, arrear_periods: periods, first_instalment: first } = loan;
  return [
    first && [
      'งวดแรก',
      <>
        <Amount baht={first.amount} />{' '}
        <span className="nowrap">{monthOfFirst(first.due_date)}</span>
      </>,
    ],
    !first && [`ค่างวดล่าสุด${isWithArrears ? text.withArrears : ''}`, <Amount satang={satang} />],
    periods > 0 && [
      `ค้างชำระ ${text.periods(formatCount(periods))}`,
      <Amount satang={arrearSatang} />,
    ],
    end && ['คาดว่าชำระหมด', formatThaiDate(end)],
  ];
}

function restFacts(loan: Loan): FactRows {
  const isBilled = parseBaht(loan.total_payment) !== 0;
  const besides = billsArrears(loan) ? text.withArrears : '';
  return [
    ['วงเงินอนุมัติ', baht(loan.loanapprove_amt)],
    ['เริ่มสัญญา', formatThaiDate(loan.startcont_date)],
    ['อัตราดอกเบี้ย', `${loan.int_rate}\u00a0% ต่อปี`],
    isBilled && [`เงินต้นงวดล่าสุด${besides}`, baht(loan.principal_payment)],
    isBilled && [`ดอกเบี้ยงวดล่าสุด${besides}`, baht(loan.interest_payment)],
  ];
}

/** One open contract on a phone: what is owed, the instalment, the end; the rest behind a press. */
export function LoanCard({ loan }: { loan: Loan }) {
  const { last_periodpay: paid, period_payamt: all, loancontract_no: no } = loan;
  return (
    <Card
      title={<NumberedName name={loan.loantype_desc} no={no} />}
      headingLevel={3}
      actions={
        <SignTag kind="loan" status={loan.sign_status} secondaryCode={loan.item_code}>
          {loan.contract_status}
        </SignTag>
      }
    >
      <div>
        <p className="quiet">เงินต้นคงเหลือ</p>
        <Amount baht={loan.principal_balance} size="xl" unit="บาท" />
      </div>
      <Facts rows={mainFacts(loan)} />
      <Progress
        label={`${text.paid} ${no}`}
        value={paid}
        max={all}
        text={`ชำระแล้ว ${formatCount(paid)} จาก ${formatCount(all)}\u00a0งวด (${loan.paid_percent}\u00a0%)`}
      />
      <Fold
        summary={
          <>
            รายละเอียดสัญญา <span className="visually-hidden">{no}</span>
          </>
        }
      >
        <Facts rows={restFacts(loan)} />
      </Fold>
      <LinkButton to={paths.member.loanStatement(no)} fullWidth>
        ดูรายการเดินบัญชี <span className="visually-hidden">{no}</span>
      </LinkButton>
      <LinkButton to={paths.member.loanPlan(no)} fullWidth>
        {text.plan} <span className="visually-hidden">{no}</span>
      </LinkButton>
    </Card>
  );
}

/** The contract's part of the latest bill; paid-off contracts have none. */
function billColumns(loans: readonly Loan[]): ExportColumn<Loan>[] {
  if (loans.every((loan) => parseBaht(loan.total_payment) === 0)) return [];
  const money = (key: string, header: string, of: (loan: Loan) => string) =>
    moneyColumn(key, header, of, { totalOf: loans, blankZero: true });
  return [
    money('principal', 'เงินต้น', (loan) => loan.principal_payment),
    money('interest', 'ดอกเบี้ย', (loan) => loan.interest_payment),
    money(
      'total',
      loans.some((loan) => parseBaht(loan.arrear_payment)) ? 'รวมกับงวดที่ค้าง' : 'รวมชำระ',
      (loan) => loan.total_payment,
    ),
  ];
}

/** With the months that were not paid, which the page says above the table. */
function statusWords({ contract_status, arrear_periods }: Loan): string {
  if (arrear_periods <= 0) return contract_status;
  return `${contract_status} ${text.periods(formatCount(arrear_periods))}`;
}

/** A column of the file that shows zeros. */
const filed = { fileOnly: true, keepZero: true } as const;

function columnsFor(loans: readonly Loan[]): ExportColumn<Loan>[] {
  const periods = (loan: Loan) =>
    `${formatCount(loan.last_periodpay)} / ${formatCount(loan.period_payamt)}`;
  return [
    textColumn('contract', 'เลขที่สัญญา', (loan) => loan.loancontract_no, {
      priority: 'title',
      cell: (loan) => (
        <span>
          <Link
            to={paths.member.loanStatement(loan.loancontract_no)}
            className="nowrap"
            translate="no"
          >
            {loan.loancontract_no}
          </Link>{' '}
          <span className={styles.under}>{loan.loantype_desc}</span>{' '}
          {loan.contract_status !== 'ปิดสัญญา' && (
            <Link to={paths.member.loanPlan(loan.loancontract_no)} className="nowrap no-print">
              {text.plan} <span className="visually-hidden">{loan.loancontract_no}</span>
            </Link>
          )}
        </span>
      ),
    }),
    textColumn('type', 'ประเภทเงินกู้', (loan) => loan.loantype_desc, { fileOnly: true }),
    // What one looks for comes first: the rest may lie beyond the edge of a tablet.
    moneyColumn('balance', 'คงเหลือ', (loan) => loan.principal_balance, {
      totalOf: loans,
      strong: true,
    }),
    {
      ...kindColumn<Loan>('สถานะ', 'loan', (loan) => loan.contract_status),
      save: (loan) => ({ kind: 'text', value: statusWords(loan) }),
    },
    textColumn('period', 'งวด', periods, {
      align: 'end',
      pageOnly: true,
      cell: (loan) => (
        <span>
          <span translate="no">{periods(loan)}</span>{' '}
          <span className={styles.under} translate="no">{`(${loan.paid_percent}\u00a0%)`}</span>
        </span>
      ),
    }),
    countColumn('paid', 'ชำระแล้ว (งวด)', (loan) => loan.last_periodpay, filed),
    countColumn('all', 'ทั้งหมด (งวด)', (loan) => loan.period_payamt, filed),
    rateColumn('percent', '% ชำระ', (loan) => parseRate(loan.paid_percent), {
      fileOnly: true,
    }),
    dateColumn('end', 'คาดว่าชำระหมด', (loan) => loan.expected_end),
    ...billColumns(loans),
    moneyColumn('approved', 'วงเงินอนุมัติ', (loan) => loan.loanapprove_amt, { totalOf: loans }),
    // It stands on the contract's own page: a tenth column left six pixels between two sums.
    dateColumn('start', 'เริ่มสัญญา', (loan) => loan.startcont_date, { fileOnly: true }),
    rateColumn('rate', 'อัตราดอกเบี้ย (% ต่อปี)', (loan) => parseRate(loan.int_rate), {
      fileOnly: true,
    }),
  ];
}

/** Contracts side by side, with totals, print and download. */
export function LoanTable({ loans, caption }: { loans: readonly Loan[]; caption: string }) {
  if (loans.length === 0) return null;
  return (
    <TableSection
      caption={caption}
      columns={columnsFor(loans)}
      rows={loans}
      rowKey={(loan) => loan.loancontract_no}
      totalsLabel="รวมทุกสัญญา"
      dense
    />
  );
}
