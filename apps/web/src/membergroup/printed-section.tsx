import type { PaperBlock, PaperFile } from '@coop/papers/paper';
import { exportFile, type Making } from '../documents/export/export-file.ts';
import { PapersAlone } from '../documents/papers/paper-sheet.tsx';
import { usePaper } from '../documents/papers/use-paper.ts';
import { tablePaper } from '../documents/pdf/table-paper.ts';
import { usePrintFonts } from '../fonts/use-print-fonts.ts';
import { toExport } from '../tables/columns.ts';
import { TableSection, type TableSectionProps } from '../tables/table-section.tsx';

interface PrintedSectionProps<Row> extends Omit<TableSectionProps<Row>, 'onPrint' | 'paper'> {
  /** Sentences under the table. */
  readonly said?: readonly string[] | undefined;
  /** People who sign at its end. */
  readonly signers?: readonly string[] | undefined;
}

/** Columns of which more do not fit upright A4. */
const MOST_UPRIGHT = 6;

/** The table of a section as a paper of its own: its month at the head, what is said of it and who sign at its end. */
function sectionFile<Row>(section: PrintedSectionProps<Row>, making: Making): PaperFile {
  const { caption, columns, rows, totalsLabel, file, said = [], signers = [] } = section;
  const table = toExport({ title: caption, totalsLabel, ...file }, columns, rows);
  const saved = exportFile(table, making);
  const paper = tablePaper(saved, making);
  const end: PaperBlock[] = [
    ...said.map((text) => ({ kind: 'text', text }) as const),
    ...(signers.length > 0
      ? [{ kind: 'signatures', people: signers.map((role) => ({ role })) } as const]
      : []),
  ];
  const isLying = table.headers.length > MOST_UPRIGHT;
  return { name: saved.name, papers: [{ ...paper, isLying, blocks: [...paper.blocks, ...end] }] };
}

/** A table of a month whose button prints what it stands beside, and nothing else of the page. */
export function PrintedSection<Row>({ said, signers, ...section }: PrintedSectionProps<Row>) {
  usePrintFonts();
  const { isPage: isAlone, printPage } = usePaper();
  const file = (making: Making) => sectionFile({ said, signers, ...section }, making);
  return (
    <>
      <TableSection {...section} onPrint={printPage} paper={file} />
      {isAlone && <PapersAlone canHide of={(making) => file(making).papers} />}
    </>
  );
}
