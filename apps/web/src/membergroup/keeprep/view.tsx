import { formatThaiMonth } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { Suspense, useMemo } from 'react';
import { usePhone } from '../../page/use-phone.ts';
import type { SheetFilter } from './find/use-filter.ts';
import styles from './keeprep.module.css';
import { Papers, Sums, Tools } from './late.ts';
import type { KeeprepProps } from './papers.tsx';
import { PayrollTable, type PeopleProps } from './people/payroll-table.tsx';
import { isCompared, sumsOf } from './people/people.ts';
import { PhoneList } from './people/phone-list.tsx';
import type { Opened } from './people/rows.ts';
import { text } from './text.ts';

/** Everybody who is shown, a row each, or two lines on a phone; or how to see somebody again. */
function People({ filter, isPhone, ...props }: PeopleProps & PlaceProps) {
  if (props.people.length + props.rest.length === 0) {
    return (
      <Card>
        <EmptyState
          title={text.noneFound}
          action={<Button onClick={filter.showAll}>{text.showAll}</Button>}
        >
          {text.noneFoundMore}
        </EmptyState>
      </Card>
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
