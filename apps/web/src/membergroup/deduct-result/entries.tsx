import type { DeductLine, GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatCount } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { SearchField } from '@coop/ui/search-field';
import { type FormEvent, useState } from 'react';
import { FormSummary } from '../../parts/form/form-summary.tsx';
import { findableText, hasTyped } from '../find-people.ts';
import { text as shared } from '../text.ts';
import { draftTransferSatang } from '../to-transfer.ts';
import { AddMember } from './add-member.tsx';
import { ConfirmSave } from './confirm-save.tsx';
import styles from './deduct-result.module.css';
import { Entry, EntryLine, fieldId } from './entry.tsx';
import {
  checkShortfall,
  missingSatang,
  type Shortfall,
  type ShortfallErrors,
} from './shortfalls.ts';
import { text } from './text.ts';
import type { Saved } from './use-save.ts';
import type { Shortfalls } from './use-shortfalls.ts';

interface EntriesProps {
  readonly data: GroupDeductResult;
  readonly entries: Shortfalls;
}

/** Up to so many entries all have their fields; of more, each is a line until it is opened. */
const MOST_OPEN = 5;
/** Lines shown before somebody asks for all of them. */
const MOST_LINES = 20;

interface Row {
  readonly short: Shortfall;
  readonly line: DeductLine;
  readonly errors: ShortfallErrors;
}

function rowsOf({ data, entries }: EntriesProps): Row[] {
  const lines = new Map(data.lines.map((line) => [line.membership_no, line]));
  return entries.shortfalls.flatMap((short) => {
    const line = lines.get(short.membership_no);
    return line ? [{ short, line, errors: checkShortfall(short, line) }] : [];
  });
}

const hasErrors = ({ errors }: Row) => Object.keys(errors).length > 0;

function summaryOf(rows: readonly Row[]) {
  return rows.flatMap(({ short: { membership_no: no }, errors }) =>
    (['deducted', 'reason'] as const).flatMap((field) => {
      const message = errors[field];
      return message ? [{ fieldId: fieldId(no, field), message: `${no}: ${message}` }] : [];
    }),
  );
}

/** The rows that are shown with fields, and those shown as a line: of many rows, the complete ones that are not open. */
function splitRows(rows: readonly Row[], open: string | undefined, search: string) {
  if (rows.length <= MOST_OPEN) return { fields: rows, lines: [] };
  const isOpen = (row: Row) => hasErrors(row) || row.short.membership_no === open;
  return {
    fields: rows.filter(isOpen),
    lines: rows.filter((row) => {
      const { membership_no, member_fullname } = row.line;
      return !isOpen(row) && hasTyped(findableText(membership_no, member_fullname), search);
    }),
  };
}

/** Those who could not be deducted in full, one entry each; all others count as deducted in full. */
export function Entries({
  data,
  entries,
  onSaved,
}: EntriesProps & { readonly onSaved: (saved: Saved) => void }) {
  const [attempts, setAttempts] = useState(0);
  const [confirming, setConfirming] = useState(false);
  const rows = rowsOf({ data, entries });
  const summary = summaryOf(rows);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (summary.length > 0) setAttempts((count) => count + 1);
    else setConfirming(true);
  };
  const transfer = draftTransferSatang(data, missingSatang(entries.shortfalls, data.lines));
  return (
    <Card title={text.byForm}>
      <AddMember lines={data.lines} entries={entries} />
      <form noValidate onSubmit={submit} className={styles.entries}>
        <FormSummary title={text.failed} errors={attempts > 0 ? summary : []} attempts={attempts} />
        {rows.length === 0 && <EmptyState title={text.noneShort}>{text.noneShortMore}</EmptyState>}
        <EntryList rows={rows} entries={entries} showsErrors={attempts > 0} />
        <div className={styles.save}>
          <p>
            {text.shortPeople(formatCount(rows.length))} · {shared.toTransfer}{' '}
            <strong className="nowrap">
              <Amount satang={transfer} unit="บาท" />
            </strong>
          </p>
          <Button type="submit" variant="primary">
            {text.save}
          </Button>
        </div>
      </form>
      {confirming && (
        <ConfirmSave
          data={data}
          entries={entries}
          onSaved={onSaved}
          onClose={() => setConfirming(false)}
        />
      )}
    </Card>
  );
}

interface EntryListProps {
  readonly rows: readonly Row[];
  readonly entries: Shortfalls;
  readonly showsErrors: boolean;
}

function EntryList({ rows, entries, showsErrors }: EntryListProps) {
  const [open, setOpen] = useState<string>();
  const [search, setSearch] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const { fields, lines } = splitRows(rows, open, search);
  const shown = showsAll ? lines : lines.slice(0, MOST_LINES);
  return (
    <>
      {fields.map(({ short, line, errors }) => (
        <Entry
          key={short.membership_no}
          short={short}
          line={line}
          errors={showsErrors ? errors : {}}
          onChange={(part) => {
            // A complete entry stays open while it is typed in.
            setOpen(short.membership_no);
            entries.change(short.membership_no, part);
          }}
          onRemove={() => entries.remove(short.membership_no)}
        />
      ))}
      {rows.length > MOST_OPEN && (
        <>
          <SearchField label={text.search} value={search} onChange={setSearch} />
          {lines.length === 0 && search && <p className="note">{text.noneFound}</p>}
          <ul className={styles.lines}>
            {shown.map(({ short, line }) => (
              <EntryLine
                key={short.membership_no}
                short={short}
                line={line}
                onOpen={() => setOpen(short.membership_no)}
                onRemove={() => entries.remove(short.membership_no)}
              />
            ))}
          </ul>
          {shown.length < lines.length && (
            <Button onClick={() => setShowsAll(true)}>
              {text.showMore(formatCount(lines.length - shown.length))}
            </Button>
          )}
        </>
      )}
    </>
  );
}
