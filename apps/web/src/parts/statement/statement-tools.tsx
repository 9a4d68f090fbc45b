import { MenuButton } from '@coop/ui/menu-button';
import Download from 'lucide-react/icons/download';
import { notify } from '../../toasts/notify.ts';
import type { Making } from '../export/export-file.ts';
import type { ExportTable } from '../export/export-table.ts';
import { useMaking } from '../export/file-owner.ts';
import { PrintButton } from './print-button.tsx';

// The writers of files are larger than the screen, so they are loaded when a file is saved.
async function save(
  kind: 'csv' | 'xlsx' | 'pdf',
  table: ExportTable,
  making: Making,
): Promise<void> {
  try {
    const { exportFile } = await import('../export/export-file.ts');
    const file = exportFile(table, making);
    if (kind === 'csv') (await import('../export/save-csv.ts')).saveCsv(file);
    else if (kind === 'xlsx') await (await import('../export/save-xlsx.ts')).saveXlsx(file);
    else await (await import('../pdf/save-pdf.ts')).savePdf(file, making);
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
  const making = useMaking();
  return (
    <MenuButton
      label="ดาวน์โหลด"
      icon={<Download />}
      items={[
        { label: 'ไฟล์ Excel (.xlsx)', onSelect: () => void save('xlsx', table(), making()) },
        { label: 'ไฟล์ CSV (.csv)', onSelect: () => void save('csv', table(), making()) },
        { label: 'ไฟล์ PDF (.pdf)', onSelect: () => void save('pdf', table(), making()) },
      ]}
    />
  );
}
