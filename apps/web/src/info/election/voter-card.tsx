import type { Voter } from '@coop/contracts/info/election';
import { Facts } from '@coop/ui/facts';
import { PrintSheet } from '@coop/ui/print-sheet';
import { useLetterhead } from '../../parts/papers/letterhead.ts';
import { usePrintedAt } from '../../parts/papers/print-head.tsx';
import { text } from './text.ts';
import { voterFacts } from './voter-facts.tsx';

/** The printable card for a voter. */
export function VoterCard({ voter, title }: { voter: Voter; title: string }) {
  const coop = useLetterhead();
  const printedAt = text.look.printedAt(usePrintedAt());
  return (
    <PrintSheet coop={coop} title={text.look.cardTitle} sub={title} printedAt={printedAt}>
      <Facts rows={voterFacts(voter)} />
      <p>{text.look.bring}</p>
    </PrintSheet>
  );
}
