import type { KepDetail } from '@coop/contracts/member/kep';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Band } from '@coop/ui/band';
import { hasFailed } from '../../parts/month/posting-tag.tsx';
import { Changes } from './changes.tsx';
import { Head } from './head.tsx';
import styles from './kep.module.css';
import { Lines } from './lines.tsx';
import { text } from './text.ts';
import { Where } from './where.tsx';

/** One month: how much, for what, why it changed, where it went. */
export function KepView({ data }: { data: KepDetail }) {
  return (
    <>
      {hasFailed({ status: data.posting_status, due: data.due_date }, data.as_of) && (
        <Band tone="negative" title={text.failedTitle(formatThaiMonth(data.recv_period))}>
          {text.failedMore}
        </Band>
      )}
      <div className={styles.pair}>
        <Head data={data} />
        <Where data={data} />
      </div>
      <Changes data={data} />
      <Lines data={data} />
    </>
  );
}
