import { formatThaiMonth } from '@coop/format/thai-date';
import { SheetPage } from '../sheet-page.tsx';
import { useSheet } from '../use-sheet.ts';
import { text } from './text.ts';
import { DeliveryBookView } from './view.tsx';

/** /membergroup/delivery_book: the cover letter of a month and the slip that comes back with the money. */
export default function DeliveryBook() {
  const sheet = useSheet('membergroupDeliveryBookShow');
  const period = sheet.feed.data?.recv_period;
  return (
    <SheetPage
      heading={text.title}
      title={period ? text.titleOf(formatThaiMonth(period)) : text.title}
      sheet={sheet}
      blocks={['5rem', '60rem']}
      isPaper
    >
      {(data) => <DeliveryBookView data={data} />}
    </SheetPage>
  );
}
