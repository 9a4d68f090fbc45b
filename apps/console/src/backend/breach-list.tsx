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
import { POLL_MS, useControl } from '../control/use-control.ts';
import styles from './backend.module.css';
import { countBySeverity, formatCalls } from './breach-text.ts';

const TITLE = 'จุดที่ backend จริงไม่ตรงตามสัญญา';
const SEVERITY: Record<Breach['severity'], string> = {
  breaking: 'กระทบการใช้งาน',
  additive: 'เกินสัญญา',
  cosmetic: 'ต่างเพียงรูปแบบ',
};
const TONES: Record<Breach['severity'], TagTone> = {
  breaking: 'negative',
  additive: 'waiting',
  cosmetic: 'muted',
};

const COLUMNS: readonly DataTableColumn<Breach>[] = [
  {
    key: 'what',
    header: 'จุดที่พบ',
    priority: 'title',
    cell: ({ severity, kind, path, endpoint }) => (
      <span className={styles.what}>
        <Tag tone={TONES[severity]}>{SEVERITY[severity]}</Tag>
        <span className={layout.code}>
          {kind} {path}
        </span>
        <span className={styles.key}>{endpoint}</span>
      </span>
    ),
  },
  {
    key: 'says',
    header: 'สัญญากำหนด',
    cell: ({ says }) => <span className={layout.code}>{says}</span>,
  },
  {
    key: 'sent',
    header: 'backend ส่งมา',
    cell: ({ sent }) => <span className={layout.code}>{sent.join(' | ')}</span>,
  },
  { key: 'count', header: 'คำตอบ', align: 'end', cell: ({ count }) => count },
  { key: 'calls', header: 'การเรียกที่', align: 'end', cell: formatCalls },
];

export function BreachList() {
  const found = useControl('backend.breaches', {}, POLL_MS);
  return (
    <Card title={TITLE} actions={found.data?.length ? <Actions /> : null}>
      <p className={layout.note}>ตัวอักษรและตัวเลขถูกปิดไว้ เหลือแต่รูปแบบ</p>
      <QueryView
        query={found}
        empty={{
          title: 'ยังไม่พบจุดที่ไม่ตรงตามสัญญา',
          detail: 'ทุกคำตอบที่ผ่านจาก backend จริงถูกเทียบกับสัญญา พบเมื่อไรจะขึ้นที่นี่',
        }}
      >
        {(breaches) => <Found breaches={breaches} />}
      </QueryView>
    </Card>
  );
}

function Actions() {
  const { world, act } = useAct();
  const forget = () => control.backend.forget.mutate({ world });
  return (
    <>
      <a
        href={`/__control/breaches.ndjson?world=${encodeURIComponent(world)}`}
        download
        className={buttonClass('secondary')}
      >
        <Download /> ดาวน์โหลด NDJSON
      </a>
      <Button variant="quiet" onClick={() => void act(forget, 'ล้างจุดที่พบแล้ว')}>
        ล้างรายการ
      </Button>
    </>
  );
}

function Found({ breaches }: { breaches: readonly Breach[] }) {
  const [severity, setSeverity] = useState('');
  const options = countBySeverity(breaches).map((item) => ({
    value: item.severity,
    label: `${SEVERITY[item.severity]} (${item.count})`,
  }));
  const shown = breaches.filter((breach) => severity === '' || breach.severity === severity);
  return (
    <>
      <div className={layout.form}>
        <SelectField
          label="ความร้ายแรง"
          options={[{ value: '', label: `ทุกระดับ (${breaches.length})` }, ...options]}
          value={severity}
          onChange={(event) => setSeverity(event.target.value)}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState title="ไม่มีจุดที่ร้ายแรงระดับนี้" />
      ) : (
        <DataTable
          caption={TITLE}
          columns={COLUMNS}
          rows={shown}
          rowKey={({ endpoint, kind, path }) => `${endpoint} ${kind} ${path}`}
        />
      )}
    </>
  );
}
