import type { PaperFile } from '@coop/papers/paper';
import { ScrollBox } from '@coop/ui/scroll-box';
import { Toolbar } from '@coop/ui/toolbar';
import type { ReactNode } from 'react';
import type { Making } from '../documents/export/export-file.ts';
import { useMaking } from '../documents/export/file-owner.ts';
import { PaperSheet } from '../documents/papers/paper-sheet.tsx';
import { PaperDownload } from '../documents/pdf/paper-download.tsx';
import { usePrintFonts } from '../fonts/use-print-fonts.ts';
import { PrintPage } from '../page/print-page.tsx';
import styles from './papers-on-screen.module.css';

interface PapersOnScreenProps {
  readonly file: (making: Making) => PaperFile;
  /** Words of the button that prints. */
  readonly print: string;
  /** Page that the papers come from. */
  readonly back: ReactNode;
  /** Between the buttons and the papers. */
  readonly children?: ReactNode;
}

/** Papers as they will be printed, a sheet each, to print and to save. */
export function PapersOnScreen({ file, print, back, children }: PapersOnScreenProps) {
  usePrintFonts();
  const making = useMaking();
  return (
    <>
      <div className="stack no-print">
        <Toolbar
          actions={
            <>
              {back}
              <PrintPage variant="primary">{print}</PrintPage>
              <PaperDownload file={file} />
            </>
          }
        />
        {children}
      </div>
      <div className={styles.papers}>
        {file(making()).papers.map((paper) => (
          <ScrollBox key={paper.title} label={`${paper.title} เลื่อนไปทางขวาเพื่อดูส่วนที่เหลือ`}>
            <PaperSheet paper={paper} onScreen />
          </ScrollBox>
        ))}
      </div>
    </>
  );
}
