import type { NoteKind } from '@coop/contracts/member/own/note';
import { formatThaiDate } from '@coop/format/thai-date';
import { useCallback, useMemo } from 'react';
import type { ExportColumn } from '../columns.ts';
import type { StatementRow } from '../use-statement.ts';
import { NoteMark } from './note-mark.tsx';
import { entryKey, type NotedEntry, useNotes } from './use-notes.ts';

interface RowNotesOptions<Row> {
  /** None where nothing is noted. */
  readonly kind: NoteKind | undefined;
  /** The contract or the account; none for shares. */
  readonly no?: string | undefined;
  /** Its name in words. */
  readonly name: string;
  readonly whatOf: (row: Row) => string;
  /** Searchable text of a row without its note. */
  readonly searchText: (row: Row) => string;
}

/**
 * Notes on the rows of a statement: what they say, what the search finds, the column that shows them, which is undefined
 * where notes are not to be had.
 */
export function useRowNotes<Row extends StatementRow>(options: RowNotesOptions<Row>) {
  const { kind, no, name, whatOf, searchText } = options;
  const notes = useNotes(kind !== undefined);
  const refOf = useCallback(
    // Days and numbers count from the first row, so that later rows rename none.
    (row: Row) => [no, row.operate_date, row.seq_no].filter((item) => item !== undefined).join('/'),
    [no],
  );
  const noteOf = useCallback(
    (row: Row) => (kind ? notes?.get(entryKey(kind, refOf(row))) : undefined),
    [notes, kind, refOf],
  );
  const textOf = useCallback((row: Row) => noteOf(row)?.note ?? '', [noteOf]);
  const withNote = useCallback(
    (row: Row) => `${searchText(row)} ${textOf(row)}`,
    [searchText, textOf],
  );
  const column = useMemo((): ExportColumn<Row> | undefined => {
    if (!notes || !kind) return undefined;
    const entryOf = (row: Row): NotedEntry => ({
      kind,
      refNo: refOf(row),
      title: `${whatOf(row)} ${formatThaiDate(row.operate_date)} · ${name}`.slice(0, 160),
    });
    return {
      key: 'note',
      header: 'บันทึก',
      cell: (row) => <NoteMark entry={entryOf(row)} note={noteOf(row)} />,
      priority: 'detail',
      // Whoever is given the file is not given the notes.
      pageOnly: true,
      save: (row) => ({ kind: 'text', value: textOf(row) }),
    };
  }, [notes, kind, refOf, noteOf, textOf, whatOf, name]);
  return { textOf, column, searchText: withNote };
}

export type RowNotes<Row extends StatementRow> = ReturnType<typeof useRowNotes<Row>>;
