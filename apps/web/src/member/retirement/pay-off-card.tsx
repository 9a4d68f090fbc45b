import { addMonths } from '@coop/finance/calendar';
import { comparePlans } from '@coop/finance/loans/extra-payment';
import { unlessRefused } from '@coop/finance/refused';
import { extraToEndBy, payMoreMonthly } from '@coop/finance/retirement/loan';
import { toWire } from '@coop/format/money';
import { formatThaiMonthShort, recvPeriodOf } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { SelectField } from '@coop/ui/select-field';
import { heard, useBaht } from '@coop/ui/sentence';
import { useState } from 'react';
import { LinkButton } from '../../page/link-button.tsx';
import { Announcement } from '../../page/read-aloud/announcement.tsx';
import { Spoken } from '../../page/read-aloud/spoken.tsx';
import { paths } from '../../site/paths.ts';
import { NumberedName } from '../../tables/numbered-name.tsx';
import { monthOf } from './figures.tsx';
import type { PlannedLoan, RetirementPlan } from './plan.ts';
import styles from './retirement.module.css';
import { text } from './text.ts';

/** Shows what to pay by when, so that nothing is owed on the day of retiring. */
export function PayOffCard({ plan }: { plan: RetirementPlan }) {
  const baht = useBaht();
  const starts = startsOf(plan);
  const [start, setStart] = useState(starts[0]);
  const { retireOn, outliving } = plan;
  if (retireOn === null || outliving.length === 0) return null;
  const from = start !== undefined && starts.includes(start) ? start : (starts[0] ?? retireOn);
  const ways = outliving.map((loan) => [loan, payOffOf(loan, from, retireOn)] as const);
  const sum = ways.reduce((all, [, way]) => all + (way?.extraSatang ?? 0), 0);
  return (
    <Card title={text.payOff}>
      {starts.length > 1 && (
        <div className={`${styles.field} no-print`}>
          <SelectField
            label="เริ่มชำระเพิ่มพร้อมค่างวดเดือน"
            value={from}
            options={starts.map((value) => ({
              value,
              label: formatThaiMonthShort(recvPeriodOf(value)),
            }))}
            onChange={(event) => setStart(event.target.value)}
          />
        </div>
      )}
      <Announcement words={heard(`ชำระเพิ่มเดือนละ ${baht(sum)}`)} />
      <Spoken of={text.payOff}>
        {ways.map(([loan, way]) => (
          <Way key={loan.no} loan={loan} way={way} />
        ))}
        {ways.length > 1 && (
          <p className="sum">
            รวมทุกสัญญา ชำระเพิ่มเดือนละ <Amount satang={sum} size="l" unit="บาท" />
          </p>
        )}
        <p className="note">คิดดอกเบี้ยตามจำนวนวันจริงด้วยอัตราปัจจุบัน เป็นจำนวนบาทเต็มที่น้อยที่สุดที่ทำให้หมดทัน</p>
      </Spoken>
      <div className="no-print">
        <LinkButton to={paths.member.requestFor('REPAY')}>ส่งคำขอชำระหนี้เพิ่ม</LinkButton>
      </div>
    </Card>
  );
}

function Way({ loan, way }: { loan: PlannedLoan; way: PayOff | undefined }) {
  const { no, name, end } = loan;
  return (
    <section className={styles.way}>
      <h3>
        <NumberedName name={name} no={no} />
      </h3>
      {way === undefined ? (
        <p>ข้อมูลสัญญาไม่พอให้คำนวณ กรุณาสอบถามสหกรณ์</p>
      ) : way.extraSatang === null ? (
        <p>ไม่เหลืองวดให้ชำระเพิ่มก่อนเกษียณ ปิดได้ครั้งเดียว</p>
      ) : (
        <Extra no={no} way={way} satang={way.extraSatang} was={end.lastDueOn ?? ''} />
      )}
      <Facts rows={[['หรือปิดครั้งเดียวในวันเกษียณ', <Amount satang={end.owedSatang} unit="บาท" />]]} />
    </section>
  );
}

function Extra({ no, way, satang, was }: { no: string; way: PayOff; satang: number; was: string }) {
  return (
    <>
      <div>
        <p className="quiet">ชำระเพิ่มเดือนละ</p>
        <Amount satang={satang} size="xl" unit="บาท" />
        <p className="quiet">{`นอกจากค่างวดเดิม ตั้งแต่ ${monthOf(way.from)} ถึง ${monthOf(way.endsOn)}`}</p>
      </div>
      <Facts
        rows={[
          ['งวดสุดท้าย', `${monthOf(way.endsOn)} (เดิม ${monthOf(was)})`],
          ['ดอกเบี้ยที่ประหยัด', <Amount satang={way.savedSatang} unit="บาท" />],
        ]}
      />
      <p className="no-print">
        <LinkButton
          to={paths.member.repayMonthly(no, toWire(satang), recvPeriodOf(way.from), '')}
          variant="primary"
        >
          สั่งชำระเพิ่มทุกเดือน <span className="visually-hidden">{no}</span>
        </LinkButton>
      </p>
    </>
  );
}

/** Days from which one could pay more: the next instalment, and the same month of every year before retiring. */
function startsOf({ next, retireOn }: RetirementPlan): string[] {
  const starts: string[] = [];
  for (
    let day = next.on;
    retireOn !== null && day <= retireOn;
    day = addMonths(next.on, starts.length * 12)
  ) {
    starts.push(day);
  }
  return starts;
}

/**
 * The least amount in whole baht beside the instalments from a day on that leaves nothing owed at
 * retirement, null when no instalment is left before; undefined when the contract's terms do not tell. With it the day
 * of the first and of the last payment, and what it saves, satang.
 */
const payOffOf = (loan: PlannedLoan, from: string, by: string) =>
  unlessRefused(() => {
    const { running } = loan;
    const extraSatang = extraToEndBy(running, from, by);
    if (extraSatang === null) return { extraSatang, from, endsOn: by, savedSatang: 0 };
    const rows = payMoreMonthly(running, from, extraSatang);
    const { interestSavedSatang: savedSatang } = comparePlans(running.rows, rows);
    return { extraSatang, from, endsOn: rows.at(-1)?.dueOn ?? by, savedSatang };
  });

type PayOff = NonNullable<ReturnType<typeof payOffOf>>;
