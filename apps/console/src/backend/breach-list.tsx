import { Button, buttonClass } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { EmptyState } from '@coop/ui/empty-state';
import { SelectField } from '@coop/ui/select-field';
import { Tag, type TagTone } from '@coop/ui/tag';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useAct } from '../control/act.tsx';
import { type Breach, control } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { QueryView } from '../control/mock-query.tsx';
import { useControl } from '../control/use-control.ts';
import { usePlace } from '../control/use-place.ts';
import styles from './backend.module.css';
import { countBySeverity, formatCalls } from './breach-text.ts';
import { text } from './text.ts';

/** Polled, because testers use the portal in another window. */
const FOUND_MS = 2_000;

const TONES: Record<Breach['severity'], TagTone> = {
  breaking: 'negative',
  additive: 'waiting',
  cosmetic: 'muted',
};

const COLUMNS: readonly DataTableColumn<Breach>[] = [
  {
    key: 'what',
    header: text.breachColumns.what,
    priority: 'title',
    cell: ({ severity, kind, path, endpoint }) => (
      <span className={styles.what}>
        <Tag tone={TONES[severity]}>{text.severity[severity]}</Tag>
        <span className={layout.code}>
          {kind} {path}
        </span>
        <span className={styles.key}>{endpoint}</span>
      </span>
    ),
  },
  {
    key: 'says',
    header: text.breachColumns.says,
    cell: ({ says }) => <span className={layout.code}>{says}</span>,
  },
  {
    key: 'sent',
    header: text.breachColumns.sent,
    cell: ({ sent }) => <span className={layout.code}>{sent.join(' | ')}</span>,
  },
  { key: 'count', header: text.breachColumns.count, align: 'end', cell: ({ count }) => count },
  { key: 'calls', header: text.breachColumns.calls, align: 'end', cell: formatCalls },
];

export function BreachList() {
  const found = useControl('backend.breaches', {}, FOUND_MS);
  return (
    <Card title={text.breaches} actions={found.data?.length ? <Actions /> : null}>
      <p className={layout.note}>{text.masked}</p>
      <QueryView
        query={found}
        empty={{
          when: ({ length }) => length === 0,
          title: text.noBreach,
          detail: text.noBreachDetail,
        }}
      >
        {(breaches) => <Found breaches={breaches} />}
      </QueryView>
    </Card>
  );
}

function Actions() {
  const { world } = usePlace();
  const { act } = useAct();
  const forget = () => control.backend.forget.mutate({ world });
  return (
    <>
      <a
        href={`/__control/breaches.ndjson?world=${encodeURIComponent(world)}`}
        download
        className={buttonClass('secondary')}
      >
        <Download /> {text.download}
      </a>
      <Button variant="quiet" onClick={() => void act(forget, text.forgotten)}>
        {text.forget}
      </Button>
    </>
  );
}

function Found({ breaches }: { breaches: readonly Breach[] }) {
  const [severity, setSeverity] = useState('');
  const options = countBySeverity(breaches).map((one) => ({
    value: one.severity,
    label: `${text.severity[one.severity]} (${one.count})`,
  }));
  const shown = breaches.filter((one) => severity === '' || one.severity === severity);
  return (
    <>
      <div className={layout.form}>
        <SelectField
          label={text.severityFilter}
          options={[{ value: '', label: `${text.everySeverity} (${breaches.length})` }, ...options]}
          value={severity}
          onChange={(event) => setSeverity(event.target.value)}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState title={text.noSuchBreach} />
      ) : (
        <DataTable
          caption={text.breaches}
          columns={COLUMNS}
          rows={shown}
          rowKey={({ endpoint, kind, path }) => `${endpoint} ${kind} ${path}`}
        />
      )}
    </>
  );
}
