import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { type FormEvent, useState } from 'react';
import { FormSummary } from '../../parts/form/form-summary.tsx';
import { AddMember } from './add-member.tsx';
import { ConfirmSave } from './confirm-save.tsx';
import styles from './deduct-result.module.css';
import { Entry, fieldId } from './entry.tsx';
import { checkShort, type ShortErrors } from './shorts.ts';
import { text } from './text.ts';
import type { Saved } from './use-save.ts';
import type { Shorts } from './use-shorts.ts';

interface EntriesProps {
  readonly data: GroupDeductResult;
  readonly entries: Shorts;
}

/** Id of the form, which a button elsewhere on the page sends, too. */
export const ENTRIES_FORM = 'deduct-entries';

/** What is wrong, by membership number. */
function errorsOf({ data, entries }: EntriesProps): ReadonlyMap<string, ShortErrors> {
  const lines = new Map(data.lines.map((line) => [line.membership_no, line]));
  return new Map(
    entries.shorts.map((short) => {
      const line = lines.get(short.membership_no);
      return [short.membership_no, line ? checkShort(short, line) : {}];
    }),
  );
}

function summaryOf(errors: ReadonlyMap<string, ShortErrors>) {
  return [...errors].flatMap(([no, found]) =>
    (['deducted', 'reason'] as const).flatMap((field) => {
      const message = found[field];
      return message ? [{ fieldId: fieldId(no, field), message: `${no}: ${message}` }] : [];
    }),
  );
}

/** Those who could not be deducted in full, one entry each; all others count as deducted in full. */
export function Entries({
  data,
  entries,
  hasDraft,
  onSaved,
}: EntriesProps & { readonly hasDraft: boolean; readonly onSaved: (saved: Saved) => void }) {
  const [attempts, setAttempts] = useState(0);
  const [confirming, setConfirming] = useState(false);
  const errors = errorsOf({ data, entries });
  const summary = summaryOf(errors);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (summary.length > 0) setAttempts((count) => count + 1);
    else setConfirming(true);
  };
  return (
    <Card title={text.byForm}>
      <AddMember lines={data.lines} entries={entries} />
      <form id={ENTRIES_FORM} noValidate onSubmit={submit} className={styles.entries}>
        <FormSummary title={text.failed} errors={attempts > 0 ? summary : []} attempts={attempts} />
        {entries.shorts.length === 0 && (
          <EmptyState title={text.noneShort}>{text.noneShortMore}</EmptyState>
        )}
        {entries.shorts.map((short) => {
          const line = data.lines.find((one) => one.membership_no === short.membership_no);
          return (
            line && (
              <Entry
                key={short.membership_no}
                short={short}
                line={line}
                errors={attempts > 0 ? (errors.get(short.membership_no) ?? {}) : {}}
                onChange={(part) => entries.change(short.membership_no, part)}
                onRemove={() => entries.remove(short.membership_no)}
              />
            )
          );
        })}
        {/* A draft has the same button under what it changes. */}
        {!hasDraft && (
          <div>
            <Button type="submit" variant="primary">
              {text.save}
            </Button>
          </div>
        )}
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
