import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatCount } from '@coop/format/money';
import { Band } from '@coop/ui/band';
import { buttonClass } from '@coop/ui/button';
import { Skeleton } from '@coop/ui/skeleton';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../site/paths.ts';
import { MonthFigures } from '../month-figures.tsx';
import { recordedWords } from '../recorded-words.ts';
import styles from './deduct-result.module.css';
import { DRAFT_PLACE, Draft } from './draft.tsx';
import { Entries } from './entries.tsx';
import { RecordedSheet } from './recorded-sheet.tsx';
import { shortfallsOf } from './shortfalls.ts';
import { text } from './text.ts';
import { TransferCard } from './transfer/transfer-card.tsx';
import { Upload } from './upload.tsx';
import type { Saved } from './use-save.ts';
import { type Shortfalls, useShortfalls } from './use-shortfalls.ts';

// Only a month that is due has one.
const Reconciliation = lazy(async () => ({
  default: (await import('./reconciliation/reconciliation.tsx')).Reconciliation,
}));

// Only after somebody else has recorded the same month.
const Conflict = lazy(async () => ({ default: (await import('./conflict.tsx')).Conflict }));

interface HeadProps {
  readonly data: GroupDeductResult;
  readonly entries: Shortfalls;
}

/** As recorded. */
function Head({ data }: Pick<HeadProps, 'data'>) {
  return (
    <MonthFigures
      month={data}
      billedNotes={[text.people(formatCount(data.lines.length))]}
      short={shortfallsOf(data.lines).length}
    />
  );
}

const isDue = ({ due_date, as_of }: GroupDeductResult) => due_date <= as_of;

/** What was recorded before, with the slip that follows from it. */
function State({ data }: { data: GroupDeductResult }) {
  const { closed_reason, recorded_at, revision, recv_period } = data;
  const slip = (
    <Link to={`${paths.membergroup.deliveryBook}?period=${recv_period}`} className={buttonClass()}>
      {text.seeSlip}
    </Link>
  );
  if (closed_reason) {
    return (
      <Band tone="info" title={text.closed} action={slip}>
        {closed_reason}
      </Band>
    );
  }
  if (!recorded_at && isDue(data)) {
    return (
      <Band tone="negative" title={text.late} action={slip}>
        {text.lateMore}
      </Band>
    );
  }
  if (!recorded_at) return <p>{text.lead}</p>;
  return (
    <Band tone="positive" title={recordedWords(data)} action={slip}>
      {revision > 0 && text.revision(formatCount(revision))}
    </Band>
  );
}

interface SavingProps extends HeadProps {
  readonly onSaved: (saved: Saved) => void;
}

/**
 * By file or by form; what the file says goes into the form, and the form is what is recorded. Under it what the draft
 * changes, so that the form stays in its place while it is filled in.
 */
function Recording({ data, entries, onSaved, onGone }: SavingProps & { onGone: () => void }) {
  const hasDraft = entries.isTyped && !entries.latest;
  return (
    <div className="stack no-print">
      <Upload key={data.recorded_at} data={data} onRead={entries.add} />
      <Entries data={data} entries={entries} onSaved={onSaved} />
      {hasDraft && <Draft data={data} entries={entries} onGone={onGone} />}
    </div>
  );
}

/** What was typed in an earlier visit is not on the first screen, so a line leads to it. */
function KeptDraft() {
  return (
    <div className="no-print">
      <Band
        tone="waiting"
        title={text.draft.kept}
        action={
          <a href={`#${DRAFT_PLACE}`} className={buttonClass()}>
            {text.draft.see}
          </a>
        }
      >
        {text.draft.keptMore}
      </Band>
    </div>
  );
}

/** What was recorded, what to transfer, and once the month is due what became of each member's bill. */
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
  // What has just been recorded is said until something else is typed.
  if (saved && isTyped) setSaved(undefined);
  const recording = { data, entries, onSaved: setSaved };
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
      {!isClosed && wasKept && isTyped && !latest && <KeptDraft />}
      <div ref={record} tabIndex={-1} className={styles.record}>
        <State data={data} />
        <Head data={data} />
      </div>
      {!isClosed && latest && (
        <Suspense fallback={<Skeleton blocks={['16rem']} />}>
          <Conflict {...recording} latest={latest} />
        </Suspense>
      )}
      {isFirst && transfer}
      {(isClosed || isDue(data)) && (
        <Suspense fallback={<Skeleton blocks={['20rem']} />}>
          <Reconciliation data={data} />
        </Suspense>
      )}
      {!isClosed && <Recording {...recording} onGone={() => setGone(gone + 1)} />}
      {!isFirst && transfer}
    </div>
  );
}
