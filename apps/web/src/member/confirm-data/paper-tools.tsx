import type { ConfirmLetter } from '@coop/contracts/member/confirm-data';
import { useAmountsHidden } from '@coop/ui/hide-amounts';
import type { ReactNode } from 'react';
import { useMaking } from '../../parts/export/file-owner.ts';
import { PaperSheet } from '../../parts/papers/paper-sheet.tsx';
import { TableTools } from '../../parts/statement/statement-tools.tsx';
import styles from './confirm-data.module.css';
import { letterFile } from './letter-paper.ts';
import { linesExport } from './lines-table.tsx';

/** The letter on the screen and in print; there with its table, on the screen with what stands in its place. */
export function Letter({ letter, children }: { letter: ConfirmLetter; children: ReactNode }) {
  const making = useMaking();
  const hidesAmounts = useAmountsHidden();
  const [paper] = letterFile(letter, { ...making(), hidesAmounts }).papers;
  return (
    <PaperSheet paper={paper} onScreen>
      {children}
    </PaperSheet>
  );
}

/** Print and download, over the paper and as wide as it. */
export function PaperTools({ letter }: { letter: ConfirmLetter }) {
  return (
    <div className={`${styles.column} no-print`}>
      <TableTools
        table={() => linesExport(letter)}
        paper={(making) => letterFile(letter, making)}
      />
    </div>
  );
}
