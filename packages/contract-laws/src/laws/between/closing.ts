import type { Closing } from '@coop/contracts/membergroup/closing';
import { across } from '../across-checks.ts';
import { lawsOf } from '../checks.ts';
import { sameMoney, satangOf, sumOf } from '../figures.ts';
import type { Breach, LawAcross } from '../law.ts';

const result = lawsOf('membergroupDeductResultShow');

/** Returns what is left of a bill once it is due: on the next one, with whoever collects it. */
const leftOf = (closing: Closing) =>
  sumOf([closing.carried_amount, closing.before_amount, closing.left_amount]);

function closes(path: string, billed: string, closing: Closing | undefined): Breach[] {
  if (!closing) return [];
  const all =
    satangOf(closing.in_time_amount) +
    leftOf(closing) +
    satangOf(closing.settled_amount) -
    satangOf(closing.held_amount);
  return sameMoney(path, billed, all);
}

const SUMS = [
  'in_time_amount',
  'carried_amount',
  'before_amount',
  'left_amount',
  'settled_amount',
  'held_amount',
] as const;

/** Laws of a month that closes on one line, for each member and in sum. */
export const closingLaws = [
  result(
    'closing-line',
    'billed is deducted, carried, of months before, of leavers and settled, less what is held',
    ({ lines, billed_amount, closing }) => [
      ...lines.flatMap((line) => closes('lines.*.billed_amount', line.billed_amount, line.closing)),
      ...closes('billed_amount', billed_amount, closing),
    ],
  ),
  result('closing-sum', 'the closing is the sum of the members’', ({ lines, closing }) =>
    SUMS.flatMap((key) =>
      sameMoney(
        `closing.${key}`,
        closing?.[key],
        sumOf(lines.map((line) => line.closing?.[key] ?? '0.00')),
      ),
    ),
  ),
  result('closing-leavers', 'who leaves is collected from by somebody else', ({ lines }) =>
    lines.flatMap(({ closing }) =>
      closing && !closing.collector
        ? sameMoney('lines.*.closing.left_amount', closing.left_amount, 0)
        : [],
    ),
  ),
];

const after = (period: string) => {
  const months = Number(period.slice(0, 4)) * 12 + Number(period.slice(4));
  return `${Math.floor(months / 12)}${String((months % 12) + 1).padStart(2, '0')}`;
};

/** Laws between a month that closed and the bill after it. */
export const closingLawsAcross: LawAcross[] = [
  across(
    ['membergroupDeductResultShow', 'membergroupKeeprepShow'],
    'closing-is-next-bill',
    'the next bill holds exactly what the month says that it does',
    (answers) =>
      (answers.membergroupDeductResultShow ?? []).flatMap(({ recv_period, lines }) => {
        const next = answers.membergroupKeeprepShow?.find(
          (item) => item.recv_period === after(recv_period),
        );
        const members = new Map(next?.members.map((member) => [member.membership_no, member]));
        return lines.flatMap(({ membership_no, closing }) => {
          const member = members.get(membership_no);
          if (!next || !closing || closing.collector) return [];
          const arrears = member?.lines.filter((line) => line.is_arrear) ?? [];
          const held = sumOf(arrears.map((line) => line.amount));
          return sameMoney('lines.*.closing.next_amount', closing.next_amount, held);
        });
      }),
  ),
];
