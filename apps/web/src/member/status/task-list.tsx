import type { MemberOverview } from '@coop/contracts/member/overview';
import { formatCount } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { LinkButton } from '../../page/link-button.tsx';
import { PayLink } from '../../parts/overdue/overdue-view.tsx';
import { useMemberSession } from '../../session/session.ts';
import { whose } from '../../session/whose.ts';
import { ArrearsMonths, ArrearsNotes } from './arrears-words.tsx';
import styles from './task-list.module.css';
import { isLate, TASKS, type Task, tasksOf } from './tasks.ts';

/** What the member must do, each with its day and one button; nothing where there is nothing. */
export function TaskList({ data }: { data: MemberOverview }) {
  const isRelative = useMemberSession()?.relative !== undefined;
  const tasks = tasksOf(data, isRelative);
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

interface RowProps {
  readonly task: Task;
  readonly data: MemberOverview;
  readonly isFirst: boolean;
}

function TaskRow({ task, data, isFirst }: RowProps) {
  const words = TASKS[task.kind];
  const day = task.date && (
    <span className="nowrap">
      {words.by} {formatThaiDate(task.date)}
    </span>
  );
  return (
    <>
      <span className={isLate(task) ? styles.lateIcon : styles.icon}>
        {isLate(task) ? <CircleAlert aria-hidden /> : <TriangleAlert aria-hidden />}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          <Title task={task} />
        </p>
        {day && <p>{day}</p>}
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
  return (
    <>
      {whose(TASKS[kind].title(formatCount(count)))}
      {satang !== null && (
        <>
          {' '}
          <Amount satang={satang} unit="บาท" />
        </>
      )}
    </>
  );
}

function Do({ task: { kind, satang }, isFirst }: { task: Task; isFirst: boolean }) {
  if (kind === 'arrears' && satang !== null) return <PayLink satang={satang} />;
  return (
    <LinkButton to={TASKS[kind].to} {...(isFirst && { variant: 'primary' as const })}>
      {TASKS[kind].button}
    </LinkButton>
  );
}
