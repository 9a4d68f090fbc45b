import type { PaperFile } from '@coop/papers/paper';
import { Button } from '@coop/ui/button';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useFileQuestion } from '../export/amounts-question.tsx';
import type { Making } from '../export/export-file.ts';
import { useMaking } from '../export/file-owner.ts';
import { saying } from './saving.ts';

export interface PaperDownloadProps {
  /** Describes the paper; asked when the button is pressed. */
  readonly file: (making: Making) => PaperFile | Promise<PaperFile>;
}

/** Saves a paper as a PDF file; what writes it is loaded on the press. */
export function PaperDownload({ file }: PaperDownloadProps) {
  const making = useMaking();
  const { question, ask } = useFileQuestion();
  const [busy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    await saying('pdf', async () => {
      const { savePapers } = await import('./save-pdf.ts');
      const whose = making();
      await savePapers(await file(whose), whose);
    });
    setBusy(false);
  }
  return (
    <>
      <Button
        icon={<Download />}
        busy={busy}
        busyLabel="กำลังทำไฟล์ PDF…"
        onClick={() => ask(() => void save())}
      >
        ดาวน์โหลด PDF
      </Button>
      {question}
    </>
  );
}
