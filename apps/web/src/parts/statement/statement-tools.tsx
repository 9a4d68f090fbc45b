import { Button } from '@coop/ui/button';
import { Dialog } from '@coop/ui/dialog';
import { useAmountsHidden } from '@coop/ui/hide-amounts';
import { MenuButton } from '@coop/ui/menu-button';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { usePreferences } from '../../settings/preferences.tsx';
import { notify } from '../../toasts/notify.ts';
import type { Making } from '../export/export-file.ts';
import type { ExportTable } from '../export/export-table.ts';
import { useMaking } from '../export/file-owner.ts';
import { fileFailureWords } from '../pdf/failure-words.ts';
import { PaperDownload, type PaperDownloadProps } from '../pdf/paper-download.tsx';

// The writers of files are larger than the screen, so they are loaded when a file is saved.
async function save(
  kind: 'csv' | 'xlsx' | 'pdf',
  table: ExportTable,
  making: Making,
  paper?: PaperDownloadProps['file'],
): Promise<void> {
  try {
    const { exportFile } = await import('../export/export-file.ts');
    const file = exportFile(table, making);
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

interface TableDownloadProps {
  readonly table: () => ExportTable;
  /** The PDF file is this paper, and not the table by itself. */
  readonly paper?: PaperDownloadProps['file'] | undefined;
  /** Where there is no room for a button of its own. */
  readonly paperInMenu?: boolean;
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
export function TableDownload({ table, paper, paperInMenu = false }: TableDownloadProps) {
  const making = useMaking();
  const item = (label: string, kind: 'csv' | 'xlsx' | 'pdf') => ({
    label,
    onSelect: () => void save(kind, table(), making(), paper),
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

interface PrintButtonProps {
  /** Prints something other than the current page. */
  readonly onPrint?: () => void;
}

/** Prints the page; while amounts are hidden it first asks whether the paper should show them. */
function PrintButton({ onPrint = () => print() }: PrintButtonProps) {
  const { change } = usePreferences();
  const isHidden = useAmountsHidden();
  const [asking, setAsking] = useState(false);
  function printShown() {
    flushSync(() => {
      setAsking(false);
      change({ hideAmounts: false });
    });
    onPrint();
    change({ hideAmounts: true });
  }
  function printHidden() {
    flushSync(() => setAsking(false));
    onPrint();
  }
  return (
    <>
      <Button icon={<Printer />} onClick={() => (isHidden ? setAsking(true) : onPrint())}>
        พิมพ์
      </Button>
      <Dialog
        title="ท่านซ่อนจำนวนเงินอยู่"
        open={asking}
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button variant="primary" onClick={printShown}>
              พิมพ์พร้อมจำนวนเงิน
            </Button>
            <Button onClick={printHidden}>พิมพ์โดยซ่อนไว้</Button>
          </>
        }
      >
        <p>ต้องการให้แสดงจำนวนเงินบนกระดาษหรือไม่ หน้าจอจะยังซ่อนไว้เช่นเดิม</p>
      </Dialog>
    </>
  );
}
