import type { Loan, LoanRow, LoanStatement } from '@coop/contracts/member/loan';
import { formatCount, parseBaht, sumSatang } from '@coop/format/money';
import { formatThaiDate, formatThaiMonthShort, recvPeriodOf, yearOf } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import type { Fact, FactRows } from '@coop/ui/facts';
import { AreaChart, dayPoint } from '@coop/ui/line-chart';
import { Progress } from '@coop/ui/progress';
import { Sentence } from '@coop/ui/sentence';
import { useMemo } from 'react';
import { type LoaderFunction, useParams } from 'react-router';
import { HowToPay } from '../../collection/how-to-pay.tsx';
import { billsArrears } from '../../collection/latest-bill.ts';
import { text as paidText } from '../../collection/paid-bill.tsx';
import { PaperMark } from '../../documents/papers/paper-mark.tsx';
import { usePaper } from '../../documents/papers/use-paper.ts';
import { pageContext } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { LinkButton } from '../../page/link-button.tsx';
import { StandingOrderFacts } from '../../requests/standing-order.tsx';
import { mayOpen } from '../../session/relative-pages.ts';
import { paths } from '../../site/paths.ts';
import { dateColumn, moneyColumn } from '../../tables/money-column.tsx';
import { OriginAmount } from '../../tables/origins/origin-amount.tsx';
import { AccountStatement } from '../../tables/statement/account-statement.tsx';
import type { StatementKind } from '../../tables/statement/statement-kind.ts';
import { StatementPage } from '../../tables/statement-page.tsx';
import {
  countColumn,
  kindColumn,
  movementWords,
  numberColumn,
  textColumn,
} from '../../tables/text-column.tsx';
import { billOrigin, interestOrigin, paymentOrigin } from './origins.ts';
import { Schedule } from './schedule.tsx';
import { text } from './text.ts';

export const loader: LoaderFunction = ({ context, params }) =>
  context
    .get(pageContext)
    .ask('memberLoanStatementShow', { body: { loancontract_no: params.statement ?? '' } });

/** /member/loan_statement/{statement}: the contract number is the statement's name. */
export function Component() {
  const no = useParams().statement ?? '';
  const feed = useFeed('memberLoanStatementShow', { body: { loancontract_no: no } });
  const name = feed.data?.contract.loantype_desc ?? text.title;
  return (
    <StatementPage feed={feed} no={no} name={name} list={paths.member.loan} text={text}>
      {(statement) => <LoanStatementView data={statement} />}
    </StatementPage>
  );
}

const { columns } = text;

// A payout is shown in its row but is not part of the sum of payments.
const isPayment = (row: LoanRow) => row.sign_status <= 0;

/** @param data the whole statement, whose rows say where each sum comes from */
const kindOf = (data: LoanStatement): StatementKind<LoanRow> => ({
  text,
  columnsFor(rows) {
    const totalOf = rows.filter(isPayment);
    return [
      dateColumn('operate_date', 'วันที่', (row) => row.operate_date),
      textColumn('item_desc', 'รายการ', (row) => row.item_desc, { priority: 'title' }),
      kindColumn('ประเภท', 'loan'),
      numberColumn('slip_no', 'ใบเสร็จ', (row) => row.slip_no, { priority: 'detail' }),
      countColumn('period', columns.period, (row) => row.period),
      moneyColumn('principal', columns.principal, (row) => row.principal_payment, { totalOf }),
      countColumn('days', 'วัน', (row) => row.days),
      moneyColumn('interest', columns.interest, (row) => row.interest_payment, {
        totalOf,
        originOf: (row) => interestOrigin(data, row),
      }),
      moneyColumn('total', columns.total, (row) => row.total, {
        totalOf,
        strong: true,
        originOf: (row) => paymentOrigin(data, row),
      }),
      moneyColumn('balance', columns.balance, (row) => row.principal_balance),
    ];
  },
  summed: { words: 'รวมชำระ', has: isPayment },

  // A payout raises the debt; a payment lowers it by its principal, but what the member paid is the total.
  lineOf(row) {
    const total = parseBaht(row.total);
    return {
      what: row.item_desc,
      satang: total === null || row.sign_status > 0 ? total : -total,
      balance: parseBaht(row.principal_balance),
      isDebt: true,
    };
  },
  details: ['slip_no', 'period', 'kind', 'principal', 'days', 'interest'],
  kindOf: (row) => movementWords('loan', row),
  noteKind: 'LOAN_ROW',
});

/** The contract's part of the latest bill; a new contract has none yet. */
function instalmentOf(data: LoanStatement): Fact {
  const { contract, schedule } = data;
  const satang = parseBaht(contract.total_payment);
  const [first] = schedule;
  if (satang === 0 && contract.last_periodpay === 0 && first) {
    return [
      'งวดแรก',
      <>
        <Amount baht={first.total} />{' '}
        <span className="nowrap">{`เดือน\u00a0${formatThaiMonthShort(recvPeriodOf(first.due_date))}`}</span>
      </>,
    ];
  }
  return [
    billsArrears(contract) ? `${text.latest} (รวมงวดค้าง)` : text.latest,
    satang === 0 ? 'ยังไม่มีใบเรียกเก็บ' : <OriginAmount satang={satang} origin={billOrigin(data)} />,
  ];
}

/** Shows what is overdue, and that interest goes on. */
function Arrears({ periods }: { periods: number }) {
  return (
    <Band tone="negative" title={`สัญญานี้มีงวดค้างชำระ ${formatCount(periods)}\u00a0งวด`}>
      <p>
        <HowToPay satang={null} />
      </p>
      <p>ดอกเบี้ยคิดต่อทุกวันจนกว่าจะชำระ</p>
    </Band>
  );
}

/** Says how many instalments are left, and why they are not what the contract leaves; undefined where none is known. */
function leftWords({ contract, schedule }: LoanStatement): string | undefined {
  const { period_payamt: all, last_periodpay: paid, arrear_periods: late } = contract;
  if (schedule.length === 0) return undefined;
  const more = schedule.length - (all - paid - late);
  return [
    `เหลืออีก ${formatCount(schedule.length)}\u00a0งวด`,
    late > 0 && `ไม่รวมงวดที่ค้าง ${formatCount(late)}\u00a0งวด`,
    more < 0 && `เร็วกว่าสัญญา ${formatCount(-more)}\u00a0งวด เพราะค่างวดปัดขึ้นหรือเคยชำระเพิ่ม`,
    more > 0 && `ช้ากว่าสัญญา ${formatCount(more)}\u00a0งวด เพราะบางงวดชำระไม่ครบ`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Shows how many instalments are paid, how many are left, and when the last is expected. */
function Repaid({ data }: { data: LoanStatement }) {
  const { last_periodpay: paid, period_payamt: all, paid_percent, expected_end } = data.contract;
  const left = leftWords(data);
  // Paid today: what the records of yesterday still lack of it is not late any more.
  const isNotBooked =
    data.contract.arrear_periods === 0 && Boolean(parseBaht(data.outlook?.principal_arrear));
  return (
    <>
      <Progress
        label="ชำระแล้ว"
        value={paid}
        max={all}
        text={[
          text.progress(formatCount(paid), formatCount(all), paid_percent),
          expected_end && `คาดว่าชำระหมด ${formatThaiDate(expected_end).replaceAll(' ', '\u00a0')}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      />
      {left && <p className="note">{left}</p>}
      {isNotBooked && <p className="note">{paidText.notBooked}</p>}
    </>
  );
}

function factsOf(data: LoanStatement): FactRows {
  const { contract } = data;
  const arrear = parseBaht(contract.interest_arrear);
  return [
    ['วงเงินอนุมัติ', <Amount baht={contract.loanapprove_amt} />],
    ['วันทำสัญญา', formatThaiDate(contract.startcont_date)],
    ['อัตราดอกเบี้ย', `${contract.int_rate}\u00a0% ต่อปี`],
    [
      'แบบชำระ',
      <>
        {text.methods[contract.payment_type]} <Amount baht={contract.period_payment} />
      </>,
    ],
    ...(isClosed(contract) ? [] : [instalmentOf(data)]),
    arrear && ['ดอกเบี้ยค้าง', <Amount satang={arrear} />],
  ];
}

/** The newest order to pay more every month, and the way to change or stop it. */
function Standing({ order }: { order: NonNullable<Loan['standing_order']> }) {
  return (
    <section aria-label={text.standing}>
      <h3>{text.standing}</h3>
      <StandingOrderFacts order={order} />
      {mayOpen(paths.member.requestpromoney) && (
        <p className="no-print">
          <LinkButton to={paths.member.requestpromoney}>เปลี่ยนหรือหยุดคำสั่ง</LinkButton>
        </p>
      )}
    </section>
  );
}

const isClosed = (contract: Loan) => contract.contract_status === 'ปิดสัญญา';

/** One contract: where it stands, how it runs down, every movement, what is still to come. */
function LoanStatementView({ data }: { data: LoanStatement }) {
  const { contract, schedule } = data;
  const { loancontract_no: no, loantype_desc: name, arrear_periods } = contract;
  const paper = usePaper();
  const kind = useMemo(() => kindOf(data), [data]);
  return (
    <>
      {arrear_periods > 0 && <Arrears periods={arrear_periods} />}
      <AccountStatement
        kind={kind}
        text={text}
        data={data}
        owner={{ no, name, about: [text.contract, `${name} ${no}`] }}
        noteAs="LOAN"
        balance={contract.principal_balance}
        progress={<Repaid data={data} />}
        facts={factsOf(data)}
        underFacts={
          <>
            {contract.standing_order && <Standing order={contract.standing_order} />}
            {!isClosed(contract) && (
              <p className="no-print">
                <LinkButton to={paths.member.loanPlan(no)}>วางแผนชำระ</LinkButton>
              </p>
            )}
          </>
        }
        chart={<LoanChart data={data} />}
        printsPage={paper.isPage}
      />
      {schedule.length > 0 && <Schedule data={data} onPrint={paper.printPage} />}
      <div className="print-only">
        <PaperMark verification={data.verification} />
      </div>
    </>
  );
}

/** The debt since the payout, and as a dashed line its planned repayment. */
function LoanChart({ data: { contract, rows, schedule, as_of: asOf } }: { data: LoanStatement }) {
  const isOfYear = ({ sign_status, operate_date }: LoanRow) =>
    sign_status < 0 && yearOf(operate_date) === yearOf(asOf);
  const ofYear = rows.filter(isOfYear);
  const paid = sumSatang(ofYear.map((row) => parseBaht(row.principal_payment)));
  const interest = sumSatang(ofYear.map((row) => parseBaht(row.interest_payment)));
  return (
    <AreaChart
      title={text.chartTitle}
      caption={
        <Sentence>
          {(baht) =>
            `ปีนี้เงินต้นลดลง ${baht(paid)} จ่ายดอกเบี้ย ${baht(interest)}${contract.expected_end ? ` · คาดว่าชำระหมด ${formatThaiDate(contract.expected_end)}` : ''}`
          }
        </Sentence>
      }
      points={rows.flatMap((row) => dayPoint(row.operate_date, row.principal_balance))}
      projected={schedule.flatMap((row) => dayPoint(row.due_date, row.balance))}
      projectedNote="เส้นประคือยอดที่คาดไว้ หากชำระครบทุกงวด"
    />
  );
}
