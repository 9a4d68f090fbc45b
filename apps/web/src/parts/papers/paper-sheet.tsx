import { HideAmountsProvider, useAmountsHidden } from '@coop/ui/hide-amounts';
import { PrintSheet } from '@coop/ui/print-sheet';
import { type ReactNode, useContext } from 'react';
import type { Making } from '../export/export-file.ts';
import { FileOwnerContext, useMaking } from '../export/file-owner.ts';
import { useLetterhead } from './letterhead.ts';
import type { Paper } from './paper.ts';
import { PaperMark } from './paper-mark.tsx';
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
  const { title, look, stamp, sub, verification, blocks, printed = 'พิมพ์เมื่อ' } = paper;
  return (
    <PrintSheet
      coop={coop}
      title={title}
      isLetter={look === 'letter'}
      {...(stamp && { mark: stamp })}
      {...(sub && { sub })}
      seal={<PaperMark verification={verification} />}
      printedAt={`${printed} ${printedAt} ${reader}`.trim()}
      onScreen={onScreen}
    >
      <SheetBlocks blocks={blocks} isLetter={look === 'letter'}>
        {children}
      </SheetBlocks>
    </PrintSheet>
  );
}

interface PrintedPapersProps {
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
