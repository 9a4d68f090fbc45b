import { titleOf } from '@coop/addresses/title';
import type { CalendarDay, InfoCalendar } from '@coop/contracts/info/calendar';
import { isDay } from '@coop/finance/calendar';
import { keyed } from '@coop/format/keyed';
import { formatThaiDate, formatThaiMonth, recvPeriodOf } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Band } from '@coop/ui/band';
import { buttonClass } from '@coop/ui/button';
import { EmptyState } from '@coop/ui/empty-state';
import CalendarDays from 'lucide-react/icons/calendar-days';
import type { LoaderFunction } from 'react-router';
import { FeedView } from '../../feed/feed-view.tsx';
import { askForSubject, pageContext } from '../../feed/loader.ts';
import { isUnknownCall, useFeed } from '../../feed/use-feed.ts';
import { PublicPage } from '../../frame/pages/public-page.tsx';
import { PrintPage } from '../../page/print-page.tsx';
import { PublicCrumbs } from '../../posts/crumbs.tsx';
import { CALENDAR_FILE } from '../../site/calendar-file.ts';
import { PhoneLine } from '../../site/links/phone-link.tsx';
import styles from './calendar.module.css';

const TITLE = titleOf('/calendar');

export const loader: LoaderFunction = ({ context }) =>
  askForSubject(context.get(pageContext), 'infoCalendarList', {});

/** /calendar: the days of the next twelve months that concern everybody, to be kept and to be hung on a wall. */
export function Component() {
  const feed = useFeed('infoCalendarList', {});
  const isAbsent = isUnknownCall(feed.error);
  return (
    <PublicPage
      title={TITLE}
      description="วันจ่ายเงินกู้ วันสุดท้ายที่รับเรื่อง วันหักเงิน วันปิดทำการ วันประชุม และวันเลือกตั้ง"
      noIndex={isAbsent}
      crumbs={<PublicCrumbs items={[{ label: TITLE }]} />}
    >
      {isAbsent ? (
        <None />
      ) : (
        <FeedView feed={feed} blocks={['5rem', '40rem']}>
          {(calendar) => <Calendar calendar={calendar} />}
        </FeedView>
      )}
    </PublicPage>
  );
}

function None() {
  return (
    <EmptyState title="สหกรณ์ยังไม่ได้เผยแพร่ปฏิทินในหน้านี้">
      <PhoneLine>สอบถามเจ้าหน้าที่ โทรศัพท์</PhoneLine>
    </EmptyState>
  );
}

function Calendar({ calendar }: { calendar: InfoCalendar }) {
  const days = calendar.days.filter(({ date }) => isDay(date));
  const [next] = days;
  if (!next) return <None />;
  const months = Map.groupBy(days, ({ date }) => recvPeriodOf(date));
  return (
    <>
      <div className="no-print">
        <Band tone="info" title={`ถัดไป ${formatThaiDate(next.date, 'full')}`}>
          {next.title}
        </Band>
      </div>
      <p className="row no-print">
        <a className={buttonClass()} href={CALENDAR_FILE} download>
          <CalendarDays aria-hidden />
          เก็บลงปฏิทินของท่าน (.ics)
        </a>
        <PrintPage className="needs-scripts">พิมพ์ติดผนัง</PrintPage>
      </p>
      <div className={styles.months}>
        {[...months].map(([month, ofMonth]) => (
          <Month key={month} name={formatThaiMonth(month)} days={ofMonth} />
        ))}
      </div>
      <p className="note">วันอาจเปลี่ยนเมื่อสหกรณ์ประกาศ กรุณาดูประกาศล่าสุดก่อนมาติดต่อ</p>
    </>
  );
}

function Month({ name, days }: { name: string; days: readonly CalendarDay[] }) {
  return (
    <section className={styles.month} aria-label={name}>
      <h2>{joinFigures(name)}</h2>
      <ul className={styles.days}>
        {keyed(days, ({ day_id }) => day_id).map(([key, { date, kind, title }]) => (
          <li key={key} className={kind === 'CLOSED' ? styles.closed : undefined}>
            <time dateTime={date}>{formatThaiDate(date, 'inMonth')}</time>
            <span>{joinFigures(title)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
