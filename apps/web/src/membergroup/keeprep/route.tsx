import { formatThaiMonth } from '@coop/format/thai-date';
import { SheetPage } from '../sheet-page.tsx';
import { useSheet } from '../use-sheet.ts';
import { text } from './text.ts';
import { KeeprepView } from './view.tsx';

/** /membergroup/keeprep: the billing sheet of a month, the newest unless the address names another. */
export default function Keeprep() {
  const sheet = useSheet('membergroupKeeprepShow');
  const period = sheet.feed.data?.recv_period;
  return (
    <SheetPage
      heading={text.title}
      title={period ? text.titleOf(formatThaiMonth(period)) : text.title}
      sheet={sheet}
      blocks={['5rem', '8rem', '40rem']}
      isPaper
    >
      {(data) => <KeeprepView data={data} />}
    </SheetPage>
  );
}
