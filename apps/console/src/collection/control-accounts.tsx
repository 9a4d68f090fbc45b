import { formatThaiDate } from '@coop/format/thai-date';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { amountColumn } from '../control/baht.ts';
import type { control } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { QueryView } from '../control/mock-query.tsx';
import { useControl } from '../control/use-control.ts';

type Difference = Awaited<ReturnType<typeof control.ledger.controls.query>>['differences'][number];

const TITLE = 'บัญชีควบคุม';
const COLUMNS: readonly DataTableColumn<Difference>[] = [
  { key: 'who', header: 'เลขที่', priority: 'title', cell: ({ who }) => who },
  { key: 'on', header: 'วันที่', cell: ({ on }) => formatThaiDate(on) },
  { key: 'what', header: 'เรื่อง', cell: ({ name }) => name },
  amountColumn('expected', 'ควรเป็น'),
  amountColumn('found', 'พบ'),
];

/** Compares sums that are computed in different ways. */
export function ControlAccounts({ agency }: { agency: string }) {
  const query = useControl('ledger.controls', { agency });
  return (
    <QueryView query={query}>
      {({ differences }) => (
        <Card title={TITLE}>
          <p className={layout.note}>
            เทียบยอดที่คิดจากคนละทาง: ที่หน่วยงานบันทึกและโอน ที่เคาน์เตอร์รับ และที่ลงในสมุดของสมาชิก
            ต้องเท่ากันทุกวันทุกคน
          </p>
          {differences.length === 0 ? (
            <Band tone="positive" title="ทุกยอดตรงกัน" />
          ) : (
            <>
              <Band tone="negative" title={`มี ${differences.length} ยอดที่ไม่ตรงกัน`} />
              <DataTable
                caption={TITLE}
                columns={COLUMNS}
                rows={differences}
                rowKey={({ who, on, account }) => `${who} ${on} ${account}`}
              />
            </>
          )}
        </Card>
      )}
    </QueryView>
  );
}
