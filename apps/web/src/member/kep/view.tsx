import type { KepDetail } from '@coop/contracts/member/kep';
import { Changes } from './changes.tsx';
import { Head } from './head.tsx';
import styles from './kep.module.css';
import { Lines } from './lines.tsx';
import { Notices } from './short.tsx';
import { Where } from './where.tsx';

/** One month: how much, for what, why it changed, where it went. */
export function KepView({ data }: { data: KepDetail }) {
  return (
    <>
      <Notices data={data} />
      <div className={styles.pair}>
        <Head data={data} />
        <Where data={data} />
      </div>
      <Changes data={data} />
      <Lines data={data} />
    </>
  );
}
