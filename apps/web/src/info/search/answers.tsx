import type { KnownByLaws } from '@coop/contracts/by-laws/by-laws-of';
import type { CalendarDay } from '@coop/contracts/info/calendar';
import { nextDayOfMonth, nextDayOfYear } from '@coop/finance/calendar';
import { keyed } from '@coop/format/keyed';
import { bangkokDate, formatThaiDate, toBuddhistYear } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { buttonClass } from '@coop/ui/button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fileSize } from '../../posts/file-size.ts';
import { useByLaws } from '../../site/by-laws.ts';
import type { Asked, Found } from '../../site/found.ts';
import { PhoneLink } from '../../site/links/phone-link.tsx';
import { nextDayIn } from '../../site/next-day.ts';
import { paths } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';
import { useNow } from '../../site/use-now.ts';
import styles from './search.module.css';

function Answer({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.answer} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Form({ form }: { form: NonNullable<Found['form']> }) {
  return (
    <Answer title="แบบฟอร์มฉบับล่าสุด">
      <p>
        <Link to={form.href}>{form.title}</Link>
      </p>
      <a href={`/${form.file.replace(/^\/+/, '')}`} download className={buttonClass('primary')}>
        {`ดาวน์โหลด ${fileSize(form.size)}`.trim()}
      </a>
    </Answer>
  );
}

function Rates({ rates }: Pick<Found, 'rates'>) {
  return (
    <Answer title="อัตราดอกเบี้ยปัจจุบัน">
      <dl className={styles.facts}>
        {keyed(rates, ({ name }) => name).map(([key, { name, rate, since }]) => (
          <div key={key}>
            <dt>
              {name} <span className="note nowrap">มีผลตั้งแต่ {formatThaiDate(since)}</span>
            </dt>
            <dd>ร้อยละ {rate} ต่อปี</dd>
          </div>
        ))}
      </dl>
      <Link to={paths.rates}>ดูอัตราทั้งหมดและอัตราที่ผ่านมา</Link>
    </Answer>
  );
}

interface DividendProps {
  readonly dividend: NonNullable<Found['dividend']>;
  readonly paidOn: string;
}

function Dividend({ dividend, paidOn }: DividendProps) {
  if (!Number.isFinite(dividend.year)) return null;
  return (
    <Answer title={`เงินปันผลและเฉลี่ยคืน ปี ${toBuddhistYear(dividend.year)}`}>
      <dl className={styles.facts}>
        <div>
          <dt>เงินปันผล</dt>
          <dd>ร้อยละ {dividend.dividend_rate}</dd>
        </div>
        <div>
          <dt>เงินคืนตามดอกเบี้ย</dt>
          <dd>ร้อยละ {dividend.refund_rate}</dd>
        </div>
        <div>
          <dt>วันจ่ายครั้งถัดไป</dt>
          <dd>{joinFigures(formatThaiDate(paidOn, 'long'))}</dd>
        </div>
      </dl>
      <Link to={paths.caldividend}>คำนวณเงินปันผลของท่าน</Link>
    </Answer>
  );
}

/** The days by which something must be sent in, the next one first: of the calendar, else of the by-laws. */
function deadlinesOf(
  days: readonly CalendarDay[],
  { welfare, confirmation }: KnownByLaws,
  today: string,
) {
  const papers = days.filter(({ kind, date }) => kind === 'PAPERS' && date >= today);
  const byTitle = [...Map.groupBy(papers, ({ title }) => title.replace(/^วันสุดท้ายที่/, ''))];
  if (papers.length > 0) return byTitle.map(([name, [next]]) => ({ name, on: next?.date ?? '' }));
  const rounds = welfare.kinds.flatMap(({ name, closes_on }) =>
    closes_on === undefined ? [] : [{ name: `ยื่นขอ${name}`, on: nextDayOfYear(today, closes_on) }],
  );
  const confirm = { name: 'ตอบยืนยันยอด', on: nextDayOfYear(today, confirmation.closes_on) };
  return [...rounds, confirm].sort((a, b) => (a.on < b.on ? -1 : 1));
}

interface DaysProps {
  readonly days: readonly CalendarDay[];
  readonly today: string;
}

function Deadlines({ days, today }: DaysProps) {
  return (
    <Answer title="วันสุดท้ายที่รับเรื่อง">
      <dl className={styles.facts}>
        {deadlinesOf(days, useByLaws(), today).map(({ name, on }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{joinFigures(formatThaiDate(on, 'long'))}</dd>
          </div>
        ))}
      </dl>
    </Answer>
  );
}

function PayDay({ days, today }: DaysProps) {
  const { payout_days } = useByLaws().loans;
  const next = nextDayIn(days, 'PAYOUT', today) ?? nextDayOfMonth(today, payout_days);
  if (!next) return null;
  return (
    <Answer title="วันจ่ายเงินกู้">
      <p>
        ครั้งถัดไป <strong className="nowrap">{formatThaiDate(next, 'long')}</strong>
      </p>
      <p className="note">{`ทุกวันที่ ${payout_days.join(' และ ')} ของเดือน หากตรงกับวันหยุดทำการ กรุณาสอบถามสหกรณ์`}</p>
    </Answer>
  );
}

function Phone() {
  const { phone } = useSite();
  if (!phone) return null;
  return (
    <Answer title="โทรศัพท์">
      <p className={styles.phone}>
        <PhoneLink />
      </p>
      <Link to={paths.contact}>ที่อยู่ เวลาทำการ และช่องทางอื่น</Link>
    </Answer>
  );
}

/** Shows what the site itself knows to a common question, above what was found. */
export function Answers({ found }: { found: Found }) {
  const today = bangkokDate(useNow());
  const { dividend } = useByLaws();
  const { days } = found;
  const asks = (text: Asked) => found.asked.includes(text);
  return (
    <div className={styles.answers}>
      {found.form && <Form form={found.form} />}
      {asks('rate') && found.rates.length > 0 && <Rates rates={found.rates} />}
      {found.dividend && (
        <Dividend
          dividend={found.dividend}
          paidOn={nextDayIn(days, 'PAID', today) ?? nextDayOfYear(today, dividend.paid_on)}
        />
      )}
      {asks('payday') && <PayDay days={days} today={today} />}
      {asks('deadline') && <Deadlines days={days} today={today} />}
      {asks('phone') && <Phone />}
      {found.closed && (
        <Answer title="วันปิดทำการ">
          <p>{found.closed}</p>
        </Answer>
      )}
    </div>
  );
}
