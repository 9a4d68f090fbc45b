import type { MemberKep } from '@coop/contracts/member/kep';
import { monthIndex } from '@coop/finance/calendar';
import { keyed } from '@coop/format/keyed';
import { formatCount, formatRate } from '@coop/format/money';
import { formatThaiDate, formatThaiMonthShort } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { Sentence } from '@coop/ui/sentence';
import { Skeleton } from '@coop/ui/skeleton';
import { LinkButton } from '../../page/link-button.tsx';
import { Spoken } from '../../page/read-aloud/spoken.tsx';
import { whose } from '../../session/whose.ts';
import { type DueOn, useByLaws, useDueOn } from '../../site/by-laws.ts';
import { PhoneButton } from '../../site/links/phone-link.tsx';
import { paths } from '../../site/paths.ts';
import { PaidLine } from '../paid-bill.tsx';
import styles from './overdue.module.css';
import { loweredOf, type OverdueMonth, overdueOf, spanWords } from './overdue.ts';
import { reasonWords } from './short-reason.ts';
import { text } from './text.ts';
import { type OverdueFacts, useOverdue } from './use-overdue.ts';

/**
 * The day on which as many instalments are overdue as it takes.
 * @param calledAfter overdue instalments after which the cooperative asks the guarantors
 */
function calledOn(
  { overdue, loanPeriods }: OverdueFacts,
  calledAfter: number,
  dueOn: DueOn,
): string {
  const first = monthIndex(overdue.next?.due_date ?? overdue.asOf);
  return formatThaiDate(dueOn(first + calledAfter - loanPeriods - 1));
}

function guarantorWords(facts: OverdueFacts, calledAfter: number, dueOn: DueOn): string[] {
  const { guarantors, loanPeriods } = facts;
  if (guarantors === 0 || loanPeriods === 0) return [];
  const periods = formatCount(calledAfter);
  const people = formatCount(guarantors);
  if (loanPeriods >= calledAfter)
    return [
      `ค้างครบ ${periods} งวดแล้ว สหกรณ์เรียกให้ผู้ค้ำประกัน ${people} คนของท่านชำระแทนตามส่วน กรุณาติดต่อสหกรณ์โดยเร็ว`,
    ];
  return [
    `เมื่อค้างครบ ${periods} งวด (${calledOn(facts, calledAfter, dueOn)}) สหกรณ์จะเรียกให้ผู้ค้ำประกัน ${people} คนของท่านชำระแทนตามส่วน ขอปรับโครงสร้างหนี้ได้ก่อนวันนั้น`,
    'ผู้ค้ำประกันได้รับแจ้งแล้วตั้งแต่งวดแรกที่ค้าง',
  ];
}

/** Shows what comes of it if it stays unpaid. */
function Follows({ facts }: { facts: OverdueFacts }) {
  const { called_after } = useByLaws().guarantors;
  const dueOn = useDueOn();
  const words = [
    ...guarantorWords(facts, called_after, dueOn),
    ...(facts.loanPeriods > 0
      ? [text.interest, 'หากยังค้างอยู่ ณ วันสิ้นปีบัญชี ท่านจะไม่ได้รับเงินคืนตามดอกเบี้ยของปีนั้น']
      : []),
    'ยอดที่ค้างจะเรียกเก็บพร้อมงวดถัดไป จนกว่าจะชำระครบ',
  ];
  return (
    <Card title="จะเกิดอะไรต่อไป">
      <ul className={styles.follows}>
        {words.map((word) => (
          <li key={word}>{joinFigures(whose(word))}</li>
        ))}
      </ul>
    </Card>
  );
}

/** Shows what is overdue by month and why, with this month's, against the salary; how to pay; what follows. */
export function OverdueView({ list }: { list: MemberKep }) {
  const { isPending, facts } = useOverdue(list);
  if (!facts) return null;
  if (isPending) return <Skeleton blocks={['30rem', '11rem']} />;
  return (
    <>
      <div className={styles.card}>
        <Card title={<OverdueTitle satang={facts.overdue.satang} />}>
          <Spoken of={text.title}>
            <p className={styles.why}>{periodsWords(facts.overdue.months)}</p>
            <Months facts={facts} list={list} />
            <Salary facts={facts} />
          </Spoken>
        </Card>
      </div>
      <div className={`${styles.actions} no-print`}>
        <PayLink satang={facts.overdue.satang} />
        <PhoneButton>{text.call}</PhoneButton>
      </div>
      <Follows facts={facts} />
    </>
  );
}

export const OverdueTitle = ({ satang }: { satang: number }) => (
  <Sentence>{(baht) => `${text.title} ${baht(satang)}`}</Sentence>
);

/** Returns how many months, and which. */
export function periodsWords(months: readonly OverdueMonth[]): string {
  const names = months.map((month) => formatThaiMonthShort(month.recvPeriod));
  return joinFigures(`${formatCount(months.length)} งวด: ${spanWords(names)}`);
}

/** Shows how the bill became what is owed: of an open one what was paid, of a due one why it is less. */
export function OwedLine({ list }: { list: MemberKep }) {
  const overdue = overdueOf(list);
  const lowered = loweredOf(list);
  if (list.paid_bill || !overdue || !lowered) return <PaidLine bill={list.paid_bill} />;
  const { billed, paid, lower } = lowered;
  return (
    <p>
      <Sentence>
        {(baht) =>
          [
            `ใบเรียกเก็บ ${baht(billed)}`,
            paid > 0 && `− ชำระแล้ว ${baht(paid)}`,
            `− ดอกเบี้ยที่ลดลงเพราะชำระก่อนครบกำหนด ${baht(lower)}`,
            `= ${text.title} ${baht(overdue.satang)}`,
          ]
            .filter(Boolean)
            .join(' ')
        }
      </Sentence>
    </p>
  );
}

/** Leads to where it can be paid, with the sum on it. */
export function PayLink({ satang }: { satang: number }) {
  return (
    <LinkButton to={paths.member.kepPay} variant="primary">
      <span>
        <span className="nowrap">ชำระส่วนที่ค้าง</span>{' '}
        <span className="nowrap">
          <Amount satang={satang} unit="บาท" />
        </span>
      </span>
    </LinkButton>
  );
}

interface RowProps {
  readonly term: string;
  readonly satang: number | null;
  readonly why?: string;
  readonly isTotal?: boolean;
}

function Row({ term, satang, why, isTotal = false }: RowProps) {
  return (
    <div className={isTotal ? `${styles.row} ${styles.total}` : styles.row}>
      <dt>{joinFigures(term)}</dt>
      <dd>
        <Amount satang={satang} unit="บาท" />
      </dd>
      {why ? <dd className={styles.why}>{why}</dd> : null}
    </div>
  );
}

function Months({ facts, list }: { facts: OverdueFacts; list: MemberKep }) {
  const { overdue, monthSatang, billSatang } = facts;
  const { next } = overdue;
  const isBilled = next !== undefined && monthSatang !== null && billSatang !== null;
  const day = formatThaiDate(next?.due_date);
  return (
    <>
      <dl className={styles.rows}>
        {keyed(overdue.months, (row) => row.recvPeriod).map(([key, month]) => (
          <Row
            key={key}
            term={text.ofMonth(formatThaiMonthShort(month.recvPeriod))}
            satang={month.satang}
            why={reasonWords(month.reason, month.payer)}
          />
        ))}
        {isBilled && (
          <>
            <Row term={`งวดเดือนนี้ ${formatThaiMonthShort(next.recv_period)}`} satang={monthSatang} />
            <Row
              term={next.payer === 'SELF' ? `รวมที่ต้องชำระภายใน ${day}` : `รวมที่จะหัก ${day}`}
              satang={billSatang}
              isTotal
            />
          </>
        )}
      </dl>
      <OwedLine list={list} />
    </>
  );
}

/** The bill to come against what may be deducted; only where the salary is known and pays it. */
function Salary({ facts: { room, overdue, billSatang } }: { facts: OverdueFacts }) {
  if (!room || overdue.next?.payer === 'SELF') return null;
  const { salarySatang, roomSatang, minimum } = room;
  // What is to be paid is what is overdue: it leaves this.
  const left = billSatang === null ? 0 : Math.max(0, billSatang - overdue.satang);
  const beyond = left - roomSatang;
  const isShort = billSatang !== null && billSatang > roomSatang;
  return (
    <div className={styles.why}>
      <p>
        <Sentence>
          {(baht) =>
            `เงินเดือน ${baht(salarySatang)} หักได้ไม่เกิน ${baht(roomSatang)} (เหลือไว้ร้อยละ ${formatRate(minimum).replace('.00', '')})`
          }
        </Sentence>
      </p>
      {isShort && (
        <p>
          <Sentence>
            {(baht) =>
              `จึงหักใบเรียกเก็บนี้ไม่ครบ เมื่อชำระส่วนที่ค้าง ${baht(overdue.satang)} แล้วจะเหลือ ${baht(left)} ${beyond > 0 ? `ยังหักไม่ได้อีก ${baht(beyond)}` : 'ซึ่งหักได้ครบ'}`
            }
          </Sentence>
        </p>
      )}
    </div>
  );
}
