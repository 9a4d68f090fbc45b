import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatSatang, parseBaht } from '@coop/format/money';
import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { useEffect, useRef } from 'react';
import { type Compared, compareShorts, type Told } from './compare.ts';
import styles from './deduct-result.module.css';
import { refreshMonth } from './refresh-month.ts';
import { text } from './text.ts';
import { useSave } from './use-save.ts';
import type { Shorts, Meanwhile as Theirs } from './use-shorts.ts';

const words = text.meanwhile;

/** An amount with its reason; who is not named was deducted in full. */
function Said({ told }: { told: Told | undefined }) {
  if (!told) return text.inFull;
  const satang = parseBaht(told.deducted);
  return (
    <span className={styles.said}>
      <span className="nowrap">
        {satang === null ? told.deducted || words.noAmount : formatSatang(satang)}
      </span>
      <span className="note">{told.reason || text.noReason}</span>
    </span>
  );
}

const COLUMNS: readonly DataTableColumn<Compared>[] = [
  {
    key: 'name',
    header: text.columns.name,
    priority: 'title',
    cell: ({ membership_no, name }) => `${membership_no} ${name}`,
  },
  { key: 'theirs', header: words.theirs, cell: ({ theirs }) => <Said told={theirs} /> },
  { key: 'mine', header: words.mine, cell: ({ mine }) => <Said told={mine} /> },
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
}

/** Somebody else has recorded this month meanwhile: theirs beside what was typed here, and a choice. */
export function Meanwhile({ data, entries, found }: MeanwhileProps) {
  const { busy, save } = useSave(data, entries);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const loadLatest = () => {
    entries.forget();
    void refreshMonth();
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
            onClick={() => void save(found.version)}
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
