import { formatThaiDateTime } from '@coop/format/thai-date';
import type { Paper, PaperRow, PaperTable } from '@coop/papers/paper';
import type { Making } from '../export/export-file.ts';
import {
  bodyOf,
  cellText,
  type ExportCell,
  type ExportFile,
  summedColumns,
  sumOfRows,
} from '../export/export-table.ts';
import { type Figures, figuresOf } from '../papers/figures.ts';

/** A cell as the page writes it; a day is read in one. */
function textOf(cell: ExportCell | undefined, figures: Figures): string {
  const text = cellText(cell, figures);
  return cell?.kind === 'date' ? text.replaceAll(' ', '\u00a0') : text;
}

const CARRIED = { first: 'รวมจากหน้าก่อน', last: 'รวมถึงหน้านี้' } as const;

/** Says the sums of the first rows under its label; none where no column is added up. */
function carriedOf(file: ExportFile, figures: Figures): PaperTable['carried'] {
  const columns = summedColumns(file);
  if (columns.length === 0) return undefined;
  const labelAt = file.headers.findIndex((_, index) => !columns.includes(index));
  return (count, place): PaperRow =>
    file.headers.map((_, index) => {
      if (index === labelAt) return CARRIED[place];
      if (!columns.includes(index)) return '';
      const kind = file.totals?.[0]?.[index]?.kind === 'count' ? 'count' : 'money';
      return textOf({ kind, value: sumOfRows(file.rows.slice(0, count), index) }, figures);
    });
}

/** Options that only some tables have; money that is carried over as a cell. */
interface More extends Pick<PaperTable, 'sums' | 'breaks'> {
  readonly carried?: ((rows: number, place: 'first' | 'last') => readonly ExportCell[]) | undefined;
}

/** The head of a file without cooperative and table, which are head and title of the paper, and its time, at its foot. */
function factsOf({ head }: ExportFile, madeAt: string) {
  const time = formatThaiDateTime(madeAt);
  return head
    .slice(2)
    .filter(([, value]) => value !== time)
    .map(([term = '', ...values]) => [term, values.join(' ')] as const);
}

/** The paper that a table with its head makes. */
export function tablePaper(file: ExportFile, making: Making, more?: More): Paper {
  const body = bodyOf(file);
  const figures = figuresOf(making);
  const rowOf = (row: readonly ExportCell[]) => row.map((cell) => textOf(cell, figures));
  const { carried } = more ?? {};
  return {
    look: 'table',
    title: file.head[1]?.[1] ?? file.name,
    owner: making.owner?.words,
    blocks: [
      { kind: 'facts', sides: [factsOf(file, making.madeAt)] },
      {
        kind: 'table',
        columns: file.headers.map((header, index) => ({
          header,
          align: body.some((row) => row[index] && !['text', 'date'].includes(row[index].kind))
            ? 'end'
            : 'start',
        })),
        rows: file.rows.map(rowOf),
        totals: (file.totals ?? []).map(rowOf),
        ...more,
        carried: more
          ? carried && ((...place) => rowOf(carried(...place)))
          : carriedOf(file, figures),
      },
    ],
    verification: file.verification,
  };
}
