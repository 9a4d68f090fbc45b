import { formatThaiMonth } from '@coop/format/thai-date';
import { SheetPage } from '../sheet-page.tsx';
import { useSheet } from '../use-sheet.ts';
import { text } from './text.ts';
import { SummarizeRepView } from './view.tsx';

/** /membergroup/summarize_rep: a month's bill by unit and by kind, and what has come of it. */
export default function SummarizeRep() {
  const sheet = useSheet('membergroupSummarizeRepShow');
  const period = sheet.feed.data?.recv_period;
  return (
    <SheetPage
      heading={text.title}
      title={period ? text.titleOf(formatThaiMonth(period)) : text.title}
      sheet={sheet}
      blocks={['5rem', '8rem', '24rem', '20rem']}
    >
      {(data) => <SummarizeRepView data={data} />}
    </SheetPage>
  );
}
