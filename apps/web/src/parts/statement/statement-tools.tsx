import { MenuButton } from '@coop/ui/menu-button';
import Download from 'lucide-react/icons/download';
import { notify } from '../../toasts/notify.ts';
import type { Making } from '../export/export-file.ts';
import type { ExportTable } from '../export/export-table.ts';
import { useMaking } from '../export/file-owner.ts';
import { fileFailureWords } from '../pdf/failure-words.ts';
import { PaperDownload, type PaperDownloadProps } from '../pdf/paper-download.tsx';
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
    notify.error(fileFailureWords(kind));
  }
}

interface TableDownloadProps {
  readonly table: () => ExportTable;
  /** The PDF file is this paper, and not the table by itself. */
  readonly paper?: PaperDownloadProps['file'];
}

interface TableActionsProps extends TableDownloadProps {
  /** Prints the page itself, on pages that normally print a separate sheet. */
  readonly onPrint?: () => void;
}

/** Print and download, for any table. */
export function TableActions({ onPrint, ...files }: TableActionsProps) {
  return (
    <>
      <PrintButton {...(onPrint && { onPrint })} />
      <TableDownload {...files} />
    </>
  );
}

/** Download only, where something else is printed. */
export function TableDownload({ table, paper }: TableDownloadProps) {
  const making = useMaking();
  return (
    <>
      {paper && <PaperDownload file={paper} />}
      <MenuButton
        label={paper ? 'ดาวน์โหลดตาราง' : 'ดาวน์โหลด'}
        icon={<Download />}
        items={[
          { label: 'ไฟล์ Excel (.xlsx)', onSelect: () => void save('xlsx', table(), making()) },
          { label: 'ไฟล์ CSV (.csv)', onSelect: () => void save('csv', table(), making()) },
          ...(paper
            ? []
            : [{ label: 'ไฟล์ PDF (.pdf)', onSelect: () => void save('pdf', table(), making()) }]),
        ]}
      />
    </>
  );
}
