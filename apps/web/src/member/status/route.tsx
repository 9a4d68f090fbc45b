import type { MembershipEnding } from '@coop/contracts/member/ahead/settlement';
import type { MemberOverview } from '@coop/contracts/member/overview';
import { isDay } from '@coop/finance/calendar';
import { parseBaht } from '@coop/format/money';
import {
  formatThaiDate,
  formatThaiDateTime,
  formatThaiMonthShort,
  isEmptyDate,
  recvPeriodOf,
  toBuddhistYear,
} from '@coop/format/thai-date';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { Fold } from '@coop/ui/fold';
import { AreaChart, type ChartPoint, epochDay } from '@coop/ui/line-chart';
import { Sentence } from '@coop/ui/sentence';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Flower from 'lucide-react/icons/flower-2';
import HandHeart from 'lucide-react/icons/hand-heart';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Send from 'lucide-react/icons/send';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useRef } from 'react';
import { Link, type LoaderFunction } from 'react-router';
import { HeldBand } from '../../collection/held-band.tsx';
import { FeedView } from '../../feed/feed-view.tsx';
import { pageContext } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/pages/member-page.tsx';
import { LinkButton } from '../../page/link-button.tsx';
import { ReadAloud } from '../../page/read-aloud/read-aloud.tsx';
import { isOpenToRelative } from '../../session/relative-pages.ts';
import { useMemberSession } from '../../session/session.ts';
import { whose } from '../../session/whose.ts';
import { paths } from '../../site/paths.ts';
import { Person } from './person.tsx';
import { Recent } from './recent.tsx';
import styles from './status.module.css';
import { Summary, ThisMonth } from './summary.tsx';
import { TaskList } from './tasks/task-list.tsx';
import { text } from './text.ts';

/** Screens that the side menu of the specification does not list (MEM-29), and calendar and notes. */
const SCREENS = [
  [paths.member.requestpromoney, Send, 'คำขอทำรายการเงิน', 'ถอนเงิน ซื้อหุ้น กู้ฉุกเฉิน ชำระหนี้'],
  [paths.member.welfare, HandHeart, 'สวัสดิการ', 'สิทธิ ประวัติ และยื่นคำขอ'],
  [paths.member.calendar, CalendarDays, 'ปฏิทิน', 'วันหักเงิน ปันผล สวัสดิการ และประชุม'],
  [paths.member.notes, NotebookPen, 'บันทึกของท่าน', 'ข้อความที่ท่านจดไว้ในรายการต่าง\u00a0ๆ'],
  [paths.member.consent, ShieldCheck, 'ความยินยอมและข้อมูลของท่าน', 'ดู ถอน และขอสำเนาข้อมูล'],
  [paths.member.kepcrem, Flower, 'ฌาปนกิจสงเคราะห์', 'สมาชิกภาพและยอดรายเดือน'],
] as const;

function SeeAlso() {
  const isRelative = useMemberSession()?.relative !== undefined;
  const screens = isRelative ? SCREENS.filter(([to]) => isOpenToRelative(to)) : SCREENS;
  return (
    <nav aria-label="บริการอื่นของสมาชิก" className={`${styles.also} no-print`}>
      {screens.map(([to, Icon, name, what]) => (
        <Link key={to} to={to}>
          <Icon aria-hidden />
          <span>
            <strong>{whose(name)}</strong> <span className="under">{what}</span>
          </span>
          <ChevronRight aria-hidden />
        </Link>
      ))}
    </nav>
  );
}

const unbroken = (words: string) => words.replaceAll(' ', '\u00a0');

/** One quiet line in the last years of work, when a contract runs on beyond the salary. */
function RetirementLine({ data: { outlives_retirement: work } }: { data: MemberOverview }) {
  if (!work || !isDay(work.retire_date) || !isDay(work.loan_end)) return null;
  const end = formatThaiMonthShort(recvPeriodOf(work.loan_end));
  return (
    <p>
      {`ท่านเกษียณ ${unbroken(formatThaiDate(work.retire_date))} แต่ยังผ่อนเงินกู้ต่อถึง ${unbroken(end)}`}{' '}
      <Link to={paths.member.retirement}>ดูว่าต้องชำระเพิ่มเท่าใด</Link>
    </p>
  );
}

export const loader: LoaderFunction = ({ context }) =>
  context.get(pageContext).ask('memberOverviewShow', {});

/** /member/status: what I must do, what is taken this month and why, what I own and owe, what happened last. */
export function Component() {
  const isRelative = useMemberSession()?.relative !== undefined;
  const overview = useFeed('memberOverviewShow', {});
  return (
    <MemberPage>
      <FeedView feed={overview} blocks={['18rem', '9rem', '24rem']}>
        {(data) => <OverviewView data={data} />}
      </FeedView>
      {isRelative ? (
        // Of who has died, for whom the overview does not open, the sheet alone may be read.
        overview.isError && (
          <Band tone="info" title="หากสมาชิกเสียชีวิต" action={TO_SHEET}>
            ญาติดูได้เฉพาะใบสรุปการหักกลบลบหนี้
          </Band>
        )
      ) : (
        <Fold summary="ข้อมูลส่วนตัวและสังกัดของท่าน" later>
          <AskedPerson />
        </Fold>
      )}
    </MemberPage>
  );
}

function OverviewView({ data }: { data: MemberOverview }) {
  const answers = useRef<HTMLDivElement>(null);
  const isRelative = useMemberSession()?.relative !== undefined;
  const aloud = <ReadAloud region={answers} of={text.title} />;
  return (
    <>
      <div className="stack" ref={answers}>
        <EndingBand ending={data.ending} />
        <TaskList data={data} />
        {data.kep ? (
          <ThisMonth data={data} kep={data.kep} tools={aloud} />
        ) : (
          <Card actions={aloud}>เดือนนี้ยังไม่มีรายการเรียกเก็บ</Card>
        )}
        <HeldBand held={data.held} />
        <Summary data={data} />
        {!isRelative && <RetirementLine data={data} />}
      </div>
      <Recent rows={data.recent} />
      <SeeAlso />
      <ShareGrowth years={data.share_by_year} />
      <LastSignIn data={data} />
    </>
  );
}

const TO_SHEET = <LinkButton to={paths.member.settlement}>ดูใบสรุปการหักกลบ</LinkButton>;

/** Says that the membership is to end, or has ended; nothing for who stays. */
function EndingBand({ ending }: { ending: MembershipEnding | undefined }) {
  if (!ending) return null;
  const { ending_desc, settlement_status, board_date } = ending;
  const day = formatThaiDate(board_date);
  return settlement_status === 'สิ้นสมาชิกภาพแล้ว' ? (
    <Band tone="info" title={`สิ้นสมาชิกภาพแล้วเมื่อ ${day}`} action={TO_SHEET}>
      ดูว่าหักหนี้แล้วสหกรณ์จ่ายคืนเท่าใด
    </Band>
  ) : (
    <Band
      tone="waiting"
      title={`สหกรณ์รับเรื่อง${ending_desc}แล้ว คณะกรรมการพิจารณา ${day}`}
      action={TO_SHEET}
    >
      ส่งคำขอใหม่ไม่ได้แล้ว ดูยอดที่คาดว่าจะได้รับหรือต้องชำระ
    </Band>
  );
}

/** Shows when and where the member signed in before; nothing where the backend does not say. */
function LastSignIn({ data }: { data: MemberOverview }) {
  const { last_sign_in_at: signedInAt, last_sign_in_device: device } = data;
  if (isEmptyDate(signedInAt)) return null;
  return (
    <p className="note no-print">
      เข้าใช้ครั้งก่อน <span className="nowrap">{formatThaiDateTime(signedInAt)}</span>
      {device && ` จาก`}
      {device && <span className="nowrap">{device}</span>} ·{' '}
      <Link to={paths.member.session}>ดูอุปกรณ์ที่เข้าสู่ระบบ</Link>
    </p>
  );
}

/** Shows who the member is on record, behind a tap; asked for by that tap only, because it is personal. */
function AskedPerson() {
  return (
    <FeedView feed={useFeed('memberInfoShow', {})} blocks={['30rem']}>
      {(data) => <Person info={data} />}
    </FeedView>
  );
}

/** Share balance at each year's end. Not shown for a single year. */
function ShareGrowth({ years }: { years: MemberOverview['share_by_year'] }) {
  const points: ChartPoint[] = years.flatMap(({ year, balance }) => {
    const y = parseBaht(balance);
    return y === null || Number.isNaN(year)
      ? []
      : [{ x: epochDay(`${year}-12-31`), y, label: String(toBuddhistYear(year)) }];
  });
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return null;
  const caption = (
    <Sentence>
      {(baht) =>
        `เพิ่มจาก ${baht(first.y)} ${text.chartIn} ${first.label} เป็น ${baht(last.y)} ${text.chartIn} ${last.label}`
      }
    </Sentence>
  );
  return (
    <Card title={text.chart}>
      <AreaChart title={text.chart} caption={caption} points={points} columns={text.chartColumns} />
    </Card>
  );
}
