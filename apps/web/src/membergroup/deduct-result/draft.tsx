import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatCount, formatSatang } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { Facts } from '@coop/ui/facts';
import { Tag, type TagTone } from '@coop/ui/tag';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/requests/confirm-dialog.tsx';
import { draftTransferSatang, toTransferSatang } from '../to-transfer.ts';
import { type Change, type Compared, changeOf, compareShortfalls } from './compare.ts';
import styles from './deduct-result.module.css';
import { DeductionCell } from './deduction-cell.tsx';
import { missingSatang } from './shortfalls.ts';
import { text } from './text.ts';
import { type Shortfalls, shortfallsIn } from './use-shortfalls.ts';

const words = text.draft;
const TONES = { added: 'waiting', changed: 'muted', removed: 'positive' } as const satisfies Record<
  Change,
  TagTone
>;
const CHANGES = ['added', 'changed', 'removed'] as const;

const COLUMNS: readonly DataTableColumn<Compared>[] = [
  {
    key: 'name',
    header: text.columns.name,
    priority: 'title',
    cell: ({ membership_no, name }) => `${membership_no} ${name}`,
  },
  {
    key: 'what',
    header: words.columns.what,
    cell: (one) => <Tag tone={TONES[changeOf(one)]}>{words[changeOf(one)]}</Tag>,
  },
  {
    key: 'record',
    header: words.columns.record,
    cell: ({ theirs }) => <DeductionCell deduction={theirs} />,
  },
  {
    key: 'draft',
    header: words.columns.draft,
    cell: ({ mine }) => <DeductionCell deduction={mine} noReason={words.noReason} />,
  },
];

/** How the sum to transfer would change. */
function differenceWords(record: number | null, draft: number | null): string {
  if (record === null || draft === null) return '';
  if (record === draft) return words.equal;
  const amount = formatSatang(Math.abs(draft - record));
  return draft < record ? words.less(amount) : words.more(amount);
}

function Sums({ data, entries, rows }: DraftProps & { readonly rows: readonly Compared[] }) {
  const record = toTransferSatang(data);
  const draft = draftTransferSatang(data, missingSatang(entries.shortfalls, data.lines));
  const counted = CHANGES.map((change) => ({
    change,
    count: rows.filter((one) => changeOf(one) === change).length,
  })).filter(({ count }) => count > 0);
  return (
    <Facts
      rows={[
        ...counted.map(({ change, count }) => ({
          term: words[change],
          value: words.people(formatCount(count)),
        })),
        { term: words.record, value: <Amount satang={record} unit="บาท" /> },
        {
          term: words.sum,
          value: (
            <>
              <strong>
                <Amount satang={draft} unit="บาท" />
              </strong>{' '}
              <span className="note nowrap">{differenceWords(record, draft)}</span>
            </>
          ),
        },
      ]}
    />
  );
}

/** Id of the card, which links lead to. */
export const DRAFT_PLACE = 'draft';

interface DraftProps {
  readonly data: GroupDeductResult;
  readonly entries: Shortfalls;
}

/** What is typed and not recorded yet: how it differs from the record, and how to be rid of it. */
export function Draft({ data, entries, onGone }: DraftProps & { readonly onGone: () => void }) {
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
