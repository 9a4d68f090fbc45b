import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDateTime } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { buttonClass } from '@coop/ui/button';
import { Figures } from '@coop/ui/figures';
import { Link } from 'react-router';
import { paths } from '../../site/paths.ts';
import { Entries } from './entries.tsx';
import { Recorded } from './recorded.tsx';
import { missingSatang, type Short } from './shorts.ts';
import { text } from './text.ts';
import { Upload } from './upload.tsx';
import { useShorts } from './use-shorts.ts';

interface HeadProps {
  readonly data: GroupDeductResult;
  readonly shorts: readonly Short[];
}

function Head({ data, shorts }: HeadProps) {
  const billed = parseBaht(data.billed_amount) ?? 0;
  const missing = missingSatang(shorts, data.lines);
  return (
    <Figures
      items={[
        {
          label: text.billed,
          value: <Amount satang={billed} size="l" />,
          note: text.people(formatCount(data.lines.length)),
        },
        { label: text.remitted, value: <Amount satang={billed - missing} size="l" /> },
        {
          label: text.missing,
          value: <Amount satang={missing} size="l" />,
          note: shorts.length > 0 ? text.shortPeople(formatCount(shorts.length)) : text.allFull,
        },
      ]}
    />
  );
}

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
  if (!recorded_at) return <p>{text.lead}</p>;
  return (
    <Band tone="positive" title={text.recorded(formatThaiDateTime(recorded_at))} action={slip}>
      {revision > 0 && text.revision(formatCount(revision))}
    </Band>
  );
}

/** By file or by form; what the file says goes into the form, and the form is what is recorded. */
export function DeductResultView({ data }: { data: GroupDeductResult }) {
  const entries = useShorts(data);
  return (
    <>
      <State data={data} />
      <Head data={data} shorts={entries.shorts} />
      {data.closed_reason ? (
        <Recorded data={data} />
      ) : (
        <>
          <Upload data={data} onRead={entries.replace} />
          <Entries data={data} entries={entries} />
        </>
      )}
    </>
  );
}
