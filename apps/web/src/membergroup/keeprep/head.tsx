import type { GroupKeeprep } from '@coop/contracts/membergroup/keeprep';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Tag } from '@coop/ui/tag';
import ListChecks from 'lucide-react/icons/list-checks';
import { lazy, type ReactNode, Suspense } from 'react';
import { LinkButton } from '../../page/link-button.tsx';
import { usePhone } from '../../page/use-phone.ts';
import { SignedAmount } from '../../parts/month/signed-amount.tsx';
import { paths } from '../../site/paths.ts';
import { recordStateOf } from '../record-state.ts';
import { statusTone, statusWords } from '../text.ts';
import { toTransferSatang } from '../to-transfer.ts';
import type { SheetFilter } from './filter.ts';
import { Chips, Find } from './find.tsx';
import styles from './keeprep.module.css';
import { type Person, sumsOf } from './people.ts';
import { text } from './text.ts';

// Asked for at once, but the answer and the rows do not wait for it.
const tools = import('./tools.tsx');
export const Tools = lazy(() => tools);

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
          <LinkButton
            variant="primary"
            to={`${paths.membergroup.deductResult}?period=${data.recv_period}`}
          >
            <ListChecks />
            {recordStateOf(data) === 'received' ? text.lead.result : text.lead.record}
          </LinkButton>
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

const words = text.lead;

/** How the bill differs from the one before, and how many people's bills do. */
function Change({ data, people }: { data: GroupKeeprep; people: readonly Person[] }) {
  const [now, before] = [parseBaht(data.billed_amount), parseBaht(data.previous_billed_amount)];
  if (now === null || before === null) return null;
  const difference = now - before;
  const changed = people.filter((one) => one.difference).length;
  if (changed === 0) return <> · {words.same}</>;
  return (
    <>
      {' · '}
      {difference === 0 ? words.same : difference > 0 ? words.more : words.less}{' '}
      <strong>
        <SignedAmount satang={difference} />
      </strong>{' '}
      {words.from(formatCount(changed))}
    </>
  );
}

/** The sheet in a sentence: how many, how much, how it changed, by when; and what is to be transferred if it is less. */
function Lead({ data, people }: { data: GroupKeeprep; people: readonly Person[] }) {
  const whole = sumsOf(people);
  const billed = parseBaht(data.billed_amount) ?? whole.amount;
  const toTransfer = toTransferSatang(data);
  return (
    <div>
      <p>
        {words.people(formatCount(whole.billed))} ·{' '}
        <span className="nowrap">
          <strong>
            <Amount satang={billed} />
          </strong>{' '}
          {words.baht}
        </span>
        <Change data={data} people={people} /> ·{' '}
        <span className="nowrap">{words.due(formatThaiDate(data.due_date))}</span>{' '}
        <Tag tone={statusTone(data.status)}>{statusWords(data.status)}</Tag>
      </p>
      {toTransfer !== null && toTransfer !== 0 && toTransfer !== billed && (
        <p>
          {words.toTransfer} <Amount satang={toTransfer} unit={words.baht} />
        </p>
      )}
    </div>
  );
}
