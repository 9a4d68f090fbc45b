import type { MemberOverview, MemberTask } from '@coop/contracts/member/overview';
import { endOfMonthIndex } from '@coop/finance/calendar';
import { parseBaht, sumSatang } from '@coop/format/money';

export type TaskKind = 'arrears' | MemberTask['kind'];

/** Something that waits for the member. */
export interface Task {
  readonly kind: TaskKind;
  readonly count: number;
  /** Null where no sum is asked for, or it is not known. */
  readonly satang: number | null;
  /** ISO day by which it is to be done, or since when it waits; empty where that is not known. */
  readonly date: string;
}

/** Somebody's money is late: these stand first, in this order. */
const LATE: readonly TaskKind[] = ['arrears', 'guarantor_called', 'guaranteed_late'];
const OTHERS: readonly TaskKind[] = ['bill', 'guarantee_ask', 'loan_papers', 'confirm'];

/** Whether a task is about money that is late. */
export const isLate = ({ kind }: Task) => LATE.includes(kind);

const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

function endOfPeriod(recvPeriod: string | undefined): string {
  const [, yearBE, month] = /^(\d{4})(0[1-9]|1[0-2])$/.exec(recvPeriod ?? '') ?? [];
  return yearBE ? endOfMonthIndex((Number(yearBE) - 543) * 12 + Number(month) - 1) : '';
}

/** What the member owes of earlier months, since the end of the first; an older backend counts loans only. */
function arrearsOf({ overdue_months, arrear_periods }: MemberOverview): Task[] {
  const months = Array.isArray(overdue_months) ? overdue_months : [];
  if (months.length === 0 && !(Number(arrear_periods) > 0)) return [];
  const satang = months.length > 0 ? sumSatang(months.map((one) => parseBaht(one.amount))) : null;
  const count = months.length || Number(arrear_periods);
  return [{ kind: 'arrears', count, satang, date: endOfPeriod(months[0]?.recv_period) }];
}

/** Drops what a backend sent in another form, and kinds of which nothing is known here. */
function known(tasks: MemberOverview['tasks']): Task[] {
  return (Array.isArray(tasks) ? tasks : []).flatMap(({ kind, count, amount, date }) =>
    [...LATE, ...OTHERS].includes(kind) && Number.isInteger(count) && count > 0
      ? [{ kind, count, satang: parseBaht(amount), date: isDay(date) ? date : '' }]
      : [],
  );
}

/**
 * Returns what the member must do: what is late first, then by the day. A relative, who does nothing in the member's
 * place, is told of the arrears only.
 */
export function tasksOf(data: MemberOverview, isRelative: boolean): Task[] {
  const tasks = [...arrearsOf(data), ...(isRelative ? [] : known(data.tasks))];
  const rank = ({ kind }: Task) => LATE.indexOf(kind) >>> 0;
  return tasks.sort((a, b) => rank(a) - rank(b) || byDay(a, b));
}

/** The soonest first; days that are not known last. */
function byDay(a: Task, b: Task): number {
  return (a.date || '9999').localeCompare(b.date || '9999');
}
