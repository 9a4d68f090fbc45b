import type { BoardRow } from '@coop/contracts/info/board';
import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import { NOTE_LIMIT, QUESTION_LIMIT } from '@coop/format/text/highlight';
import { buttonClass } from '@coop/ui/button';
import { EmptyState } from '@coop/ui/empty-state';
import { Tag } from '@coop/ui/tag';
import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import { Link, type LoaderFunction } from 'react-router';
import { askForPage, pageContext } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { PublicPage } from '../../frame/pages/public-page.tsx';
import { Highlighted } from '../../posts/highlighted.tsx';
import { ownKeys, useOwnKeys } from '../../posts/own-posts.ts';
import { ListSearch, PostList } from '../../posts/post-list.tsx';
import posts from '../../posts/posts.module.css';
import { StaffTag } from '../../posts/staff-tag.tsx';
import { type ListQuery, readListQuery, useListQuery } from '../../posts/use-list-query.ts';
import { When } from '../../posts/when.tsx';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

/** Returns what the address asks for, and the keys of own threads. */
const callOf = ({ page, q }: Pick<ListQuery, 'page' | 'q'>, mine?: string[]) => ({
  body: { page, ...(q && { q }), ...(mine && { mine }) },
});

export const loader: LoaderFunction = ({ context, url }) =>
  askForPage(
    context.get(pageContext),
    'infoBoardList',
    callOf(readListQuery(url.searchParams), ownKeys('board')),
  );

/** /board */
export function Component() {
  const list = useListQuery();
  const { q } = list;
  const feed = useFeed('infoBoardList', callOf(list, useOwnKeys('board')));
  return (
    <PublicPage
      title={text.title}
      description="ถามเรื่องเงินกู้ เงินฝาก หุ้น ปันผล และสวัสดิการ สมาชิกและเจ้าหน้าที่สหกรณ์ช่วยกันตอบ"
      aside={
        <Link to={paths.boardPost} className={`${buttonClass('primary')} no-print`}>
          <MessageSquarePlus aria-hidden /> ตั้งกระทู้ใหม่
        </Link>
      }
    >
      <p>
        ถามได้ทุกเรื่องเกี่ยวกับสหกรณ์ ไม่ต้องเข้าสู่ระบบ เรื่องเฉพาะตัวโปรดใช้{' '}
        <Link to={paths.demand}>คำร้องและข้อเสนอแนะ</Link>
      </p>
      <ListSearch label="ค้นหาในกระดาน" list={list} />
      <PostList
        list={list}
        feed={feed}
        count={(total) =>
          q
            ? `พบ ${formatCount(total)}\u00a0กระทู้ที่มีคำว่า “${q}”`
            : `ทั้งหมด ${formatCount(total)}\u00a0กระทู้`
        }
        pagesLabel="หน้าของกระดานถามตอบ"
        empty={
          <EmptyState
            title={q ? `ไม่พบกระทู้ที่มีคำว่า “${q}”` : 'ยังไม่มีกระทู้'}
            action={q && <Link to={paths.board}>แสดงทุกกระทู้</Link>}
          >
            {q ? 'ลองใช้คำที่สั้นลง หรือตั้งกระทู้ใหม่เพื่อถามเรื่องนี้' : 'ท่านสามารถตั้งกระทู้แรกได้'}
          </EmptyState>
        }
      >
        {(rows) => <BoardRows rows={rows} q={q} />}
      </PostList>
    </PublicPage>
  );
}

/** Threads, each cut to the limits of the search results, with the words that were looked for marked. */
function BoardRows({ rows, q }: { rows: readonly BoardRow[]; q: string }) {
  return (
    <ol className={posts.rows}>
      {keyed(rows, (row) => row.board_id).map(([key, row]) => (
        <li key={key}>
          <div className={posts.head}>
            <Link to={paths.boardShow(row.board_id)} className={posts.title}>
              <Highlighted text={row.Question} query={q} limit={QUESTION_LIMIT} />
            </Link>
            {row.pinned && (
              <span className="no-print">
                <Tag tone="positive">ปักหมุด</Tag>
              </span>
            )}
            {row.is_staff && <StaffTag />}
            {row.status === 'รอตรวจสอบ' && <Tag tone="waiting">{row.status}</Tag>}
          </div>
          <p>
            <Highlighted text={row.Note} query={q} limit={NOTE_LIMIT} />
          </p>
          <p className={posts.meta}>
            <span>
              {`โดย ${row.name}`}
              <span aria-hidden="true"> · </span>
              <When at={row.created_at} />
            </span>
            {(row.answer_count > 0 || !row.pinned) && (
              <span>
                {row.answer_count > 0
                  ? `${formatCount(row.answer_count)}\u00a0คำตอบ`
                  : 'ยังไม่มีคำตอบ'}
              </span>
            )}
            <span className="no-print">{`อ่าน ${formatCount(row.views)}\u00a0ครั้ง`}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
