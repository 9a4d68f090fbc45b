import { titleOf } from '@coop/addresses/title';
import { ApiError } from '@coop/contracts/api-error';
import type { BoardAnswer, BoardThread } from '@coop/contracts/info/board';
import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import { truncate } from '@coop/format/text/truncate';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { Tag } from '@coop/ui/tag';
import { useState } from 'react';
import { Link, type LoaderFunction, useParams } from 'react-router';
import { FeedView } from '../../feed/feed-view.tsx';
import { askForSubject, notThere, pageContext } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { PublicPage } from '../../frame/pages/public-page.tsx';
import { Crumbs } from '../../page/crumbs.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { ownKeys, useOwnKeys } from '../../posts/own-posts.ts';
import posts from '../../posts/posts.module.css';
import { StaffTag } from '../../posts/staff-tag.tsx';
import { When } from '../../posts/when.tsx';
import { paths } from '../../site/paths.ts';
import { RichText } from '../../site/rich-text.tsx';
import { ReplyForm, threadInput } from './reply-form.tsx';

// Without a valid number there is no thread and no call.
const numberOf = (topicId = '') => (/^\d{1,9}$/.test(topicId) ? Number(topicId) : undefined);

export const loader: LoaderFunction = ({ context, params }) => {
  const id = numberOf(params.topicId);
  if (id === undefined) return notThere();
  const input = threadInput(id, ownKeys('board'));
  return askForSubject(context.get(pageContext), 'infoBoardShow', input);
};

/** /boardShow/:topicId */
export function Component() {
  const id = numberOf(useParams().topicId);
  return id === undefined ? <Unknown /> : <ThreadPage key={id} id={id} />;
}

function Unknown() {
  return (
    <PublicPage title="ไม่พบกระทู้นี้" noIndex>
      <EmptyState
        title="กระทู้อาจถูกลบ หรือยังรอเจ้าหน้าที่ตรวจสอบ"
        action={<Link to={paths.board}>ไปที่กระดานถามตอบ</Link>}
      />
    </PublicPage>
  );
}

function ThreadPage({ id }: { id: number }) {
  // A sent answer adds a key to the input of the feed, so the component must render again.
  const [, setSent] = useState(0);
  const feed = useFeed('infoBoardShow', threadInput(id, useOwnKeys('board')));
  if (feed.error instanceof ApiError && feed.error.status === 404) return <Unknown />;
  const title = feed.data?.Question ?? 'กระทู้';
  return (
    <PublicPage
      title={title}
      {...(feed.data && { description: truncate(feed.data.Note, 160) })}
      crumbs={
        <Crumbs
          items={[{ label: titleOf('/board'), href: paths.board }, { label: truncate(title, 40) }]}
        />
      }
    >
      <FeedView feed={feed} blocks={['12rem', '16rem', '20rem']}>
        {(thread) => <ThreadView thread={thread} onSent={() => setSent((count) => count + 1)} />}
      </FeedView>
    </PublicPage>
  );
}

function ThreadView({ thread, onSent }: { thread: BoardThread; onSent: () => void }) {
  const isWaiting = thread.status === 'รอตรวจสอบ';
  return (
    <>
      {isWaiting && (
        <Band tone="waiting" title="กระทู้นี้รอเจ้าหน้าที่ตรวจสอบ">
          ขณะนี้มีเพียงท่านที่เห็นในเครื่องนี้ ผู้อื่นจะเห็นและตอบได้หลังตรวจสอบแล้ว
        </Band>
      )}
      <Card>
        <p className={posts.meta}>
          <span>
            {`โดย ${thread.name}`}
            <span aria-hidden="true"> · </span>
            <When at={thread.created_at} />
          </span>
          {thread.is_staff && <StaffTag />}
          <span className="no-print">{`อ่าน ${formatCount(thread.views)}\u00a0ครั้ง`}</span>
          {thread.pinned && (
            <span className="no-print">
              <Tag tone="positive">ปักหมุด</Tag>
            </span>
          )}
        </p>
        <p className={posts.text}>{thread.Note}</p>
      </Card>
      {/* Nobody can answer what nobody else can see yet, and what is pinned is for reading. */}
      {!isWaiting && (!thread.pinned || thread.answers.length > 0) && (
        <Answers answers={thread.answers} />
      )}
      {!isWaiting && !thread.pinned && <ReplyForm boardId={thread.board_id} onSent={onSent} />}
    </>
  );
}

/** Answers, oldest first; those of the staff are named as such by the cooperative, not by a name. */
function Answers({ answers }: { answers: readonly BoardAnswer[] }) {
  if (answers.length === 0) {
    return <EmptyCard title="ยังไม่มีคำตอบ">หากท่านทราบคำตอบ ช่วยตอบได้ที่ด้านล่าง</EmptyCard>;
  }
  return (
    <section aria-labelledby="answers" className="stack">
      <h2 id="answers">{`คำตอบ ${formatCount(answers.length)}\u00a0รายการ`}</h2>
      <ol className={posts.rows}>
        {keyed(answers, (answer) => answer.answer_id).map(([key, answer]) => (
          <li key={key}>
            <p className={posts.head}>
              <strong>{answer.by}</strong>
              {answer.is_staff && <StaffTag />}
              {answer.status === 'รอตรวจสอบ' && <Tag tone="waiting">{answer.status}</Tag>}
              <span className="note">
                <When at={answer.created_at} />
              </span>
            </p>
            <RichText html={answer.html} className="prose" />
          </li>
        ))}
      </ol>
    </section>
  );
}
