import type { GuaranteedLoan, PaydownRow } from '@coop/contracts/member/coll';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { AnswerCard } from '@coop/ui/answer-card';
import { Button } from '@coop/ui/button';
import type { FactRows } from '@coop/ui/facts';
import { Fold } from '@coop/ui/fold';
import { AreaChart, dayPoint } from '@coop/ui/line-chart';
import { Progress } from '@coop/ui/progress';
import { Sentence } from '@coop/ui/sentence';
import { Tag } from '@coop/ui/tag';
import { useState } from 'react';
import { useMarked } from '../../page/marked.ts';
import { useByLaws } from '../../site/by-laws.ts';
import type { ExportColumn } from '../../tables/columns.ts';
import { dateColumn, moneyColumn } from '../../tables/money-column.tsx';
import { NumberedName } from '../../tables/numbered-name.tsx';
import { TableSection } from '../../tables/table-section.tsx';
import { numberColumn, personColumn, textColumn } from '../../tables/text-column.tsx';
import { text } from './text.ts';

/** Tells whether the borrower's membership has ended with the loan unpaid. */
export const hasEnded = ({ called_until }: GuaranteedLoan) => Boolean(called_until);

/** Paid on time, late and by how many months, or left unpaid by a settlement. */
function standingOf(loan: GuaranteedLoan): string {
  const { arrear_periods, contract_status } = loan;
  if (hasEnded(loan)) return 'ผู้กู้สิ้นสมาชิกภาพ';
  return arrear_periods > 0 ? text.lateTag(formatCount(arrear_periods)) : contract_status;
}

function StandingTag({ loan }: { loan: GuaranteedLoan }) {
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
    loan.late_since && [
      hasEnded(loan) ? 'ค้างชำระแทนตั้งแต่' : 'ค้างตั้งแต่งวด',
      formatThaiDate(loan.late_since),
    ],
    ['เริ่มสัญญา', formatThaiDate(loan.startcont_date)],
    ['หมดหน้าที่ค้ำประกัน', formatThaiDate(loan.expected_end)],
  ];
}

/** Shows what I would pay a month if the borrower stopped. */
export function Cost({ amount, until = '' }: { amount: string; until?: string | undefined }) {
  return (
    <Sentence>
      {(baht) =>
        `หากผู้กู้หยุดชำระ ท่านอาจต้องชำระแทนเดือนละ ${baht(parseBaht(amount))}${until && ` จนถึง ${formatThaiDate(until)}`}`
      }
    </Sentence>
  );
}

/** Shows what I am asked for, and by when after the borrower's settlement. */
export function Called({ loan }: { loan: GuaranteedLoan }) {
  const { called_amount, called_until, contract_status } = loan;
  const until = hasEnded(loan) && contract_status === 'ค้างชำระ' ? 'พ้นกำหนดเมื่อ' : 'ภายใน';
  return (
    <strong>
      <Sentence>
        {(baht) =>
          `สหกรณ์เรียกให้ท่านชำระแทนตามส่วน ${baht(parseBaht(called_amount))}${called_until && ` ${until} ${formatThaiDate(called_until)}`}`
        }
      </Sentence>
    </strong>
  );
}

function footOf(loan: GuaranteedLoan) {
  if (hasEnded(loan)) {
    return parseBaht(loan.called_amount) === 0 ? 'ท่านชำระส่วนของท่านครบแล้ว' : <Called loan={loan} />;
  }
  return <Cost amount={loan.monthly_liability} until={loan.expected_end} />;
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
      isMarked={useMarked() === loan.loancontract_no}
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

const { columns } = text;

/** Returns what both tables have: whose contract each is, and its own columns after that. */
const tableOf = (
  rows: readonly GuaranteedLoan[],
  more: readonly ExportColumn<GuaranteedLoan>[],
) => ({
  rows,
  columns: [
    personColumn('borrower', columns.borrower, (loan: GuaranteedLoan) => loan.borrower_name, {
      priority: 'title',
    }),
    numberColumn('memberNo', columns.memberNo, (loan: GuaranteedLoan) => loan.borrower_member_no),
    numberColumn('contract', columns.contract, (loan: GuaranteedLoan) => loan.loancontract_no),
    ...more,
  ],
  rowKey: (loan: GuaranteedLoan) => loan.loancontract_no,
  totalsLabel: 'รวมทุกสัญญา',
});

/** The contracts I guarantee side by side. */
export function GivenTable({ loans: totalOf }: { loans: readonly GuaranteedLoan[] }) {
  const table = tableOf(totalOf, [
    moneyColumn('approved', 'วงเงินอนุมัติ', (loan) => loan.loanapprove_amt, { totalOf }),
    moneyColumn('balance', 'หนี้คงเหลือ', (loan) => loan.principal_balance, { totalOf }),
    moneyColumn('mine', columns.mine, (loan) => loan.guarantee_amount, { totalOf }),
    moneyColumn('monthly', 'ภาระต่อเดือน', (loan) => loan.monthly_liability, { totalOf }),
    textColumn('status', 'สถานะ', standingOf, { cell: (loan) => <StandingTag loan={loan} /> }),
  ]);
  return <TableSection caption="สรุปสัญญาที่ท่านค้ำประกัน" headingLevel={3} {...table} />;
}

/** Contracts that were paid off within the year: proof that one is free again. */
export function ReleasedTable({ loans: totalOf }: { loans: readonly GuaranteedLoan[] }) {
  const { released_months } = useByLaws().guarantors;
  const table = tableOf(totalOf, [
    dateColumn('released', 'หมดหน้าที่เมื่อ', (loan) => loan.released_date),
    moneyColumn('mine', columns.mine, (loan) => loan.guarantee_amount, { totalOf }),
  ]);
  return (
    <TableSection
      caption={`สัญญาที่หมดหน้าที่ค้ำประกันในรอบ ${formatCount(released_months)} เดือน`}
      {...table}
    />
  );
}

const COLUMNS: readonly ExportColumn<PaydownRow>[] = [
  dateColumn('due', 'งวดวันที่', (row) => row.due_date),
  moneyColumn('mine', 'ส่วนของท่าน (บาท)', (row) => row.my_payment, { strong: true }),
  moneyColumn('balance', 'หนี้หลังงวดนี้ (บาท)', (row) => row.principal_balance),
];

const FIRST_ROWS = 12;

interface FallingProps {
  readonly loan: GuaranteedLoan;
  readonly rows: readonly PaydownRow[];
  readonly asOf: string;
}

/** The debt falling from today to nothing; in words when half of it is gone, and when all. */
function FallingChart({ loan, rows, asOf }: FallingProps) {
  const now = parseBaht(loan.principal_balance);
  const half = rows.find((row) => {
    const left = parseBaht(row.principal_balance);
    return now !== null && left !== null && left * 2 < now;
  });
  return (
    <AreaChart
      title="หนี้คงเหลือในเดือนต่อ ๆ ไป"
      caption={
        half && (
          <Sentence>
            {`หากผู้กู้ชำระตามกำหนด หนี้จะเหลือไม่ถึงครึ่งของวันนี้ในงวด ${formatThaiDate(half.due_date)} และหมดในงวด ${formatThaiDate(rows.at(-1)?.due_date ?? '')}`}
          </Sentence>
        )
      }
      points={dayPoint(asOf, loan.principal_balance)}
      projected={rows.flatMap((row) => dayPoint(row.due_date, row.principal_balance))}
      height={200}
    />
  );
}

/** Shows how a guaranteed debt falls and what each month would cost the guarantor; folded, because it is long. */
export function Paydown({ loan, asOf }: Omit<FallingProps, 'rows'>) {
  const rows = Array.isArray(loan.paydown) ? loan.paydown : [];
  const late = loan.arrear_periods;
  if (rows.length === 0) return null;
  return (
    <Fold
      summary={[
        `หนี้จะลดลงอย่างไร และส่วนของท่านแต่ละเดือน อีก ${formatCount(rows.length)}\u00a0งวด`,
        late > 0 && `ไม่รวมงวดที่ค้าง ${formatCount(late)}\u00a0งวด`,
      ]
        .filter(Boolean)
        .join(' ')}
      later
    >
      <div className="stack">
        <FallingChart loan={loan} rows={rows} asOf={asOf} />
        <Months loan={loan} rows={rows} />
        <p className="note">
          เป็นประมาณการตามสัญญาและอัตราดอกเบี้ยวันนี้ ส่วนของท่านคือจำนวนที่อาจต้องชำระแทนในเดือนนั้นหากผู้กู้ไม่ชำระ
        </p>
      </div>
    </Fold>
  );
}

/** A year of months; the others are asked for. */
function Months({ loan, rows }: Omit<FallingProps, 'asOf'>) {
  const [isComplete, setWhole] = useState(false);
  const whose = text.person(loan.borrower_name, loan.borrower_member_no);
  return (
    <>
      <TableSection
        caption={`หนี้และส่วนของท่านแต่ละเดือน ${loan.loancontract_no}`}
        file={{ about: [[text.columns.borrower, whose]] }}
        headingLevel={3}
        columns={COLUMNS}
        rows={isComplete ? rows : rows.slice(0, FIRST_ROWS)}
        rowKey={(row) => row.due_date}
      />
      {!isComplete && rows.length > FIRST_ROWS && (
        <p className="no-print">
          <Button onClick={() => setWhole(true)}>{`ดูครบทั้ง ${formatCount(rows.length)} งวด`}</Button>
        </p>
      )}
    </>
  );
}
