import { MenuButton } from '@coop/ui/menu-button';
import { Toolbar } from '@coop/ui/toolbar';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
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
  table: TableDownloadProps['table'],
  making: Making,
  paper?: PaperDownloadProps['file'],
): Promise<void> {
  try {
    const { exportFile } = await import('../export/export-file.ts');
    const file = exportFile(await table(), making);
    if (kind === 'csv') (await import('../export/save-csv.ts')).saveCsv(file);
    else if (kind === 'xlsx') await (await import('../export/save-xlsx.ts')).saveXlsx(file);
    else {
      const { savePapers, savePdf } = await import('../pdf/save-pdf.ts');
      await (paper ? savePapers(await paper(making), making) : savePdf(file, making));
    }
    notify.success('บันทึกไฟล์แล้ว');
  } catch {
    notify.error(fileFailureWords(kind));
  }
}

export interface TableDownloadProps {
  readonly table: () => ExportTable | Promise<ExportTable>;
  /** The PDF file is this paper, and not the table by itself. */
  readonly paper?: PaperDownloadProps['file'] | undefined;
  /** Where there is no room for a button of its own. */
  readonly paperInMenu?: boolean;
}

interface TableActionsProps extends TableDownloadProps {
  /** Prints the page itself, on pages that normally print a separate sheet. */
  readonly onPrint?: (() => void) | undefined;
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

/** The same in a bar of their own, with filters at the left. */
export const TableTools = ({ children, ...of }: TableActionsProps & { children?: ReactNode }) => (
  <Toolbar actions={<TableActions {...of} />}>{children}</Toolbar>
);

/** Download only, where something else is printed. */
export function TableDownload({ table, paper, paperInMenu = false }: TableDownloadProps) {
  const making = useMaking();
  const item = (label: string, kind: 'csv' | 'xlsx' | 'pdf') => ({
    label,
    onSelect: () => void save(kind, table, making(), paper),
  });
  const own = paperInMenu ? undefined : paper;
  return (
    <>
      {own && <PaperDownload file={own} />}
      <MenuButton
        label={own ? 'ดาวน์โหลดตาราง' : 'ดาวน์โหลด'}
        icon={<Download />}
        items={[
          item('ไฟล์ Excel (.xlsx)', 'xlsx'),
          item('ไฟล์ CSV (.csv)', 'csv'),
          ...(own ? [] : [item('ไฟล์ PDF (.pdf)', 'pdf')]),
        ]}
      />
    </>
  );
}
