import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { type FactRows, Facts } from '@coop/ui/facts';
import { Tag } from '@coop/ui/tag';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/requests/confirm-dialog.tsx';
import { draftTransferSatang, toTransferSatang } from '../to-transfer.ts';
import styles from './deduct-result.module.css';
import {
  type Compared,
  changeOf,
  compareShortfalls,
  missingSatang,
  type Side,
} from './shortfalls.ts';
import { text } from './text.ts';
import { type FormProps, shortfallsIn } from './use-shortfalls.ts';

const words = text.draft;
const CHANGES = ['added', 'changed', 'removed'] as const;
const TONES = { added: 'waiting', changed: 'muted', removed: 'positive' } as const;

/** An amount with its reason; who is not named was deducted in full. */
export const deductionColumn = (
  side: Side,
  header: string,
  noReason: string = text.noReason,
): DataTableColumn<Compared> => ({
  key: side,
  header,
  cell: ({ [side]: deduction }) => {
    if (!deduction) return text.inFull;
    const satang = parseBaht(deduction.deducted);
    return (
      <span className={styles.said}>
        <span className="nowrap">
          {satang === null ? deduction.deducted || text.conflict.noAmount : formatSatang(satang)}
        </span>
        <span className="note">{deduction.reason || noReason}</span>
      </span>
    );
  },
});

export const NAME: DataTableColumn<Compared> = {
  key: 'name',
  header: text.columns.name,
  priority: 'title',
  cell: ({ membership_no, name }) => `${membership_no} ${name}`,
};

const COLUMNS: readonly DataTableColumn<Compared>[] = [
  NAME,
  {
    key: 'what',
    header: words.columns.what,
    cell: (one) => <Tag tone={TONES[changeOf(one)]}>{words[changeOf(one)]}</Tag>,
  },
  deductionColumn('theirs', words.columns.record),
  deductionColumn('mine', words.columns.draft, words.noReason),
];

/** How the sum to transfer would change. */
function differenceWords(record: number | null, draft: number | null): string {
  if (record === null || draft === null) return '';
  if (record === draft) return words.equal;
  const amount = formatSatang(Math.abs(draft - record));
  return draft < record ? words.less(amount) : words.more(amount);
}

function Sums({ data, entries, rows }: FormProps & { readonly rows: readonly Compared[] }) {
  const record = toTransferSatang(data);
  const draft = draftTransferSatang(data, missingSatang(entries.shortfalls, data.lines));
  return (
    <Facts
      rows={[
        ...CHANGES.map((change): FactRows[number] => {
          const { length } = rows.filter((one) => changeOf(one) === change);
          return length > 0 && [words[change], words.people(formatCount(length))];
        }),
        [words.record, <Amount satang={record} unit="บาท" />],
        [
          words.sum,
          <>
            <strong>
              <Amount satang={draft} unit="บาท" />
            </strong>{' '}
            <span className="note nowrap">{differenceWords(record, draft)}</span>
          </>,
        ],
      ]}
    />
  );
}

/** Id of the card, which links lead to. */
export const DRAFT_PLACE = 'draft';

/** What is typed and not recorded yet: how it differs from the record, and how to be rid of it. */
export function Draft({ data, entries, onGone }: FormProps & { readonly onGone: () => void }) {
  const [asks, setAsks] = useState(false);
  const rows = compareShortfalls(data.lines, shortfallsIn(data), entries.shortfalls).filter(
    ({ isSame }) => !isSame,
  );
  const discard = () => {
    entries.forget();
    onGone();
  };
  return (
    <div id={DRAFT_PLACE} tabIndex={-1} className={styles.draft}>
      <Card title={words.title}>
        <p>{words.lead}</p>
        <Sums data={data} entries={entries} rows={rows} />
        {/* Before the first record the list above is all that differs. */}
        {rows.length > 0 && data.recorded_at && (
          <DataTable
            caption={words.differences}
            columns={COLUMNS}
            rows={rows}
            rowKey={(row) => row.membership_no}
            dense
          />
        )}
        <div className={styles.choice}>
          <Button onClick={() => setAsks(true)}>{words.discard}</Button>
        </div>
      </Card>
      {asks && (
        <ConfirmDialog
          title={words.discardTitle}
          words={{ yes: words.discard, busy: words.discard, no: words.keep }}
          variant="danger"
          busy={false}
          onConfirm={discard}
          onClose={() => setAsks(false)}
        >
          <p>{words.discardMore(formatCount(rows.length))}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
