import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { lazy, Suspense, useMemo } from 'react';
import type { Loader } from '../../feed/loader.ts';
import { EmptyCard } from '../../page/empty-card.tsx';
import { usePhone } from '../../page/use-phone.ts';
import { SheetPage } from '../sheet-page.tsx';
import { askForSheet, useSheet } from '../use-sheet.ts';
import { useFilter } from './filter.ts';
import { Head, Tools } from './head.tsx';
import styles from './keeprep.module.css';
import { type Person, peopleOf } from './people.ts';
import { PhoneList } from './phone-list.tsx';
import { type SheetProps, SheetTable } from './sheet-table.tsx';
import { text } from './text.ts';
import { useOpened } from './use-opened.ts';

// Asked for at once, but the answer and the rows wait for none of them.
const groups = import('./groups.tsx');
const papers = import('./papers.tsx');
const Sums = lazy(async () => ({ default: (await groups).Sums }));
const Papers = lazy(() => papers);

const NOBODY: readonly Person[] = [];

const CALL = 'membergroupKeeprepShow';

export const loader: Loader = (page) => askForSheet(page, CALL);

/** /membergroup/keeprep: the billing sheet of a month, the newest unless the address names another. */
export function Component() {
  const { data } = useSheet(CALL);
  const people = useMemo(() => (data ? peopleOf(data) : NOBODY), [data]);
  const filter = useFilter(people);
  const opened = useOpened(filter.shown);
  return (
    <SheetPage
      call={CALL}
      heading={text.title}
      namesMonth
      blocks={['3rem', '40rem']}
      isPaper
      head={(period) => <Head data={data} filter={filter} period={period} onOpen={opened.open} />}
    >
      {(one) => <Sheet data={one} filter={filter} opened={opened} />}
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
        <People {...props} isPhone={isPhone} />
        {isPhone && (
          <div className={styles.tools}>
            <Suspense fallback={null}>
              <Tools {...props} />
            </Suspense>
          </div>
        )}
        <Suspense fallback={null}>
          <Sums members={members} totals={props.data.totals} />
        </Suspense>
      </div>
      <Suspense fallback={null}>
        <Papers {...props} />
      </Suspense>
    </>
  );
}

/** Everybody who is shown, a row each, or two lines on a phone; or how to see somebody again. */
function People({ isPhone, ...props }: SheetProps & { readonly isPhone: boolean }) {
  const { filter } = props;
  if (filter.shown.length + filter.rest.length === 0) {
    return (
      <EmptyCard
        title="ไม่พบสมาชิกตามที่กรอง"
        action={<Button onClick={filter.showAll}>แสดงทั้งหมด</Button>}
      >
        ลองเปลี่ยนคำค้น ตัวกรอง หรือช่วงเลขที่สมาชิก
      </EmptyCard>
    );
  }
  if (!isPhone) return <SheetTable {...props} />;
  return (
    <Card>
      <PhoneList {...props} />
    </Card>
  );
}
