import { Pay } from '../../collection/overdue/pay.tsx';
import { slipPaper } from '../../collection/overdue/slip-paper.ts';
import { PrintedPapers } from '../../documents/papers/paper-sheet.tsx';
import { FeedView } from '../../feed/feed-view.tsx';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/pages/member-page.tsx';
import { useMemberSession } from '../../session/session.ts';
import { useSite } from '../../site/site.tsx';

/** /member/kep?pay=1: how to pay what is overdue; its print is the slip for the counter. */
export function PayPage() {
  const list = useFeed('memberKepList', {});
  const session = useMemberSession();
  const { biller } = useSite();
  const slip = list.data && session && slipPaper(list.data, session, biller);
  return (
    <MemberPage title="ชำระส่วนที่ค้าง" isBelow paper={slip && <PrintedPapers of={() => [slip]} />}>
      <FeedView feed={list} blocks={['22rem', '24rem', '16rem', '14rem']}>
        {(data) => <Pay list={data} />}
      </FeedView>
    </MemberPage>
  );
}
