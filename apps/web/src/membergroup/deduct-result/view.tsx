import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatCount } from '@coop/format/money';
import { Band } from '@coop/ui/band';
import { buttonClass } from '@coop/ui/button';
import { Skeleton } from '@coop/ui/skeleton';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { LinkButton } from '../../page/link-button.tsx';
import { paths } from '../../site/paths.ts';
import { MonthFigures } from '../month-figures.tsx';
import { recordedWords } from '../recorded-words.ts';
import styles from './deduct-result.module.css';
import { DRAFT_PLACE, Draft } from './draft.tsx';
import { Entries } from './entries.tsx';
import { RecordedSheet } from './sent.tsx';
import { shortfallsOf } from './shortfalls.ts';
import { text } from './text.ts';
import { TransferCard } from './transfer-card.tsx';
import { Upload } from './upload.tsx';
import { type Saved, useShortfalls } from './use-shortfalls.ts';

// Only a month that is due has one.
const Reconciliation = lazy(() => import('./reconciliation.tsx'));
// Only after somebody else has recorded the same month.
const Conflict = lazy(() => import('./conflict.tsx'));

const isDue = ({ due_date, as_of }: GroupDeductResult) => due_date <= as_of;

/** What was recorded before, with the slip that follows from it. */
function State({ data }: { data: GroupDeductResult }) {
  const { closed_reason, recorded_at, revision, recv_period } = data;
  if (!closed_reason && !recorded_at && !isDue(data)) return <p>{text.lead}</p>;
  const [tone, title, more] = closed_reason
    ? (['info', text.closed, closed_reason] as const)
    : recorded_at
      ? ([
          'positive',
          recordedWords(data),
          revision > 0 && text.revision(formatCount(revision)),
        ] as const)
      : (['negative', text.late, text.lateMore] as const);
  const slip = (
    <LinkButton to={`${paths.membergroup.deliveryBook}?period=${recv_period}`}>
      {text.seeSlip}
    </LinkButton>
  );
  return (
    <Band tone={tone} title={title} action={slip}>
      {more}
    </Band>
  );
}

/** What was typed in an earlier visit is not on the first screen, so a line leads to it. */
function KeptDraft() {
  const toDraft = (
    <a href={`#${DRAFT_PLACE}`} className={buttonClass()}>
      {text.draft.see}
    </a>
  );
  return (
    <div className="no-print">
      <Band tone="waiting" title={text.draft.kept} action={toDraft}>
        {text.draft.keptMore}
      </Band>
    </div>
  );
}

/**
 * What was recorded, what to transfer, and once the month is due what became of each member's bill. What a file says
 * goes into the form, and the form is what is recorded; what the draft changes stands under it, so that the form stays in
 * its place while it is filled in.
 */
export function DeductResultView({ data }: { data: GroupDeductResult }) {
  const entries = useShortfalls(data);
  const [saved, setSaved] = useState<Saved>();
  const [gone, setGone] = useState(0);
  const [wasKept] = useState(entries.isTyped);
  const record = useRef<HTMLDivElement>(null);
  // The draft's button had the focus and is gone: the record is what counts again.
  useEffect(() => {
    if (gone > 0) record.current?.focus();
  }, [gone]);
  const isClosed = Boolean(data.closed_reason);
  // Before anything is recorded, recording comes first.
  const isFirst = isClosed || Boolean(data.recorded_at);
  const { isTyped, latest } = entries;
  const hasDraft = isTyped && !latest;
  // What has just been recorded is said until something else is typed.
  if (saved && isTyped) setSaved(undefined);
  const form = { data, entries, onSaved: setSaved };
  const transfer = (
    <TransferCard
      key="transfer"
      data={data}
      isUnsaved={isTyped}
      onSent={() => setSaved(undefined)}
    />
  );
  return (
    <div className={`stack ${styles.page}`}>
      {saved && <RecordedSheet data={data} saved={saved} />}
      {!isClosed && wasKept && hasDraft && <KeptDraft />}
      <div ref={record} tabIndex={-1} className={styles.record}>
        <State data={data} />
        <MonthFigures
          month={data}
          billedNotes={[text.people(formatCount(data.lines.length))]}
          short={shortfallsOf(data.lines).length}
        />
      </div>
      {!isClosed && latest && (
        <Suspense fallback={<Skeleton blocks={['16rem']} />}>
          <Conflict {...form} latest={latest} />
        </Suspense>
      )}
      {isFirst && transfer}
      {(isClosed || isDue(data)) && (
        <Suspense fallback={<Skeleton blocks={['20rem']} />}>
          <Reconciliation data={data} />
        </Suspense>
      )}
      {!isClosed && (
        <div className="stack no-print">
          <Upload key={data.recorded_at} data={data} onRead={entries.add} />
          <Entries {...form} />
          {hasDraft && <Draft data={data} entries={entries} onGone={() => setGone(gone + 1)} />}
        </div>
      )}
      {!isFirst && transfer}
    </div>
  );
}
