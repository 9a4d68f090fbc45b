import { formatThaiMonth } from '@coop/format/thai-date';
import type { Loader } from '../../feed/loader.ts';
import { SheetPage } from '../sheet-page.tsx';
import { askForSheet, useSheet } from '../use-sheet.ts';
import { text } from './text.ts';
import { DeliveryBookView } from './view.tsx';

export const loader: Loader = (page) => askForSheet(page, 'membergroupDeliveryBookShow');

/** /membergroup/delivery_book: the cover letter of a month and the slip that comes back with the money. */
export function Component() {
  const sheet = useSheet('membergroupDeliveryBookShow');
  const period = sheet.feed.data?.recv_period;
  return (
    <SheetPage
      heading={text.title}
      title={period ? text.title + formatThaiMonth(period) : text.title}
      sheet={sheet}
      blocks={['5rem', '60rem']}
      isPaper
    >
      {(data) => <DeliveryBookView data={data} />}
    </SheetPage>
  );
}
