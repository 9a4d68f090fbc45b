import { useMemo } from 'react';
import { lazyPart } from '../../page/lazy-part.tsx';
import { usePhone } from '../../page/use-phone.ts';
import { useFilter } from '../billing-sheet/filter.ts';
import { type Person, peopleOf } from '../billing-sheet/people.ts';
import { SheetPage } from '../month/sheet-page.tsx';
import { sheetLoader, useSheet } from '../month/use-sheet.ts';
import { Head, Tools } from './head.tsx';
import styles from './keeprep.module.css';
import { People } from './rows/people.tsx';
import { type SheetProps, useOpened } from './rows/sheet-table.tsx';

// Asked for at once, but the answer and the rows wait for none of them.
const groups = import('../billing-sheet/groups.tsx');
const papers = import('../billing-sheet/papers.tsx');
const Sums = lazyPart(async () => (await groups).Sums);
const Papers = lazyPart(async () => (await papers).Papers);

const NOBODY: readonly Person[] = [];

const CALL = 'membergroupKeeprepShow';

export const loader = sheetLoader(CALL);

/** /membergroup/keeprep: the billing sheet of a month, the newest unless the address names another. */
export function Component() {
  const { data } = useSheet(CALL);
  const people = useMemo(() => (data ? peopleOf(data) : NOBODY), [data]);
  const filter = useFilter(people);
  const opened = useOpened(filter.shown);
  return (
    <SheetPage
      call={CALL}
      namesMonth
      blocks={['3rem', '40rem']}
      isPaper
      head={(period) => <Head data={data} filter={filter} period={period} onOpen={opened.open} />}
    >
      {(item) => <Sheet data={item} filter={filter} opened={opened} />}
    </SheetPage>
  );
}

/** A month's sheet: everybody in rows, sums by kind; and its papers. */
function Sheet(props: SheetProps) {
  const isPhone = usePhone();
  const { members } = props.filter;
  return (
    <>
      <div className="stack no-print">
        <People {...props} />
        {isPhone && (
          <div className={styles.tools}>
            <Tools {...props} />
          </div>
        )}
        <Sums members={members} totals={props.data.totals} />
      </div>
      <Papers {...props} />
    </>
  );
}
