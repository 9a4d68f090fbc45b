import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { useEffect, useRef } from 'react';
import { refreshAfter } from '../../feed/refresh-after.ts';
import { type Compared, compareShorts } from './compare.ts';
import styles from './deduct-result.module.css';
import { text } from './text.ts';
import { ToldCell } from './told.tsx';
import { type Saved, useSave } from './use-save.ts';
import type { Shorts, Meanwhile as Theirs } from './use-shorts.ts';

const words = text.meanwhile;

const COLUMNS: readonly DataTableColumn<Compared>[] = [
  {
    key: 'name',
    header: text.columns.name,
    priority: 'title',
    cell: ({ membership_no, name }) => `${membership_no} ${name}`,
  },
  { key: 'theirs', header: words.theirs, cell: ({ theirs }) => <ToldCell told={theirs} /> },
  {
    key: 'mine',
    header: words.mine,
    cell: ({ mine }) => <ToldCell told={mine} noReason={text.draft.noReason} />,
  },
  {
    key: 'same',
    header: words.result,
    cell: ({ isSame }) => (isSame ? words.same : <strong>{words.differs}</strong>),
  },
];

interface MeanwhileProps {
  readonly data: GroupDeductResult;
  readonly entries: Shorts;
  readonly found: Theirs;
  readonly onSaved: (saved: Saved) => void;
}

/** Somebody else has recorded this month meanwhile: theirs beside what was typed here, and a choice. */
export function Meanwhile({ data, entries, found, onSaved }: MeanwhileProps) {
  const { busy, save } = useSave(data, entries);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const keepMine = async () => {
    const outcome = await save(found.version);
    if (typeof outcome === 'object') onSaved(outcome);
  };
  const loadLatest = () => {
    entries.forget();
    // As after a result of one's own.
    void refreshAfter('membergroupDeductResultCreate');
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.meanwhile}>
      <Band tone="waiting" title={words.title} live>
        {words.lead}
      </Band>
      <Card title={words.compare}>
        <DataTable
          caption={words.compare}
          columns={COLUMNS}
          rows={compareShorts(data.lines, found.lines, entries.shorts)}
          rowKey={(row) => row.membership_no}
        />
        <div className={styles.choice}>
          <Button
            variant="primary"
            busy={busy}
            busyLabel={text.saving}
            onClick={() => void keepMine()}
          >
            {words.useMine}
          </Button>
          <Button onClick={loadLatest}>{words.loadLatest}</Button>
        </div>
        <p className="note">{words.note}</p>
      </Card>
    </div>
  );
}
