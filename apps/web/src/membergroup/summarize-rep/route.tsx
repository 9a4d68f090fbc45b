import { formatThaiMonth } from '@coop/format/thai-date';
import type { Loader } from '../../feed/loader.ts';
import { SheetPage } from '../sheet-page.tsx';
import { askForSheet, useSheet } from '../use-sheet.ts';
import { SummarizeRepView } from './view.tsx';

/** As the specification spells it in the menu. */
const TITLE = 'สรุปยอดเรียกเก็บ';

export const loader: Loader = (page) => askForSheet(page, 'membergroupSummarizeRepShow');

/** /membergroup/summarize_rep: a month's bill by unit and by kind, and what has come of it. */
export function Component() {
  const sheet = useSheet('membergroupSummarizeRepShow');
  const period = sheet.feed.data?.recv_period;
  return (
    <SheetPage
      heading={TITLE}
      title={period ? TITLE + formatThaiMonth(period) : TITLE}
      sheet={sheet}
      blocks={['5rem', '8rem', '24rem', '20rem']}
    >
      {(data) => <SummarizeRepView data={data} />}
    </SheetPage>
  );
}
