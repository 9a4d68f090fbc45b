import { formatCount, formatSatang } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { bodyOf, type ExportCell, type ExportFile } from '../export/export-table.ts';
import type { Paper, PaperRow, PaperTable } from '../papers/paper.ts';

/** A cell as the page writes it; empty where there is no value. */
function textOf(cell: ExportCell | undefined): string {
  if (!cell) return '';
  switch (cell.kind) {
    case 'text':
      return cell.value;
    case 'date':
      // A day is read in one.
      return cell.value === '' ? '' : formatThaiDate(cell.value).replaceAll(' ', '\u00a0');
    case 'count':
      return cell.value === null ? '' : formatCount(cell.value);
    default:
      return cell.value === null ? '' : formatSatang(cell.value);
  }
}

const moneyOf = (cell: ExportCell | undefined) => (cell?.kind === 'money' ? cell.value : null);

/** The columns whose total is what their rows add up to; a running balance is none of them. */
function summed({ headers, rows, totals = [] }: ExportFile): number[] {
  const [line, ...more] = totals;
  if (!line || more.length > 0) return [];
  return headers.flatMap((_, at) => {
    const total = moneyOf(line[at]);
    if (total === null) return [];
    const sum = rows.reduce((so, row) => so + (moneyOf(row[at]) ?? 0), 0);
    return sum === total ? [at] : [];
  });
}

const CARRIED = { first: 'ผลรวมยกมา', last: 'ผลรวมยกไป' } as const;

/** Says the sums of the first rows under its label; none where no column is added up. */
function carriedOf(file: ExportFile): PaperTable['carried'] {
  const columns = summed(file);
  if (columns.length === 0) return undefined;
  const labelAt = file.headers.findIndex((_, at) => !columns.includes(at));
  return (count, place): PaperRow =>
    file.headers.map((_, at) => {
      if (at === labelAt) return CARRIED[place];
      if (!columns.includes(at)) return '';
      const rows = file.rows.slice(0, count);
      return formatSatang(rows.reduce((so, row) => so + (moneyOf(row[at]) ?? 0), 0));
    });
}

/** The paper that a table with its head makes. */
export function tablePaper(file: ExportFile, owner?: string): Paper {
  const body = bodyOf(file);
  // The first two lines, cooperative and table, are head and title of the paper.
  const [, title, ...facts] = file.head;
  const texts = (rows: ExportFile['rows']) => rows.map((row) => row.map(textOf));
  return {
    look: 'table',
    title: title?.[1] ?? file.name,
    owner,
    blocks: [
      {
        kind: 'facts',
        sides: [facts.map(([term = '', ...values]) => [term, values.join(' ')] as const)],
      },
      {
        kind: 'table',
        columns: file.headers.map((header, at) => ({
          header,
          align: body.some((row) => row[at] && !['text', 'date'].includes(row[at].kind))
            ? 'end'
            : 'start',
        })),
        rows: texts(file.rows),
        totals: texts(file.totals ?? []),
        carried: carriedOf(file),
      },
    ],
    verification: file.verification,
  };
}
