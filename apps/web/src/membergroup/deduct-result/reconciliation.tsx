import type { Closing } from '@coop/contracts/membergroup/closing';
import type { DeductLine, GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Checkbox } from '@coop/ui/checkbox';
import { EmptyState } from '@coop/ui/empty-state';
import { SearchField } from '@coop/ui/search-field';
import { Whole } from '@coop/ui/whole';
import { useState } from 'react';
import { useSearch } from '../../page/use-search.ts';
import type { ExportColumn } from '../../tables/columns.ts';
import { moneyColumn, satangColumn } from '../../tables/money-column.tsx';
import { numberColumn, textColumn } from '../../tables/text-column.tsx';
import { findableText, hasTyped } from '../find-people.ts';
import { debtWords } from '../month/month-words.tsx';
import { PrintedSection } from '../printed-section.tsx';
import { shortfallsOf } from '../shortfalls/shortfalls.ts';
import { text } from '../shortfalls/text.ts';
import { text as shared } from '../text.ts';
import styles from './deduct-result.module.css';

/** People in sight at once; of more, one is looked for. */
const MOST_WITHOUT_SEARCH = 20;

const satang = (amount: string | undefined) => parseBaht(amount) ?? 0;

/** Line or whole month, and how it closes. */
type Closed = Pick<DeductLine, 'billed_amount' | 'deducted_amount' | 'carried_amount'> & {
  readonly closing?: Closing | undefined;
};

/**
 * The parts that a bill is made of once it is due, in the order of the line: they add up to it for each member and in
 * sum, on the page, on paper and in files. A backend without them says what was deducted and carried.
 */
const PARTS: readonly (readonly [name: string, of: (line: Closed) => number | null])[] = [
  [
    'หักได้ตามกำหนด',
    ({ closing, deducted_amount }) => parseBaht(closing?.in_time_amount ?? deducted_amount),
  ],
  [
    'ยกไปงวดถัดไป',
    ({ closing, carried_amount }) => parseBaht(closing?.carried_amount ?? carried_amount),
  ],
  ['ค้างจากงวดก่อน', ({ closing }) => satang(closing?.before_amount)],
  ['ผู้พ้นจากหน่วยงาน', ({ closing }) => satang(closing?.left_amount)],
  ['ชำระทางอื่นหรือไม่ต้องเก็บแล้ว', ({ closing }) => satang(closing?.settled_amount)],
  ['หักไว้รอคืน', ({ closing }) => -satang(closing?.held_amount)],
];

/** The parts of which a month has something, and the first two, which every month has. */
const partsIn = (lines: readonly DeductLine[]) =>
  PARTS.filter(([, of], index) => index < 2 || lines.some((line) => of(line) !== 0));

/** Returns what was recorded after the due day, satang: it pays what had been carried. */
function lateSatang({ closing, deducted_amount }: DeductLine): number {
  return closing ? satang(deducted_amount) - satang(closing.in_time_amount) : 0;
}

const { columns } = text;

const COLLECTORS = {
  AGENCY: 'เรียกเก็บต่อ',
  SELF: 'สหกรณ์เรียกเก็บจากสมาชิกโดยตรง',
  NOBODY: 'สหกรณ์หักจากเงินของสมาชิก',
} as const;

/** Returns why not everything was deducted, where it was not; and who asks a leaver for what is left. */
function whysOf({ billed_amount, deducted_amount, reason, closing }: DeductLine): string[] {
  const isFull = parseBaht(deducted_amount) === parseBaht(billed_amount);
  const { kind, name } = closing?.collector ?? {};
  const collector = kind && (kind === 'AGENCY' ? name : '') + COLLECTORS[kind];
  return [reason || (isFull ? '' : shared.noReason), collector ?? ''].filter(Boolean);
}

const whyOf = (line: DeductLine) => whysOf(line).join(' · ');

/** A reason is never broken, however narrow its column is; who collects may be. */
function Why({ line }: { line: DeductLine }) {
  const [reason, ...more] = whysOf(line);
  if (!reason) return null;
  return (
    // One element: a card of the phone sets parts of a cell apart.
    <span className={styles.reason}>
      <Whole>{reason}</Whole>
      {more.length > 0 && ` · ${more.join(' · ')}`}
    </span>
  );
}

const OWED = 'สมาชิกยังค้างอยู่';

const isOwed = ({ outstanding_amount }: DeductLine) => satang(outstanding_amount) > 0;

/**
 * Billed and the parts that make it, then why; and what has become of it since: the last of what was carried over was
 * paid, or the member still owes something. The columns are those of the whole list, the sums of the rows.
 */
export function reconciliationColumns(
  rows: readonly DeductLine[],
  listed = rows,
): ExportColumn<DeductLine>[] {
  const hasLate = listed.some((line) => lateSatang(line) !== 0);
  return [
    numberColumn('no', columns.no, (line) => line.membership_no),
    textColumn('name', columns.name, (line) => line.member_fullname, { priority: 'title' }),
    moneyColumn('billed', columns.billed, (line: DeductLine) => line.billed_amount, {
      totalOf: rows,
    }),
    ...partsIn(listed).map(([name, of], index) =>
      satangColumn<DeductLine>(name, name, of, { totalOf: rows, blankZero: index > 0 }),
    ),
    textColumn('reason', columns.reason, whyOf, { cell: (line) => <Why line={line} /> }),
    ...(hasLate
      ? [satangColumn('late', 'หักได้ภายหลัง', lateSatang, { totalOf: rows, blankZero: true })]
      : []),
    moneyColumn('outstanding', 'ยังค้างอยู่', (line: DeductLine) => line.outstanding_amount, {
      totalOf: rows,
      blankZero: true,
      strong: true,
    }),
    {
      key: 'settled-on',
      header: 'ชำระครบเมื่อ',
      // Whoever owes something has it in the column before; where nothing is settled yet, that says it all.
      ...(listed.every((line) => isOwed(line) || !line.settled_date) && {
        fileOnly: true as const,
      }),
      cell: (line) =>
        !isOwed(line) &&
        line.settled_date && <span className="nowrap">{formatThaiDate(line.settled_date)}</span>,
      save: (line) =>
        isOwed(line)
          ? { kind: 'text', value: OWED }
          : { kind: 'date', value: line.settled_date ?? '' },
    },
  ];
}

/** Not everything was deducted, or something was carried over. */
const isShort = ({ billed_amount, deducted_amount, carried_amount, closing }: DeductLine) =>
  satang(closing?.in_time_amount ?? deducted_amount) < satang(billed_amount) ||
  satang(carried_amount) > 0;

const SIGNERS = ['ผู้จัดทำ', 'ผู้ตรวจสอบ', 'ผู้อำนวยการ/หัวหน้าหน่วยงาน'];

/** The whole month on one line, and what the next bill holds of it. */
function sumWords(data: GroupDeductResult): string[] {
  if (!data.closing) return [];
  const month = { ...data, carried_amount: '' };
  const parts = partsIn(data.lines).map(([name, of]) => `${name} ${formatSatang(of(month))}`);
  const { next_amount, carried_amount, before_amount } = data.closing;
  const next = satang(next_amount);
  // Of what stays open, what was paid since: the next bill follows until it is due.
  const paid = satang(carried_amount) + satang(before_amount) - next;
  const since = paid > 0 ? ` (หลังครบกำหนดชำระแล้ว ${formatSatang(paid)} บาท)` : '';
  return [
    `เรียกเก็บ ${formatSatang(parseBaht(data.billed_amount))} = ${parts.join(' + ')}`,
    ...(next_amount === undefined
      ? []
      : [`ใบเรียกเก็บงวดถัดไปมียอดค้างของสมาชิกเหล่านี้ ${formatSatang(next)} บาท${since}`]),
  ];
}

/**
 * A closed month, person by person and in sum: what was billed is deducted, carried over, of months before, or a
 * leaver's; then what is still owed of it, and when the last of it came.
 */
export function Reconciliation({ data }: { data: GroupDeductResult }) {
  const [params, change] = useSearch();
  const showsAll = params.get('show') === 'all';
  const [typed, setTyped] = useState('');
  const shortfalls = data.lines.filter(isShort);
  const listed = showsAll ? data.lines : shortfalls;
  const hasSearch = listed.length > MOST_WITHOUT_SEARCH;
  const search = hasSearch ? typed.trim() : '';
  const rows = listed.filter(({ membership_no, member_fullname }) =>
    hasTyped(findableText(membership_no, member_fullname), search),
  );
  const short = formatCount(shortfalls.length);
  const all = formatCount(data.lines.length);
  // Whom a later record or a correction made whole is not among those who are short by the result.
  const when = shortfalls.length === shortfallsOf(data.lines).length ? '' : 'ตามกำหนด';
  const filter = [showsAll ? '' : `คนที่หักไม่ครบ${when}`, search && `“${search}”`].filter(Boolean);
  const caption = `ผลการหักรายคน${formatThaiMonth(data.recv_period)}`;
  return (
    <div className="stack">
      {sumWords(data)
        // The sum of everybody is the table's last row.
        .slice(showsAll ? 1 : 0)
        .map((words) => (
          <p key={words}>{words}</p>
        ))}
      <div className="no-print">
        <Checkbox
          label={`เฉพาะคนที่หักไม่ครบ${when} (${short} จาก ${all} คน)`}
          checked={!showsAll}
          onChange={(event) => change({ show: event.target.checked ? '' : 'all' })}
        />
      </div>
      {hasSearch && (
        <div className="no-print">
          <SearchField label="ค้นหาชื่อหรือเลขที่สมาชิก" value={typed} onChange={setTyped} />
        </div>
      )}
      {rows.length === 0 && search ? (
        <p className="note" role="status">
          ไม่พบในรายการนี้
        </p>
      ) : rows.length === 0 ? (
        <Card title={caption}>
          <EmptyState
            title={shared.allFull}
            action={<Button onClick={() => change({ show: 'all' })}>แสดงทุกคน</Button>}
          >
            {`หักได้ครบทั้ง ${all} คน ไม่มียอดค้างไปงวดหน้า`}
          </EmptyState>
        </Card>
      ) : (
        <PrintedSection
          caption={caption}
          columns={reconciliationColumns(rows, listed)}
          rows={rows}
          file={{
            title: 'ผลการหักรายคน',
            period: formatThaiMonth(data.recv_period),
            ...(filter.length > 0 && { filter: filter.join(' ') }),
          }}
          rowKey={(line) => line.membership_no}
          said={[...sumWords(data), debtWords(data)].filter(Boolean)}
          signers={SIGNERS}
          totalsLabel={`รวม ${formatCount(rows.length)} คน`}
          stickyHead
        />
      )}
      {debtWords(data) && (
        <p>
          <strong>{debtWords(data)}</strong>
        </p>
      )}
      <p className="note">
        หน่วยเป็นบาท ยอดเรียกเก็บเท่ากับผลรวมของช่องถัดไป “ยกไปงวดถัดไป” และ “ยังค้างอยู่” นับเฉพาะยอดของงวดนี้
        “ค้างจากงวดก่อน” คือยอดของงวดก่อนที่งวดนี้ยังเก็บไม่ได้ และอยู่ในใบเรียกเก็บงวดถัดไปด้วย
      </p>
    </div>
  );
}
