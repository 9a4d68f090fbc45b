import type { Loader } from '../../feed/loader.ts';
import { SheetPage } from '../sheet-page.tsx';
import { askForSheet } from '../use-sheet.ts';
import { SummarizeRepView } from './view.tsx';

const CALL = 'membergroupSummarizeRepShow';

export const loader: Loader = (page) => askForSheet(page, CALL);

/** /membergroup/summarize_rep: a month's bill by unit and by kind, and what has come of it. */
export function Component() {
  return (
    // The heading as the specification spells it in the menu.
    <SheetPage call={CALL} heading="สรุปยอดเรียกเก็บ" blocks={['5rem', '8rem', '24rem', '20rem']}>
      {(data) => <SummarizeRepView data={data} />}
    </SheetPage>
  );
}
