import { formatThaiDate, formatThaiDateTime } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { EmptyState } from '@coop/ui/empty-state';
import { amountColumn, baht } from '../control/baht.ts';
import type { Month } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { FormCard } from '../forms/form-card.tsx';
import { text } from './text.ts';

type Note = Month['notes'][number];
type Receipt = Month['receipts'][number];

const { desk } = text;
const { columns } = desk;

const NOTES: readonly DataTableColumn<Note>[] = [
  { key: 'note', header: columns.note, priority: 'title', cell: ({ note }) => note },
  { key: 'notedAt', header: columns.notedAt, cell: ({ notedAt }) => formatThaiDateTime(notedAt) },
  { key: 'on', header: columns.on, cell: ({ on }) => formatThaiDate(on) },
  amountColumn('amount', columns.amount),
  { key: 'reference', header: columns.reference, cell: ({ reference }) => reference },
  { key: 'state', header: columns.state, cell: ({ state }) => desk.states[state] },
];

const RECEIPTS: readonly DataTableColumn<Receipt>[] = [
  { key: 'number', header: columns.number, priority: 'title', cell: ({ number }) => number },
  { key: 'on', header: columns.day, cell: ({ on }) => formatThaiDate(on) },
  { key: 'cameOn', header: columns.came, cell: ({ cameOn }) => formatThaiDate(cameOn) },
  amountColumn('amount', columns.amount),
  { key: 'note', header: columns.note, cell: ({ note }) => note ?? null },
];

/** The cooperative's desk: what the agency noted, what the bank brought, and how one is matched with the other. */
export function Desk({ month }: { month: Month }) {
  const { agency, period, notes, receipts } = month;
  const given = { agency, period };
  return (
    <>
      <Card title={desk.title}>
        <p className={layout.note}>{desk.note}</p>
        {notes.length === 0 ? (
          <EmptyState title={desk.noNotes} />
        ) : (
          <DataTable
            caption={desk.notes}
            showCaption
            columns={NOTES}
            rows={notes}
            rowKey={({ note }) => String(note)}
          />
        )}
        {receipts.length > 0 && (
          <DataTable
            caption={desk.receipts}
            showCaption
            columns={RECEIPTS}
            rows={receipts}
            rowKey={({ number }) => number}
          />
        )}
      </Card>
      <FormCard
        title={desk.receive}
        note={desk.receiveNote}
        procedure="agencies.receive"
        given={given}
        press={desk.receive}
        done={({ received }) => desk.received(baht(received))}
      />
      <FormCard
        title={desk.nothing}
        note={desk.nothingNote}
        procedure="agencies.nothingCame"
        given={given}
        press={desk.nothing}
        done={desk.wasNothing}
      />
    </>
  );
}
