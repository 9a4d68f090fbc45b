import type { MemberOverview } from '@coop/contracts/member/overview';
import { formatCount } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Card } from '@coop/ui/card';
import { Sentence } from '@coop/ui/sentence';
import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from 'react-router';
import { HowToPay } from '../../../collection/how-to-pay.tsx';
import { PayLink } from '../../../collection/overdue/overdue-view.tsx';
import { LinkButton } from '../../../page/link-button.tsx';
import { useMemberSession } from '../../../session/session.ts';
import { whose } from '../../../session/whose.ts';
import { useDueOn } from '../../../site/by-laws.ts';
import { paths } from '../../../site/paths.ts';
import { text } from '../text.ts';
import styles from './task-list.module.css';
import { isLate, TASKS, type Task, tasksOf } from './tasks.ts';

/** Shows what the member must do, each with its day and one button; nothing where there is nothing. */
export function TaskList({ data }: { data: MemberOverview }) {
  const isRelative = useMemberSession()?.relative !== undefined;
  const tasks = tasksOf(data, isRelative, useDueOn());
  if (tasks.length === 0) return null;
  return (
    <div className={`${styles.tasks} ${tasks.some(isLate) ? styles.late : ''}`}>
      <Card title={whose('สิ่งที่ท่านต้องทำ')}>
        <ul>
          {tasks.map((task, place) => (
            <li key={task.kind}>
              <TaskRow task={task} data={data} isFirst={place === 0} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function TaskRow({ task, data, isFirst }: { task: Task; data: MemberOverview; isFirst: boolean }) {
  const words = TASKS[task.kind];
  return (
    <>
      <span className={isLate(task) ? styles.lateIcon : styles.icon}>
        {isLate(task) ? <CircleAlert aria-hidden /> : <TriangleAlert aria-hidden />}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          <Title task={task} />
        </p>
        {task.date && <p>{`${words.by} ${formatThaiDate(task.date).replaceAll(' ', '\u00a0')}`}</p>}
        {task.note && <p>{task.note}</p>}
        {words.more && <p>{whose(words.more)}</p>}
        {task.kind === 'arrears' && <ArrearsMonths data={data} />}
      </div>
      <div className={`${styles.action} no-print`}>
        <Do task={task} isFirst={isFirst} />
      </div>
      {task.kind === 'arrears' && (
        <div className={styles.notes}>
          <ArrearsNotes data={data} />
        </div>
      )}
    </>
  );
}

function Title({ task: { kind, count, satang } }: { task: Task }) {
  if (kind === 'arrears' && satang === null) return `มีงวดเงินกู้ค้างชำระ ${formatCount(count)} งวด`;
  const words = whose(TASKS[kind].title(formatCount(count)));
  return <Sentence>{(baht) => (satang === null ? words : `${words} ${baht(satang)}`)}</Sentence>;
}

function Do({ task: { kind, satang }, isFirst }: { task: Task; isFirst: boolean }) {
  if (kind === 'arrears' && satang !== null) return <PayLink satang={satang} />;
  return (
    <LinkButton to={TASKS[kind].to} {...(isFirst && { variant: 'primary' as const })}>
      {TASKS[kind].button}
    </LinkButton>
  );
}

/** Months that are named; of more, the newest are. */
const NAMED = 4;

type Overdue = NonNullable<MemberOverview['overdue_months']>;

function monthWords(months: Overdue): string {
  const names = months.slice(-NAMED).map((month) => formatThaiMonth(month.recv_period));
  const last = names.at(-1) ?? '';
  const listed = names.length > 1 ? `${names.slice(0, -1).join(' ')} ${text.and}${last}` : last;
  const more = months.length - names.length;
  return more > 0
    ? `${text.arrearsOf(listed)} ${text.and}อีก ${formatCount(more)}\u00a0เดือนก่อนหน้า`
    : text.arrearsOf(listed);
}

/** Shows of which months something is overdue; nothing where that is not known. */
function ArrearsMonths({ data: { overdue_months: months = [] } }: { data: MemberOverview }) {
  if (months.length === 0) return null;
  return (
    <p>
      <span>{joinFigures(monthWords(months))}</span>
      <span aria-hidden="true"> · </span>
      <Link to={paths.member.kep} className="nowrap">
        ดูรายการที่ค้าง
      </Link>
    </p>
  );
}

/** Shows how it can be paid besides, and what comes of it. */
function ArrearsNotes({ data: { arrear_periods, kep, ending } }: { data: MemberOverview }) {
  // The month's own bill holds what was overdue when it was made.
  const billedIn =
    kep?.posting_status === '0' && kep.lines.some((line) => line.is_arrear)
      ? kep.recv_period
      : undefined;
  return (
    <>
      <p className="note">
        <HowToPay satang={null} />
      </p>
      {billedIn && (
        <p className="note">
          {joinFigures(
            `รวมอยู่ในยอดเรียกเก็บเดือน${formatThaiMonth(billedIn)} แล้ว หากชำระเองก่อน ยอดที่จะหักลดลงตามที่ชำระ`,
          )}
        </p>
      )}
      {arrear_periods > 0 && !ending && <p className="note">ดอกเบี้ยเงินกู้คิดต่อทุกวันจนกว่าจะชำระ</p>}
    </>
  );
}
