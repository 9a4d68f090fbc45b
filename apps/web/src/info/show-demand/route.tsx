import { titleOf } from '@coop/addresses/title';
import { ApiError } from '@coop/contracts/api-error';
import type { Demand } from '@coop/contracts/info/demand';
import { DEMAND_NO } from '@coop/contracts/info/post-limits';
import { keyed } from '@coop/format/keyed';
import { formatThaiDateTime } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { Facts } from '@coop/ui/facts';
import { useState } from 'react';
import { Link, type LoaderFunction, useParams } from 'react-router';
import { PrintedPapers } from '../../documents/papers/paper-sheet.tsx';
import { PaperDownload } from '../../documents/pdf/paper-download.tsx';
import { FeedView } from '../../feed/feed-view.tsx';
import { askForSubject, notThere, pageContext } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { PublicPage } from '../../frame/pages/public-page.tsx';
import { Crumbs } from '../../page/crumbs.tsx';
import { PrintPage } from '../../page/print-page.tsx';
import { DemandStatusTag, demandStatusWords } from '../../posts/demand-status.tsx';
import { forgetOwn, ownKeys, useOwnKeys } from '../../posts/own-posts.ts';
import posts from '../../posts/posts.module.css';
import { paths } from '../../site/paths.ts';
import { RichText } from '../../site/rich-text.tsx';
import { notify } from '../../toasts/notify.ts';
import { demandReceiptFile } from './receipt-paper.ts';
import styles from './show-demand.module.css';
import { text } from './text.ts';

const callOf = (demand_no: string, mine?: string[]) => ({
  body: { demand_no, ...(mine && { mine }) },
});

export const loader: LoaderFunction = ({ context, params }) => {
  const { topicId = '' } = params;
  if (!DEMAND_NO.test(topicId)) return notThere();
  const input = callOf(topicId, ownKeys('demand'));
  return askForSubject(context.get(pageContext), 'infoDemandShow', input);
};

/** /showdemand/:topicId */
export function Component() {
  const { topicId = '' } = useParams();
  return DEMAND_NO.test(topicId) ? <DemandPage key={topicId} no={topicId} /> : <Unknown />;
}

function Unknown() {
  return (
    <PublicPage title="ไม่พบหมายเลขติดตามเรื่องนี้" noIndex>
      <EmptyState
        title="โปรดตรวจสอบหมายเลขบนใบรับเรื่อง แล้วลองใหม่ที่หน้าคำร้องและข้อเสนอแนะ"
        action={<Link to={paths.demand}>ไปที่คำร้องและข้อเสนอแนะ</Link>}
      />
    </PublicPage>
  );
}

function DemandPage({ no }: { no: string }) {
  const [, setForgotten] = useState(0);
  const feed = useFeed('infoDemandShow', callOf(no, useOwnKeys('demand')));
  if (feed.error instanceof ApiError && feed.error.status === 404) return <Unknown />;
  const isMine = feed.data?.is_mine ?? false;
  const paper = feed.data && isMine ? feed.data : undefined;
  return (
    <>
      <div className={isMine ? 'no-print' : undefined}>
        <PublicPage
          title={`เรื่อง ${no}`}
          description={`สถานะและคำตอบของเรื่อง ${no}`}
          crumbs={
            <Crumbs items={[{ label: titleOf('/demand'), href: paths.demand }, { label: no }]} />
          }
        >
          <FeedView feed={feed} blocks={['8rem', '14rem', '12rem']}>
            {(demand) => (
              <DemandView demand={demand} onForget={() => setForgotten((count) => count + 1)} />
            )}
          </FeedView>
        </PublicPage>
      </div>
      {paper && <PrintedPapers of={(making) => demandReceiptFile(paper, making).papers} />}
    </>
  );
}

function DemandView({ demand, onForget }: { demand: Demand; onForget: () => void }) {
  return (
    <>
      <Access demand={demand} onForget={onForget} />
      <Card {...(demand.topic && { title: demand.topic })}>
        <Facts
          rows={[
            ['หมายเลขติดตามเรื่อง', demand.demand_no],
            [text.status, <DemandStatusTag status={demand.status} />],
            demand.kind && [text.kind, demand.kind],
            demand.topic && ['ผู้ดำเนินการ', demand.owner || 'รอมอบหมาย'],
            [text.filedOn, formatThaiDateTime(demand.created_at)],
            demand.contact && [text.contact, demand.contact],
          ]}
        />
        {demand.detail && <p className={posts.text}>{demand.detail}</p>}
      </Card>
      <Log log={demand.log} />
      {demand.reply_html && (
        <Card title="คำตอบของสหกรณ์">
          <p className="note">{joinFigures(`ตอบเมื่อ ${formatThaiDateTime(demand.replied_at)}`)}</p>
          <RichText html={demand.reply_html} className="prose" />
        </Card>
      )}
    </>
  );
}

/** Says why all or only part of a demand is shown. */
function Access({ demand, onForget }: { demand: Demand; onForget: () => void }) {
  const { access, is_mine } = demand;
  if (is_mine) {
    const forget = () => {
      forgetOwn('demand', demand.demand_no);
      notify.success('ลบประวัติออกจากเครื่องนี้แล้ว โปรดใช้หมายเลขติดตามเรื่อง');
      onForget();
    };
    return (
      <Band tone="positive" title="จดหมายเลขนี้ไว้ ใช้ติดตามเรื่องได้จากทุกเครื่อง">
        เครื่องอื่นเห็นเพียงสถานะ เครื่องนี้แสดงรายละเอียดทั้งหมดเพราะท่านยื่นเรื่องจากเครื่องนี้{' '}
        {access === 'private' && 'เรื่องนี้ไม่เปิดเผย ผู้อื่นเห็นเพียงหมายเลขและสถานะ'}
        <div className={styles.actions}>
          <PrintPage variant="primary">พิมพ์ใบรับเรื่อง</PrintPage>
          <PaperDownload file={(making) => demandReceiptFile(demand, making)} />
          <Button onClick={forget}>ลบประวัติเรื่องนี้ออกจากเครื่องนี้</Button>
        </div>
      </Band>
    );
  }
  if (access === 'open') return null;
  const [title, more] =
    access === 'private'
      ? [
          'เรื่องนี้ไม่เปิดเผย',
          'แสดงเฉพาะหมายเลขและสถานะ ผู้ยื่นดูรายละเอียดได้จากเครื่องที่ใช้ยื่น หรือติดต่อสหกรณ์พร้อมหมายเลขติดตามเรื่อง',
        ]
      : ['เรื่องนี้รอเจ้าหน้าที่รับไปดำเนินการ', 'หัวข้อและรายละเอียดจะแสดงหลังเจ้าหน้าที่รับเรื่องไปดำเนินการ'];
  return (
    <Band tone="info" title={title}>
      {more}
    </Band>
  );
}

/** Shows what has happened so far, the latest last and marked. */
function Log({ log }: { log: Demand['log'] }) {
  return (
    <Card title={text.log}>
      <ol className={styles.log} aria-label={text.log}>
        {keyed(log, ({ status, at }) => `${status}/${at}`).map(
          ([key, { status, at, note }], index) => (
            <li key={key} aria-current={index === log.length - 1 ? 'step' : undefined}>
              <strong>{demandStatusWords(status)}</strong>{' '}
              <span className="note">
                {joinFigures(formatThaiDateTime(at))}
                {note && ` · ${note}`}
              </span>
            </li>
          ),
        )}
      </ol>
    </Card>
  );
}
