import { PapersAlone } from '../../parts/papers/paper-sheet.tsx';
import { type AgencyPaperProps, agencyFile } from './agency-paper.ts';

/** The page for the agency; while it is there, nothing else of the page is printed. */
export function AgencySheet(props: AgencyPaperProps) {
  return <PapersAlone of={() => agencyFile(props).papers} />;
}
