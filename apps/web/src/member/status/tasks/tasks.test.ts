import { examples } from '@coop/contracts/examples/examples';
import type { MemberOverview, MemberTask } from '@coop/contracts/member/overview';
import { endOfMonthIndex } from '@coop/finance/calendar';
import { expect, test } from 'vitest';
import { tasksOf } from './tasks.ts';

const { overdue_months: _, ...REST } = examples.memberOverviewShow.response;
const NONE: MemberOverview = { ...REST, tasks: [], arrear_periods: 0 };

const task = (kind: MemberTask['kind'], date: string): MemberTask => ({ kind, count: 1, date });
const kindsOf = (data: Partial<MemberOverview>, isRelative = false) =>
  tasksOf({ ...NONE, ...data }, isRelative, endOfMonthIndex).map(({ kind }) => kind);

const MONTHS = [
  { recv_period: '256912', amount: '100.00' },
  { recv_period: '257001', amount: '20.50' },
];

test('[ABI-12] what is late stands before all else, whatever its day; the rest by its day', () => {
  const tasks = [
    task('confirm', '2026-12-31'),
    task('loan_papers', '2026-11-19'),
    task('guaranteed_late', '2026-10-31'),
    task('guarantee_ask', '2026-11-27'),
    task('bill', '2026-11-30'),
    task('guarantor_called', '2026-11-09'),
  ];
  expect(kindsOf({ tasks, overdue_months: MONTHS })).toEqual([
    'arrears',
    'guarantor_called',
    'guaranteed_late',
    'loan_papers',
    'guarantee_ask',
    'bill',
    'confirm',
  ]);
});

test('[ABI-12] the member’s own arrears are one task: the sum, since the first month was due', () => {
  expect(tasksOf({ ...NONE, overdue_months: MONTHS }, false, endOfMonthIndex)).toEqual([
    { kind: 'arrears', count: 2, satang: 12_050, date: '2026-12-31' },
  ]);
  const [task] = tasksOf({ ...NONE, overdue_months: MONTHS }, false, () => '2026-12-25');
  expect(task?.date).toBe('2026-12-25');
});

test('[ABI-12] overdue loans that are only counted are a task without sum and day', () => {
  expect(tasksOf({ ...NONE, arrear_periods: 3 }, false, endOfMonthIndex)).toEqual([
    { kind: 'arrears', count: 3, satang: null, date: '' },
  ]);
});

test('[ABI-12] a relative is told of arrears only', () => {
  const data = { tasks: [task('confirm', '2026-12-31')], overdue_months: MONTHS };
  expect(kindsOf(data, true)).toEqual(['arrears']);
});

test('[ABI-12] a day that is none stands last and is not shown; kinds and counts that are none are left out', () => {
  const tasks = [
    task('guarantee_ask', 'soon'),
    task('confirm', '2026-12-31'),
    { ...task('bill', '2026-11-30'), count: 0 },
    { ...task('bill', '2026-11-30'), kind: 'another' },
  ] as MemberTask[];
  expect(tasksOf({ ...NONE, tasks }, false, endOfMonthIndex)).toEqual([
    { kind: 'confirm', count: 1, satang: null, date: '2026-12-31' },
    { kind: 'guarantee_ask', count: 1, satang: null, date: '' },
  ]);
});

test('[ABI-12] with nothing to do there is no task, nor where a backend does not say', () => {
  const { tasks, ...silent } = NONE;
  expect([tasksOf(NONE, false, endOfMonthIndex), tasksOf(silent, false, endOfMonthIndex)]).toEqual([
    [],
    [],
  ]);
  expect(tasks).toEqual([]);
});
