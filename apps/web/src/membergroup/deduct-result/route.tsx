import { formatThaiMonth } from '@coop/format/thai-date';
import type { Loader } from '../../feed/loader.ts';
import { SheetPage } from '../sheet-page.tsx';
import { askForSheet, useSheet } from '../use-sheet.ts';
import { text } from './text.ts';
import { DeductResultView } from './view.tsx';

export const loader: Loader = (page) => askForSheet(page, 'membergroupDeductResultShow');

/** /membergroup/deduct_result: what could be deducted from whom, by form or by file. */
export function Component() {
  const sheet = useSheet('membergroupDeductResultShow');
  const period = sheet.feed.data?.recv_period;
  return (
    <SheetPage
      heading={text.title}
      title={period ? text.titleOf(formatThaiMonth(period)) : text.title}
      sheet={sheet}
      isBelowDashboard
      blocks={['5rem', '8rem', '20rem', '16rem']}
    >
      {(data) => (
        // The key resets the form for another month.
        <DeductResultView key={data.recv_period} data={data} />
      )}
    </SheetPage>
  );
}
