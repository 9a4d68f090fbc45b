import { Button } from '@coop/ui/button';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { notify } from '../../toasts/notify.ts';
import type { Making } from '../export/export-file.ts';
import { useMaking } from '../export/file-owner.ts';
import type { PaperFile } from '../papers/paper.ts';
import { fileFailureWords } from './failure-words.ts';

export interface PaperDownloadProps {
  /** Describes the paper; asked when the button is pressed. */
  readonly file: (making: Making) => PaperFile | Promise<PaperFile>;
}

/** Saves a paper as a PDF file; what writes it is loaded on the press. */
export function PaperDownload({ file }: PaperDownloadProps) {
  const making = useMaking();
  const [busy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      const { savePapers } = await import('./save-pdf.ts');
      const whose = making();
      await savePapers(await file(whose), whose);
      notify.success('บันทึกไฟล์แล้ว');
    } catch {
      notify.error(fileFailureWords('pdf'));
    }
    setBusy(false);
  }
  return (
    <Button icon={<Download />} busy={busy} busyLabel="กำลังทำไฟล์ PDF…" onClick={() => void save()}>
      ดาวน์โหลด PDF
    </Button>
  );
}
