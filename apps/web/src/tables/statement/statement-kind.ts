import type { Verification } from '@coop/contracts/entry/verification';
import type { NoteKind } from '@coop/contracts/member/own/note';
import { formatSatang } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import type { ExportColumn, Info } from '../columns.ts';
import { periodName } from '../period.ts';
import type { Statement, StatementRow } from '../use-statement.ts';
import { type Summed, totalsLabel } from './summed.ts';
import { text } from './text.ts';
import type { StatementLine } from './year-list.tsx';

/** Kind of statement: its words, its columns, a row in the two lines of a phone. */
export interface StatementKind<Row extends StatementRow> {
  readonly text: Readonly<Record<'statement' | 'title' | 'searchHint', string>>;
  /** The columns with the totals of these rows. */
  readonly columnsFor: (rows: readonly Row[]) => readonly ExportColumn<Row>[];
  readonly summed?: Summed<Row>;
  readonly lineOf: (row: Row) => StatementLine;
  /** Columns that those two lines do not say, by key. */
  readonly details: readonly string[];
  /** Word of a movement's kind, to filter by; none where all are of one. */
  readonly kindOf?: (row: Row) => string;
  /** Key that the member's notes on its rows are kept under; without it there are none. */
  readonly noteKind?: NoteKind;
}

/** The contract or the account that a statement is of, where there are several. */
export interface StatementOwner {
  readonly no: string;
  /** Name of its sort, in words. */
  readonly name: string;
  /** Line in the head of a file that names it: label and words. */
  readonly about: readonly [label: string, words: string];
}

/** Statement, and whose it is. */
export interface Stated<Row extends StatementRow> {
  readonly kind: StatementKind<Row>;
  readonly data: {
    /** Oldest first. */
    readonly rows: readonly Row[];
    readonly as_of: string;
    /** Marks by which what its paper is checked, where the backend signs it. */
    readonly verification?: Verification | undefined;
  };
  readonly owner?: StatementOwner;
}

/** A name with the number of the contract or account. */
export const named = (name: string, owner?: StatementOwner) =>
  owner ? `${name} ${owner.no}` : name;

/** The balance after a row in satang, where the statement has a running one. */
export function balanceIn<Row extends StatementRow>({ kind: { lineOf }, data }: Stated<Row>) {
  const [first] = data.rows;
  if (!first || lineOf(first).balance === undefined) return undefined;
  return (row: Row) => lineOf(row).balance ?? null;
}

/**
 * Returns what a search finds a row by: its day, its amount and every column of words, but the kind that a filter is
 * for.
 */
export function searchIn<Row extends StatementRow>(kind: StatementKind<Row>) {
  const { columnsFor, lineOf, kindOf } = kind;
  const columns = columnsFor([]).filter(({ key }) => !(kindOf && key === 'kind'));
  return (row: Row) => {
    const { satang } = lineOf(row);
    const amount = satang === null ? '' : formatSatang(Math.abs(satang));
    const found = [formatThaiDate(row.operate_date), amount, amount.replaceAll(',', '')];
    const cells = columns.map(({ save }) => save(row)).filter(({ kind }) => kind === 'text');
    return [...cells.map(({ value }) => value), ...found].join(' ');
  };
}

/** Returns what the file says of itself: of which days and which of them, and the balance before. */
export function fileOf<Row extends StatementRow>(
  stated: Stated<Row>,
  { preset, period, kind, query, before, rows }: Statement<Row>,
): Info {
  const { owner, data } = stated;
  const brought = before && balanceIn(stated)?.(before);
  const balance: [string, string] = [text.broughtForward, `${formatSatang(brought)} ${text.baht}`];
  return {
    title: named(stated.kind.text.title, owner),
    ...periodName(preset, period),
    filter: [kind, query && `คำค้น “${query}”`].filter(Boolean).join(' · '),
    about: [...(owner ? [owner.about] : []), ...(typeof brought === 'number' ? [balance] : [])],
    verification: data.verification,
    totalsLabel: totalsLabel(stated.kind.summed, rows),
  };
}
