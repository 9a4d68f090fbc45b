import { formatThaiMonth } from '@coop/format/thai-date';
import { Skeleton } from '@coop/ui/skeleton';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { Loader } from '../../feed/loader.ts';
import { SheetPage } from '../sheet-page.tsx';
import { askForSheet, useSheet } from '../use-sheet.ts';
import { text } from './text.ts';
import { DeductResultView } from './view.tsx';

// Few come for the paper.
const ReceiptView = lazy(() => import('./receipt.tsx'));

export const loader: Loader = (page) => askForSheet(page, 'membergroupDeductResultShow');

/** /membergroup/deduct_result: what could be deducted from whom, by form or by file. */
export function Component() {
  const sheet = useSheet('membergroupDeductResultShow');
  const period = sheet.feed.data?.recv_period;
  const receipt = useSearchParams()[0].get('receipt');
  return (
    <SheetPage
      heading={text.title}
      title={period ? text.titleOf(formatThaiMonth(period)) : text.title}
      sheet={sheet}
      isBelowDashboard
      isPaper={receipt !== null}
      blocks={['5rem', '8rem', '20rem', '16rem']}
    >
      {(data) =>
        receipt === null ? (
          // The key resets the form for another month.
          <DeductResultView key={data.recv_period} data={data} />
        ) : (
          <Suspense fallback={<Skeleton blocks={['60rem']} />}>
            <ReceiptView data={data} no={receipt} />
          </Suspense>
        )
      }
    </SheetPage>
  );
}
