import type { MemberOverview, MemberTask } from '@coop/contracts/member/overview';
import { isDay } from '@coop/finance/calendar';
import { parseBaht, sumSatang } from '@coop/format/money';
import { periodIndex } from '@coop/format/thai-date';
import type { DueOn } from '../../../site/by-laws.ts';
import { paths } from '../../../site/paths.ts';

export type TaskKind = 'arrears' | MemberTask['kind'];

/** Something that waits for the member. */
export interface Task {
  readonly kind: TaskKind;
  readonly count: number;
  /** Null where no sum is asked for, or it is not known. */
  readonly satang: number | null;
  /** Reason, in the officer's words. */
  readonly note?: string;
  /** ISO day by which it is to be done, or since when it waits; empty where that is not known. */
  readonly date: string;
}

interface TaskOfKind {
  readonly title: (count: string) => string;
  /** Before the day. */
  readonly by: string;
  readonly more?: string;
  readonly button: string;
  /** Place where it is done. */
  readonly to: string;
  readonly isLate?: true;
}

/** Each kind of task; somebody's money is late first, in this order. */
export const TASKS: Record<TaskKind, TaskOfKind> = {
  arrears: {
    title: () => 'ค้างชำระ',
    by: 'ตั้งแต่',
    button: 'ดูรายการที่ค้าง',
    to: paths.member.loan,
    isLate: true,
  },
  guarantor_called: {
    title: (count) => `สหกรณ์ขอให้ท่านชำระแทนผู้กู้ ${count}\u00a0สัญญา`,
    by: 'ตั้งแต่',
    more: 'ผู้กู้สิ้นสมาชิกภาพแล้วยังเหลือหนี้',
    button: 'ดูยอดและวันที่ต้องชำระ',
    to: paths.member.coll,
    isLate: true,
  },
  guaranteed_late: {
    title: (count) => `เงินกู้ที่ท่านค้ำประกันค้างชำระ ${count}\u00a0สัญญา`,
    by: 'ตั้งแต่',
    more: 'ดูว่าท่านทำอะไรได้บ้าง',
    button: 'ไปหน้าการค้ำประกัน',
    to: paths.member.coll,
    isLate: true,
  },
  guarantee_ask: {
    title: (count) => `มีคำขอค้ำประกัน ${count}\u00a0รายการ`,
    by: 'ตอบภายใน',
    more: 'อ่านชื่อผู้กู้ วงเงิน และภาระของท่านก่อนตอบ',
    button: 'อ่านและตอบ',
    to: paths.member.coll,
  },
  loan_papers: {
    title: () => 'สหกรณ์ขอเอกสารเพิ่มสำหรับคำขอกู้ของท่าน',
    by: 'ขอเมื่อ',
    more: 'สหกรณ์จะตรวจคำขอต่อเมื่อได้รับเอกสาร',
    button: 'ดูเอกสารที่ขอ',
    to: paths.member.loanApply(''),
  },
  confirm: {
    title: () => 'ท่านยังไม่ได้ยืนยันยอดหุ้น หนี้ และเงินฝาก',
    by: 'ปิดรับ',
    button: 'ไปหน้าหนังสือยืนยันยอด',
    to: paths.member.confirmData,
  },
  bill: {
    title: () => 'ต้องชำระยอดเรียกเก็บด้วยตนเอง',
    by: 'ภายใน',
    more: 'ไม่มีหน่วยงานหักให้',
    button: 'ดูยอดและวิธีชำระ',
    to: paths.member.kep,
  },
};

const KINDS = Object.keys(TASKS);

export const isLate = ({ kind }: Task) => TASKS[kind].isLate === true;

/** Returns what the member owes of earlier months, since the first was due; an older backend counts loans only. */
function arrearsOf({ overdue_months, arrear_periods }: MemberOverview, dueOn: DueOn): Task[] {
  const months = Array.isArray(overdue_months) ? overdue_months : [];
  if (months.length === 0 && !(Number(arrear_periods) > 0)) return [];
  const satang =
    months.length > 0 ? sumSatang(months.map((month) => parseBaht(month.amount))) : null;
  const count = months.length || Number(arrear_periods);
  const first = periodIndex(months[0]?.recv_period ?? '');
  return [{ kind: 'arrears', count, satang, date: first === null ? '' : dueOn(first) }];
}

/** Drops what a backend sent in another form, and kinds of which nothing is known here. */
function known(tasks: MemberOverview['tasks']): Task[] {
  return (Array.isArray(tasks) ? tasks : []).flatMap(({ kind, count, amount, note, date }) =>
    Object.hasOwn(TASKS, kind) && Number.isInteger(count) && count > 0
      ? [
          {
            kind,
            count,
            satang: parseBaht(amount),
            date: isDay(date) ? date : '',
            ...(note && { note }),
          },
        ]
      : [],
  );
}

/**
 * Returns what the member must do: what is late first, then by the day. A relative, who does nothing in the member's
 * place, is told of the arrears only.
 */
export function tasksOf(data: MemberOverview, isRelative: boolean, dueOn: DueOn): Task[] {
  const tasks = [...arrearsOf(data, dueOn), ...(isRelative ? [] : known(data.tasks))];
  const rank = (task: Task) => (isLate(task) ? KINDS.indexOf(task.kind) : KINDS.length);
  // Days that are not known come last.
  const day = (task: Task) => task.date || '9999';
  return tasks.sort((a, b) => rank(a) - rank(b) || day(a).localeCompare(day(b)));
}
