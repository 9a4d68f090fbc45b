import type { GroupKeeprep } from '@coop/contracts/membergroup/keeprep';
import { buttonClass } from '@coop/ui/button';
import ListChecks from 'lucide-react/icons/list-checks';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { usePhone } from '../../page/use-phone.ts';
import { paths } from '../../site/paths.ts';
import { recordStateOf } from '../record-state.ts';
import { Chips } from './find/chips.tsx';
import { Find } from './find/find.tsx';
import type { SheetFilter } from './find/use-filter.ts';
import styles from './keeprep.module.css';
import { Tools } from './late.ts';
import { Lead } from './lead.tsx';
import type { Person } from './people/people.ts';
import { text } from './text.ts';

interface HeadProps {
  /** Absent while it is loading; the choice of a month stays. */
  readonly data: GroupKeeprep | undefined;
  readonly people: readonly Person[];
  readonly filter: SheetFilter;
  readonly period: ReactNode;
  readonly onOpen: (no: string) => void;
}

/** The answer and what is done next, then how to find somebody. */
export function Head({ data, people, filter, period, onOpen }: HeadProps) {
  const isPhone = usePhone();
  return (
    <div className={`${styles.head} no-print`}>
      <div className={styles.answer}>
        {data && <Lead data={data} people={people} />}
        {data && (
          <Link
            to={`${paths.membergroup.deductResult}?period=${data.recv_period}`}
            className={buttonClass('primary')}
          >
            <ListChecks />
            {recordStateOf(data) === 'received' ? text.lead.result : text.lead.record}
          </Link>
        )}
      </div>
      <div className={styles.tools}>
        {data && <Find people={people} filter={filter} onOpen={onOpen} />}
        {period}
        <Suspense fallback={null}>
          {data && !isPhone && <Tools data={data} people={people} filter={filter} />}
        </Suspense>
      </div>
      {data && (
        <div className={styles.chips}>
          <Chips filter={filter} all={people} />
          <p className={styles.keys}>{text.find.keys}</p>
        </div>
      )}
    </div>
  );
}
