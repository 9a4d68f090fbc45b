import { DateField } from '@coop/ui/date-field';
import { MenuButton } from '@coop/ui/menu-button';
import { SearchField } from '@coop/ui/search-field';
import { SelectField } from '@coop/ui/select-field';
import { Toolbar } from '@coop/ui/toolbar';
import Download from 'lucide-react/icons/download';
import { notify } from '../../toasts/notify.ts';
import type { ExportTable } from './export-table.ts';
import { PERIOD_PRESETS } from './period.ts';
import { PrintButton } from './print-button.tsx';
import type { Statement } from './use-statement.ts';

// The spreadsheet writers are larger than the screen, so they are loaded when a file is saved.
async function save(kind: 'csv' | 'xlsx', table: ExportTable): Promise<void> {
  try {
    if (kind === 'csv') (await import('./save-csv.ts')).saveCsv(table);
    else await (await import('./save-xlsx.ts')).saveXlsx(table);
    notify.success('บันทึกไฟล์แล้ว');
  } catch {
    notify.error('บันทึกไฟล์ไม่สำเร็จ กรุณาลองใหม่');
  }
}

interface TableActionsProps {
  readonly table: () => ExportTable;
  /** Prints the page itself, on pages that normally print a separate sheet. */
  readonly onPrint?: () => void;
}

/** Print and download, for any table. */
export function TableActions({ table, onPrint }: TableActionsProps) {
  return (
    <>
      <PrintButton {...(onPrint && { onPrint })} />
      <TableDownload table={table} />
    </>
  );
}

/** Download only, where something else is printed. */
export function TableDownload({ table }: { table: () => ExportTable }) {
  return (
    <MenuButton
      label="ดาวน์โหลด"
      icon={<Download />}
      items={[
        { label: 'ไฟล์ Excel (.xlsx)', onSelect: () => void save('xlsx', table()) },
        { label: 'ไฟล์ CSV (.csv)', onSelect: () => void save('csv', table()) },
      ]}
    />
  );
}

interface StatementToolsProps<Row> {
  readonly statement: Statement<Row>;
  readonly searchHint: string;
  readonly table: () => ExportTable;
}

const REVERSED = 'วันสิ้นสุดอยู่ก่อนวันเริ่มต้น';
const OPTIONS = Object.entries(PERIOD_PRESETS).map(([value, label]) => ({ value, label }));

/** Period, search, print and download over a statement. */
export function StatementTools<Row>({ statement, searchHint, table }: StatementToolsProps<Row>) {
  const { preset, own, query, change, choosePreset } = statement;
  const isReversed = Boolean(own.from && own.to && own.to < own.from);
  return (
    <>
      <Toolbar actions={<TableActions table={table} />}>
        <SelectField
          label="ช่วงเวลา"
          value={preset}
          options={OPTIONS}
          onChange={(event) => choosePreset(event.target.value)}
        />
        <SearchField
          label="ค้นหา"
          placeholder={searchHint}
          value={query}
          onChange={(q) => change({ q })}
        />
      </Toolbar>
      {preset === 'own' && (
        <Toolbar>
          <DateField label="ตั้งแต่วันที่" value={own.from ?? ''} onChange={(from) => change({ from })} />
          <DateField
            label="ถึงวันที่"
            value={own.to ?? ''}
            onChange={(to) => change({ to })}
            error={isReversed ? REVERSED : undefined}
          />
        </Toolbar>
      )}
    </>
  );
}
