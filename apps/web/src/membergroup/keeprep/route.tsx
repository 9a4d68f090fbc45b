import type { GroupKeeprep } from '@coop/contracts/membergroup/keeprep';
import { formatThaiMonth } from '@coop/format/thai-date';
import { useMemo } from 'react';
import type { Loader } from '../../feed/loader.ts';
import { SheetPage } from '../sheet-page.tsx';
import { askForSheet, useSheet } from '../use-sheet.ts';
import { useFilter } from './filter.ts';
import { Head } from './head.tsx';
import { type Person, peopleOf } from './people.ts';
import { useOpened } from './rows.ts';
import { text } from './text.ts';
import { KeeprepView } from './view.tsx';

/** As long as the name of a month is. */
const SOME_MONTH = '256911';
const NOBODY: readonly Person[] = [];

export const loader: Loader = (page) => askForSheet(page, 'membergroupKeeprepShow');

/** /membergroup/keeprep: the billing sheet of a month, the newest unless the address names another. */
export function Component() {
  const sheet = useSheet('membergroupKeeprepShow');
  const data: GroupKeeprep | undefined = sheet.isMissing ? undefined : sheet.feed.data;
  const people = useMemo(() => (data ? peopleOf(data) : NOBODY), [data]);
  const filter = useFilter(people);
  const opened = useOpened(filter.shown);
  const month = data ? formatThaiMonth(data.recv_period) : '';
  return (
    <SheetPage
      heading={month ? `${text.title} ${month}` : text.title}
      title={month ? text.titleOf(month) : text.title}
      awaited={formatThaiMonth(SOME_MONTH)}
      sheet={sheet}
      blocks={['3rem', '40rem']}
      isPaper
      head={(period) => (
        <Head data={data} people={people} filter={filter} period={period} onOpen={opened.open} />
      )}
    >
      {(one) => <KeeprepView data={one} people={people} filter={filter} opened={opened} />}
    </SheetPage>
  );
}
