import type { KepDetail } from '@coop/contracts/member/kep';
import { Changes } from './changes.tsx';
import { Lines } from './lines.tsx';
import { Where } from './where.tsx';

/** What explains one month: why it changed, where it went, line by line. */
export function KepView({ data }: { data: KepDetail }) {
  return (
    <>
      <Changes data={data} />
      <Where data={data} />
      <Lines data={data} />
    </>
  );
}
