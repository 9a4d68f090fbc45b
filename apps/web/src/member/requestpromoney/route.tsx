import type { MemberRequestpromoney } from '@coop/contracts/member/requestpromoney';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { Tag } from '@coop/ui/tag';
import { useFeed } from '../../feed/feed.tsx';
import { FeedView } from '../../feed/feed-view.tsx';
import { MemberPage } from '../../frame/member/member-page.tsx';
import { RequestForm } from './request-form.tsx';
import { RequestList } from './request-list.tsx';
import styles from './requestpromoney.module.css';
import { text } from './text.ts';

/** /member/requestpromoney */
export default function Requestpromoney() {
  const feed = useFeed('memberRequestpromoneyList', {});
  return (
    <MemberPage heading={text.title} title={text.title}>
      <FeedView feed={feed} blocks={['8rem', '28rem', '16rem']}>
        {(data) => <RequestsView data={data} />}
      </FeedView>
    </MemberPage>
  );
}

function RequestsView({ data }: { data: MemberRequestpromoney }) {
  const isOn = data.service_status === 'ใช้งาน';
  return (
    <>
      <Card>
        <Facts
          rows={[
            {
              term: text.service,
              value: <Tag tone={isOn ? 'positive' : 'waiting'}>{data.service_status}</Tag>,
            },
            { term: text.account, value: data.linked_account_masked || ' - ' },
          ]}
        />
      </Card>
      {data.service_status === 'รออนุมัติ' && (
        <Band tone="waiting" title={text.serviceWaiting}>
          {text.serviceWaitingMore}
        </Band>
      )}
      <div className={data.limits.length > 0 ? styles.beside : undefined}>
        {data.limits.length > 0 && <RequestForm data={data} />}
        <section className="stack">
          <RequestList requests={data.requests} />
        </section>
      </div>
    </>
  );
}
