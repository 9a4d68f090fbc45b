import type { Verification } from '@coop/contracts/entry/verification';
import type { Paper } from '@coop/papers/paper';
import { HideAmountsProvider, useAmountsHidden } from '@coop/ui/hide-amounts';
import { PrintSheet } from '@coop/ui/print-sheet';
import { type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { usePrintFonts } from '../../fonts/use-print-fonts.ts';
import { usePrinting } from '../../page/use-printing.ts';
import type { Making } from '../export/export-file.ts';
import { FileOwnerContext, useMaking } from '../export/file-owner.ts';
import { useLetterhead } from './letterhead.ts';
import { PaperMark, useEarlyPaperMark } from './paper-mark.tsx';
import styles from './paper-sheet.module.css';
import { usePrintedAt } from './print-head.tsx';
import { SheetBlocks } from './sheet-blocks.tsx';

interface PaperSheetProps {
  readonly paper: Paper;
  /** Also drawn on the screen, as a sheet of paper; otherwise it exists in print only. */
  readonly onScreen?: boolean;
  /** On the screen in the place of its tables: questions, rows that fold. */
  readonly children?: ReactNode;
}

/** A paper in print: what its PDF file says, in the same words. */
export function PaperSheet({ paper, onScreen = false, children }: PaperSheetProps) {
  const coop = useLetterhead();
  const printedAt = usePrintedAt();
  const { reader = '' } = useContext(FileOwnerContext) ?? {};
  const { title, look, isLying, isFiled, stamp, sub, verification, printed = 'พิมพ์เมื่อ' } = paper;
  const { from = coop.nameTH } = paper;
  const isMemo = look === 'memo';
  const page = isLying ? styles.lying : isFiled ? styles.filed : undefined;
  const mark = <PaperMark verification={verification} />;
  return (
    <PrintSheet
      coop={{ ...coop, nameTH: isMemo ? '' : from }}
      title={title}
      isLetter={look === 'letter'}
      isPlain={isLying || isMemo || look === 'table'}
      {...(stamp && { mark: stamp })}
      {...(sub && { sub })}
      seal={isLying ? undefined : mark}
      printedAt={`${printed} ${printedAt} ${reader}`.trim()}
      onScreen={onScreen}
    >
      <div className={page}>
        <SheetBlocks paper={paper} mark={isLying ? mark : undefined}>
          {children}
        </SheetBlocks>
      </div>
    </PrintSheet>
  );
}

export interface PrintedPapersProps {
  readonly of: (making: Making) => readonly Paper[];
  /** Its amounts are hidden where those of the page are; otherwise it always shows them. */
  readonly canHide?: boolean;
}

/** The papers of a page in its print, none of which is on the screen. */
export function PrintedPapers({ of, canHide = false }: PrintedPapersProps) {
  const making = useMaking();
  const hidesAmounts = useAmountsHidden() && canHide;
  return (
    <HideAmountsProvider hidden={hidesAmounts}>
      {of({ ...making(), hidesAmounts }).map((paper) => (
        <PaperSheet key={paper.title} paper={paper} />
      ))}
    </HideAmountsProvider>
  );
}

/** The papers in print in place of the whole page, for as long as they are there. */
export function PapersAlone(papers: PrintedPapersProps) {
  return createPortal(
    <div className={styles.alone}>
      <PrintedPapers {...papers} />
    </div>,
    document.body,
  );
}

export interface LongPaperProps extends PrintedPapersProps {
  readonly verification?: Verification | undefined;
}

/** The same, rendered only while it is printed: it may be long, and repeats what is on the page. */
export function LongPaper({ verification, ...papers }: LongPaperProps) {
  usePrintFonts();
  useEarlyPaperMark(verification);
  return usePrinting() ? <PapersAlone {...papers} /> : null;
}
