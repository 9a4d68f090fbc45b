import type { Loader } from '../../feed/loader.ts';
import { SheetPage } from '../sheet-page.tsx';
import { askForSheet } from '../use-sheet.ts';
import { text } from './text.ts';
import { DeliveryBookView } from './view.tsx';

const CALL = 'membergroupDeliveryBookShow';

export const loader: Loader = (page) => askForSheet(page, CALL);

/** /membergroup/delivery_book: the cover letter of a month and the slip that comes back with the money. */
export function Component() {
  return (
    <SheetPage call={CALL} heading={text.title} blocks={['5rem', '60rem']} isPaper>
      {(data) => <DeliveryBookView data={data} />}
    </SheetPage>
  );
}
