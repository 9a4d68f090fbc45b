import type { MembershipEnding } from '@coop/contracts/member/ahead/settlement';
import type { MemberOverview } from '@coop/contracts/member/overview';
import {
  formatThaiDate,
  formatThaiDateTime,
  formatThaiMonthShort,
  isEmptyDate,
  recvPeriodOf,
} from '@coop/format/thai-date';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { Fold } from '@coop/ui/fold';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Flower from 'lucide-react/icons/flower-2';
import HandHeart from 'lucide-react/icons/hand-heart';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Send from 'lucide-react/icons/send';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { FeedView } from '../../feed/feed-view.tsx';
import type { Loader } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/member/member-page.tsx';
import { LinkButton } from '../../page/link-button.tsx';
import { HeldBand } from '../../parts/held/held-band.tsx';
import { ReadAloud } from '../../parts/read-aloud/read-aloud.tsx';
import { isOpenToRelative } from '../../session/relative-pages.ts';
import { useMemberSession } from '../../session/session.ts';
import { whose } from '../../session/whose.ts';
import { paths } from '../../site/paths.ts';
import { Person } from './person.tsx';
import { Recent } from './recent.tsx';
import { ShareGrowth } from './share-growth.tsx';
import styles from './status.module.css';
import { Summary } from './summary.tsx';
import { TaskList } from './task-list.tsx';
import { text } from './text.ts';
import { ThisMonth } from './this-month.tsx';

/** Screens that the side menu of the specification does not list (MEM-29), and calendar and notes. */
const SCREENS = [
  { to: paths.member.requestpromoney, icon: Send, ...text.services.requests },
  { to: paths.member.welfare, icon: HandHeart, ...text.services.welfare },
  { to: paths.member.calendar, icon: CalendarDays, ...text.services.calendar },
  { to: paths.member.notes, icon: NotebookPen, ...text.services.notes },
  { to: paths.member.consent, icon: ShieldCheck, ...text.services.consent },
  { to: paths.member.kepcrem, icon: Flower, ...text.services.cremation },
] as const;

/** Links to these screens. */
function SeeAlso() {
  const isRelative = useMemberSession()?.relative !== undefined;
  const screens = isRelative ? SCREENS.filter(({ to }) => isOpenToRelative(to)) : SCREENS;
  return (
    <nav aria-label={text.seeAlso} className={`${styles.also} no-print`}>
      {screens.map(({ to, icon: Icon, name, what }) => (
        <Link key={to} to={to}>
          <Icon aria-hidden />
          <span>
            <strong>{whose(name)}</strong> <span className={styles.what}>{what}</span>
          </span>
          <ChevronRight aria-hidden />
        </Link>
      ))}
    </nav>
  );
}

const unbroken = (words: string) => words.replaceAll(' ', '\u00a0');

/** One quiet line in the last years of work, when a contract runs on beyond the salary. */
function RetirementLine({ data: { outlives_retirement: one } }: { data: MemberOverview }) {
  if (!one || !isDay(one.retire_date) || !isDay(one.loan_end)) return null;
  const end = formatThaiMonthShort(recvPeriodOf(one.loan_end));
  return (
    <p>
      {text.outlives(unbroken(formatThaiDate(one.retire_date)), unbroken(end))}{' '}
      <Link to={paths.member.retirement}>{text.seeRetirement}</Link>
    </p>
  );
}

/** What a backend sent in its place would not be a day in words either. */
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

export const loader: Loader = (page) => page.ask('memberOverviewShow', {});

/** /member/status: what I must do, what is taken this month and why, what I own and owe, what happened last. */
export function Component() {
  const isRelative = useMemberSession()?.relative !== undefined;
  const overview = useFeed('memberOverviewShow', {});
  return (
    <MemberPage heading={text.title}>
      <FeedView feed={overview} blocks={['18rem', '9rem', '24rem']}>
        {(data) => <OverviewView data={data} />}
      </FeedView>
      {isRelative ? overview.isError && <SheetForRelative /> : <PersonFold />}
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
          <Card actions={aloud}>{text.noBill}</Card>
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

/** The way to the settlement sheet. */
function ToSheet() {
  return <LinkButton to={paths.member.settlement}>{text.toSettlement}</LinkButton>;
}

/** Says that the membership is to end, or has ended; nothing for who stays. */
function EndingBand({ ending }: { ending: MembershipEnding | undefined }) {
  if (!ending) return null;
  const { ending_desc, settlement_status, board_date } = ending;
  const day = formatThaiDate(board_date);
  return settlement_status === 'สิ้นสมาชิกภาพแล้ว' ? (
    <Band tone="info" title={text.ended(day)} action={<ToSheet />}>
      {text.endedMore}
    </Band>
  ) : (
    <Band tone="waiting" title={text.ending(ending_desc, day)} action={<ToSheet />}>
      {text.endingMore}
    </Band>
  );
}

/** To a relative for whom the overview did not open: of who has died, the sheet alone may be read. */
function SheetForRelative() {
  return (
    <Band tone="info" title={text.sheetForRelative} action={<ToSheet />}>
      {text.sheetForRelativeMore}
    </Band>
  );
}

/** When and where the member signed in before; nothing where the backend does not say. */
function LastSignIn({ data }: { data: MemberOverview }) {
  const { last_sign_in_at: at, last_sign_in_device: device } = data;
  if (isEmptyDate(at)) return null;
  return (
    <p className="note no-print">
      {text.lastSignIn} <span className="nowrap">{formatThaiDateTime(at)}</span>
      {device && ` ${text.lastSignInFrom}`}
      {device && <span className="nowrap">{device}</span>} ·{' '}
      <Link to={paths.member.session}>{text.seeDevices}</Link>
    </p>
  );
}

/** Who the member is on record, behind a tap; asked for by that tap only, because it is personal. */
function PersonFold() {
  const [isOpen, setOpen] = useState(false);
  const info = useFeed('memberInfoShow', isOpen ? {} : undefined);
  return (
    <Fold summary={text.person} onToggle={setOpen}>
      {isOpen && (
        <FeedView feed={info} blocks={['30rem']}>
          {(data) => <Person info={data} />}
        </FeedView>
      )}
    </Fold>
  );
}
