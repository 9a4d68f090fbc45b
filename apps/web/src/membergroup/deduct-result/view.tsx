import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDateTime } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { buttonClass } from '@coop/ui/button';
import { Figures } from '@coop/ui/figures';
import { Skeleton } from '@coop/ui/skeleton';
import { Tag } from '@coop/ui/tag';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '../../site/paths.ts';
import { text as shared, statusTone } from '../text.ts';
import { toTransferSatang } from '../to-transfer.ts';
import styles from './deduct-result.module.css';
import { Entries } from './entries.tsx';
import { missingSatang, shortsOf } from './shorts.ts';
import { text } from './text.ts';
import { TransferCard } from './transfer/transfer-card.tsx';
import { Upload } from './upload.tsx';
import { type Shorts, useShorts } from './use-shorts.ts';

// Only a month that is due has one.
const Reconciliation = lazy(async () => ({
  default: (await import('./reconciliation.tsx')).Reconciliation,
}));

// Only after somebody else has recorded the same month.
const Meanwhile = lazy(async () => ({ default: (await import('./meanwhile.tsx')).Meanwhile }));

interface HeadProps {
  readonly data: GroupDeductResult;
  readonly entries: Shorts;
}

/** As recorded; while the form is being filled in, as it would be. */
function Head({ data, entries }: HeadProps) {
  const { shorts } = entries;
  // What was typed before the month was closed counts no more.
  const isTyped = entries.isTyped && !data.closed_reason;
  const billed = parseBaht(data.billed_amount);
  const typed = (billed ?? 0) - missingSatang(shorts, data.lines);
  const deducted = isTyped ? typed : toTransferSatang(data);
  const missing = billed === null || deducted === null ? null : billed - deducted;
  const people = isTyped ? shorts.length : shortsOf(data.lines).length;
  return (
    <Figures
      items={[
        {
          label: text.billed,
          value: <Amount satang={billed} size="l" />,
          note: text.people(formatCount(data.lines.length)),
        },
        {
          label: shared.toTransfer,
          value: <Amount satang={deducted} size="l" />,
          note: isTyped
            ? text.unsaved
            : data.status && <Tag tone={statusTone(data.status)}>{data.status}</Tag>,
        },
        {
          label: text.missing,
          value: <Amount satang={missing} size="l" />,
          note: people > 0 ? text.shortPeople(formatCount(people)) : text.allFull,
        },
      ]}
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
    <Band tone="positive" title={text.recorded(formatThaiDateTime(recorded_at))} action={slip}>
      {revision > 0 && text.revision(formatCount(revision))}
    </Band>
  );
}

/** By file or by form; what the file says goes into the form, and the form is what is recorded. */
function Recording({ data, entries }: HeadProps) {
  return (
    <div className="stack no-print">
      <Upload key={data.recorded_at} data={data} onRead={entries.replace} />
      <Entries data={data} entries={entries} />
    </div>
  );
}

/** What was recorded, what to transfer, and once the month is due what became of each member's bill. */
export function DeductResultView({ data }: { data: GroupDeductResult }) {
  const entries = useShorts(data);
  const isClosed = Boolean(data.closed_reason);
  // Before anything is recorded, recording comes first.
  const isFirst = isClosed || Boolean(data.recorded_at);
  const { isTyped, meanwhile } = entries;
  const transfer = <TransferCard key="transfer" data={data} isUnsaved={isTyped} />;
  return (
    <div className={`stack ${styles.page}`}>
      <State data={data} />
      <Head data={data} entries={entries} />
      {!isClosed && meanwhile && (
        <Suspense fallback={<Skeleton blocks={['16rem']} />}>
          <Meanwhile data={data} entries={entries} found={meanwhile} />
        </Suspense>
      )}
      {isFirst && transfer}
      {(isClosed || isDue(data)) && (
        <Suspense fallback={<Skeleton blocks={['20rem']} />}>
          <Reconciliation data={data} />
        </Suspense>
      )}
      {!isClosed && <Recording data={data} entries={entries} />}
      {!isFirst && transfer}
    </div>
  );
}
