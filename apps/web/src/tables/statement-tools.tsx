import { MenuButton } from '@coop/ui/menu-button';
import { Toolbar } from '@coop/ui/toolbar';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { useFileQuestion } from '../documents/export/amounts-question.tsx';
import type { Making } from '../documents/export/export-file.ts';
import type { ExportTable } from '../documents/export/export-table.ts';
import { useMaking } from '../documents/export/file-owner.ts';
import { PaperDownload, type PaperDownloadProps } from '../documents/pdf/paper-download.tsx';
import { saying } from '../documents/pdf/saving.ts';
import { PrintButton } from './print-button.tsx';

type Kind = 'csv' | 'xlsx' | 'pdf';

// The writers of files are larger than the screen, so they are loaded when a file is saved.
async function save(kind: Kind, { table, paper }: TableDownloadProps, making: Making) {
  const { exportFile } = await import('../documents/export/export-file.ts');
  const file = exportFile(await table(), making);
  if (kind === 'csv') (await import('../documents/export/save-csv.ts')).saveCsv(file);
  else if (kind === 'xlsx') await (await import('../documents/export/save-xlsx.ts')).saveXlsx(file);
  else {
    const { savePapers, savePdf } = await import('../documents/pdf/save-pdf.ts');
    await (paper ? savePapers(await paper(making), making) : savePdf(file, making));
  }
}

export interface TableDownloadProps {
  readonly table: () => ExportTable | Promise<ExportTable>;
  /** The PDF file is this paper, and not the table by itself. */
  readonly paper?: PaperDownloadProps['file'] | undefined;
  /** Tells where there is no room for a button of its own. */
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
export function TableDownload(props: TableDownloadProps) {
  const { paper, paperInMenu = false } = props;
  const making = useMaking();
  const { question, ask } = useFileQuestion();
  const item = (label: string, kind: Kind) => ({
    label,
    onSelect: () => ask(() => void saying(kind, () => save(kind, props, making()))),
  });
  const tablePaper = paperInMenu ? undefined : paper;
  return (
    <>
      {tablePaper && <PaperDownload file={tablePaper} />}
      <MenuButton
        label={tablePaper ? 'ดาวน์โหลดตาราง' : 'ดาวน์โหลด'}
        icon={<Download />}
        items={[
          item('ไฟล์ Excel (.xlsx)', 'xlsx'),
          item('ไฟล์ CSV (.csv)', 'csv'),
          ...(tablePaper ? [] : [item('ไฟล์ PDF (.pdf)', 'pdf')]),
        ]}
      />
      {question}
    </>
  );
}
