import { formatCount } from '@coop/format/money';
import { Band } from '@coop/ui/band';
import { Skeleton } from '@coop/ui/skeleton';
import { useFeed } from '../../feed/use-feed.ts';
import { HowToPay } from '../../parts/month/how-to-pay.tsx';
import { overdueOf } from '../../parts/overdue/overdue.ts';
import { OverdueBand } from '../../parts/overdue/overdue-band.tsx';
import { text } from './text.ts';

/** What is overdue, said above everything; where the collections do not tell the sum, how many instalments. */
export function Arrears({ periods }: { periods: number }) {
  const list = useFeed('memberKepList', {});
  if (list.isPending) return <Skeleton blocks={['14rem']} />;
  if (list.data && overdueOf(list.data)) return <OverdueBand list={list.data} />;
  return (
    <Band tone="negative" title={text.arrears(formatCount(periods))}>
      <p>
        <HowToPay satang={null} />
      </p>
      <p>{text.arrearsInterest}</p>
    </Band>
  );
}
