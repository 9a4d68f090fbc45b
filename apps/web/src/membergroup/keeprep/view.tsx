import { formatThaiMonth } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { lazy, Suspense, useMemo } from 'react';
import { EmptyCard } from '../../page/empty-card.tsx';
import { usePhone } from '../../page/use-phone.ts';
import type { SheetFilter } from './filter.ts';
import { Tools } from './head.tsx';
import styles from './keeprep.module.css';
import type { KeeprepProps } from './papers.tsx';
import { PayrollTable, type PeopleProps } from './payroll-table.tsx';
import { isCompared, sumsOf } from './people.ts';
import { PhoneList } from './phone-list.tsx';
import type { Opened } from './rows.ts';
import { text } from './text.ts';

// Asked for at once, but the answer and the rows wait for none of them.
const sums = import('./sums.tsx');
const papers = import('./papers.tsx');
const Sums = lazy(() => sums);
const Papers = lazy(() => papers);

/** Everybody who is shown, a row each, or two lines on a phone; or how to see somebody again. */
function People({ filter, isPhone, ...props }: PeopleProps & PlaceProps) {
  if (props.people.length + props.rest.length === 0) {
    return (
      <EmptyCard
        title={text.noneFound}
        action={<Button onClick={filter.showAll}>{text.showAll}</Button>}
      >
        {text.noneFoundMore}
      </EmptyCard>
    );
  }
  if (isPhone) {
    return (
      <Card>
        <PhoneList {...props} />
      </Card>
    );
  }
  const onSort = (sort: string) => filter.change({ sort });
  return <PayrollTable {...props} order={filter.order} onSort={onSort} />;
}

interface PlaceProps {
  readonly filter: SheetFilter;
  readonly isPhone: boolean;
}

interface KeeprepViewProps extends KeeprepProps {
  readonly opened: Opened;
}

/** A month's sheet: everybody in rows, sums by kind; and its papers. */
export function KeeprepView({ data, people, filter, opened }: KeeprepViewProps) {
  const isPhone = usePhone();
  const whole = useMemo(() => sumsOf(people), [people]);
  const name = text.sheetOf(formatThaiMonth(data.recv_period));
  const members = filter.found.filter((one) => !one.isGone).map((one) => one.member);
  return (
    <>
      <div className="stack no-print">
        <People
          caption={name}
          people={filter.shown}
          rest={filter.rest}
          onRest={() => filter.change({ every: '1' })}
          whole={whole}
          compared={isCompared(people)}
          before={data.previous_recv_period}
          opened={opened.opened}
          onToggle={opened.toggle}
          filter={filter}
          isPhone={isPhone}
        />
        {isPhone && (
          <div className={styles.tools}>
            <Suspense fallback={null}>
              <Tools data={data} people={people} filter={filter} />
            </Suspense>
          </div>
        )}
        <Suspense fallback={null}>
          <Sums members={members} totals={data.totals} />
        </Suspense>
      </div>
      <Suspense fallback={null}>
        <Papers data={data} people={people} filter={filter} />
      </Suspense>
    </>
  );
}
