import type { CalendarDay } from '@coop/contracts/info/calendar';
import type { InfoHome } from '@coop/contracts/info/topic';
import { isDay } from '@coop/finance/calendar';
import { keyed } from '@coop/format/keyed';
import { formatThaiDate } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { WholeInTitle } from '@coop/ui/whole';
import Megaphone from 'lucide-react/icons/megaphone';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FeedView } from '../../../feed/feed-view.tsx';
import { useFeed } from '../../../feed/use-feed.ts';
import { categoryWords } from '../../../posts/text.ts';
import { paths } from '../../../site/paths.ts';
import styles from './feed.module.css';
import { News, nameOf, newestOf } from './news.tsx';
import { RatesCard } from './rates-card.tsx';

/** Advice on the password, said before anyone is asked for one, and the ways to a new one. */
function Safety() {
  return (
    <section aria-labelledby="safety" className={styles.safety}>
      <h2 id="safety">
        <ShieldCheck aria-hidden />
        เก็บรหัสผ่านของท่านให้ปลอดภัย
      </h2>
      <p>
        สหกรณ์ไม่เคยขอรหัสผ่านของท่านทางโทรศัพท์หรือข้อความ หากสงสัยว่ามีผู้อื่นรู้รหัสผ่านของท่าน โปรดโทรแจ้งสหกรณ์ทันที
      </p>
      <p>
        <Link to={paths.member.forget}>ลืมรหัสผ่าน</Link> หรือ{' '}
        <Link to={paths.member.register}>สมัครใช้งานครั้งแรก</Link>
      </p>
    </section>
  );
}

/** Lists that no section of the feed leads to. */
const MORE = [
  'overall_operation',
  'bussiness_report',
  'bussiness_report_monthy',
  'order',
  'coop_order',
  'coop_act',
  'video',
  'organization',
] as const;

/** The way to every other list, by its name. */
function ListsIndex({ sections }: Pick<InfoHome, 'sections'>) {
  const lists = new Map(sections.map((section) => [section.category, nameOf(section)]));
  lists.delete('news');
  lists.delete('notice');
  for (const key of MORE) lists.set(key, categoryWords(key)?.name ?? key);
  return (
    <nav aria-labelledby="lists" className={`${styles.section} no-print`}>
      <h2 id="lists">เรื่องอื่นจากสหกรณ์</h2>
      <ul className={styles.index}>
        {[...lists].map(([key, name]) => (
          <li key={key}>
            <Link to={paths.list(key)}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The newest notice; what the backend calls its announcement where it sends no notices. */
function NewestNotice({ home }: { home: InfoHome }) {
  const notices = home.sections.find(({ category }) => category === 'notice')?.rows ?? [];
  const newest = newestOf(notices);
  const shown = newest ?? home.announcement;
  if (!shown) return null;
  return (
    <p className={styles.announcement}>
      <Megaphone aria-hidden />
      <span>
        <strong>{newest ? 'ประกาศล่าสุด' : 'ประกาศ'}</strong>{' '}
        {newest && (
          <time dateTime={newest.published_at} className="note nowrap">
            {formatThaiDate(newest.published_at)}
          </time>
        )}{' '}
        <Link to={paths.show(shown.topic_id)}>
          <WholeInTitle>{shown.title}</WholeInTitle>
        </Link>
      </span>
    </p>
  );
}

/**
 * A part of the page; all of them read the same feed, which is fetched once.
 * @param height of the skeleton until it comes, about that of the part
 * @param isQuiet nothing stands here after a failure, because the parts beside it say so
 */
const part = (height: string, view: (home: InfoHome) => ReactNode, isQuiet = false) =>
  function HomePart() {
    const feed = useFeed('infoHomeShow', {});
    if (isQuiet && feed.isError && !feed.data) return null;
    return (
      <FeedView feed={feed} blocks={[height]}>
        {view}
      </FeedView>
    );
  };

const Rates = part('29rem', ({ rates }) => <RatesCard rates={rates} />);
export const HomeNotice = part('5.5rem', (home) => <NewestNotice home={home} />, true);
export const HomeNews = part('44rem', ({ sections }) => <News sections={sections} />);
export const HomeIndex = part('16rem', ({ sections }) => <ListsIndex sections={sections} />, true);

/** The next few days of the calendar, where the backend tells them. */
function NextDays({ days }: { days: readonly CalendarDay[] }) {
  const dated = days.filter(({ date }) => isDay(date));
  if (dated.length === 0) return null;
  return (
    <Card title="วันสำคัญถัดไป">
      <dl className={styles.rates}>
        {keyed(dated, ({ day_id }) => day_id).map(([key, { title, date }]) => (
          <div key={key}>
            <dt>{title}</dt>
            <dd className="nowrap">{formatThaiDate(date)}</dd>
          </div>
        ))}
      </dl>
      <p className="no-print">
        <Link to={paths.calendar}>ปฏิทินสหกรณ์ทั้งปี</Link>
      </p>
    </Card>
  );
}

const Days = part('15rem', ({ next_days = [] }) => <NextDays days={next_days} />, true);

/** The rates that most people ask for, and all of them folded; below, the next days and how to keep one's password. */
export const HomeRates = () => (
  <div className={styles.aside}>
    <Rates />
    <Days />
    <Safety />
  </div>
);
