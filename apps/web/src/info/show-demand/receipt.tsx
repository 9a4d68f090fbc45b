import type { Demand } from '@coop/contracts/info/demand';
import { formatThaiDateTime } from '@coop/format/thai-date';
import { Facts } from '@coop/ui/facts';
import { PrintSheet } from '@coop/ui/print-sheet';
import { useLetterhead } from '../../parts/papers/letterhead.ts';
import { PaperMark } from '../../parts/papers/paper-mark.tsx';
import { usePrintedAt } from '../../parts/papers/print-head.tsx';
import { demandStatusWords } from '../../parts/posts/demand-status.tsx';
import { paths } from '../../site/paths.ts';
import { useOrigin } from '../../site/rendered-page.ts';
import { text } from './text.ts';

const words = text.receipt;

/** The paper its author keeps: number, what it is about, where to look. */
export function Receipt({ demand }: { demand: Demand }) {
  const coop = useLetterhead();
  const printedAt = words.printedAt(usePrintedAt());
  const origin = useOrigin();
  return (
    <PrintSheet
      coop={coop}
      title={words.title}
      sub={words.sub(demand.demand_no)}
      seal={<PaperMark verification={demand.verification} />}
      printedAt={printedAt}
    >
      <Facts
        rows={[
          { term: text.kind, value: demand.kind },
          { term: text.topic, value: demand.topic },
          { term: text.filedOn, value: formatThaiDateTime(demand.created_at) },
          { term: text.status, value: demandStatusWords(demand.status) },
        ]}
      />
      <p>{words.how(`${origin}${paths.demand}`)}</p>
      <p>{words.keep}</p>
    </PrintSheet>
  );
}
