import type { ConfirmLetter } from '@coop/contracts/member/confirm-data';
import { Toolbar } from '@coop/ui/toolbar';
import { TableActions } from '../../parts/statement/statement-tools.tsx';
import styles from './confirm-data.module.css';
import { linesExport } from './lines-table.tsx';

/** Print and download, over the paper and as wide as it. */
export function PaperTools({ letter }: { letter: ConfirmLetter }) {
  return (
    <div className={`${styles.column} no-print`}>
      <Toolbar
        actions={
          <TableActions
            table={() => linesExport(letter)}
            paper={async (making) => (await import('./letter-pdf.ts')).letterFile(letter, making)}
          />
        }
      />
    </div>
  );
}
