import type { DemandRow } from '@coop/contracts/info/demand';
import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import { QUESTION_LIMIT } from '@coop/format/text/highlight';
import { EmptyState } from '@coop/ui/empty-state';
import { SelectField } from '@coop/ui/select-field';
import { Tag } from '@coop/ui/tag';
import { Link, useSearchParams } from 'react-router';
import { useFeed } from '../../feed/use-feed.ts';
import { DemandStatusTag, demandStatusWords } from '../../posts/demand-status.tsx';
import { Highlighted } from '../../posts/highlighted.tsx';
import { useOwnKeys } from '../../posts/own-posts.ts';
import { ListSearch, PostList } from '../../posts/post-list.tsx';
import posts from '../../posts/posts.module.css';
import { readListQuery, useListQuery } from '../../posts/use-list-query.ts';
import { When } from '../../posts/when.tsx';
import { paths } from '../../site/paths.ts';
import styles from './demand.module.css';
import { STATUSES, text } from './text.ts';

/** Placeholder for a topic that may not be read. */
const hiddenWords = ({ access }: DemandRow) =>
  access === 'private' ? 'เรื่องไม่เปิดเผย' : 'เรื่องใหม่ รอเจ้าหน้าที่รับไปดำเนินการ';

/** Demands with number and status; of private ones nothing more. */
function DemandRows({ rows, q }: { rows: readonly DemandRow[]; q: string }) {
  return (
    <ol className={posts.rows}>
      {keyed(rows, (row) => row.demand_no).map(([key, row]) => (
        <li key={key}>
          <div className={posts.head}>
            <Link
              to={paths.showDemand(row.demand_no)}
              className={`${posts.title} ${row.topic ? '' : styles.hidden}`}
            >
              {row.topic ? (
                <Highlighted text={row.topic} query={q} limit={QUESTION_LIMIT} />
              ) : (
                // Chromium leaves a space at the end of a line out of the link's name.
                <>
                  {hiddenWords(row)}&nbsp;<span className="nowrap">{row.demand_no}</span>
                </>
              )}
            </Link>
            <DemandStatusTag status={row.status} />
            {row.is_mine && <Tag tone="positive">ของท่าน</Tag>}
          </div>
          <p className={posts.meta}>
            {row.topic && <span className="nowrap">{row.demand_no}</span>}
            {row.kind && <span>{row.kind}</span>}
            {row.owner && <span>{row.owner}</span>}
            <span>
              ยื่น <When at={row.created_at} />
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}

const OPTIONS = [
  { value: '', label: 'ทุกสถานะ' },
  ...STATUSES.map((value) => ({ value, label: demandStatusWords(value) })),
];

const statusIn = (params: URLSearchParams) =>
  STATUSES.find((status) => status === params.get('status'));

/** Returns what the address asks for, and the keys of own demands. */
export function demandCall(params: URLSearchParams, mine?: string[]) {
  const { page, q } = readListQuery(params);
  const status = statusIn(params);
  return { body: { page, ...(q && { q }), ...(status && { status }), ...(mine && { mine }) } };
}

/** Demands by status and words, both in the address. */
export function DemandList() {
  const list = useListQuery();
  const { q } = list;
  const [params] = useSearchParams();
  const status = statusIn(params);
  const isFiltered = q !== '' || status !== undefined;
  const feed = useFeed('infoDemandList', demandCall(params, useOwnKeys('demand')));
  return (
    <section aria-labelledby="demands" className="stack">
      <h2 id="demands">เรื่องที่รับไว้</h2>
      <ListSearch label="ค้นหาเรื่อง" list={list}>
        <SelectField
          label="สถานะ"
          name="status"
          options={OPTIONS}
          value={status ?? ''}
          onChange={(event) => list.change({ status: event.target.value })}
        />
      </ListSearch>
      <PostList
        list={list}
        feed={feed}
        count={(total) => `${isFiltered ? 'พบ' : 'ทั้งหมด'} ${formatCount(total)}\u00a0เรื่อง`}
        pagesLabel="หน้าของรายการคำร้อง"
        empty={
          isFiltered ? (
            <EmptyState
              title="ไม่พบเรื่องที่ตรงกับเงื่อนไข"
              action={<Link to={paths.demand}>แสดงทุกเรื่อง</Link>}
            >
              ลองเปลี่ยนคำค้นหรือสถานะ
            </EmptyState>
          ) : (
            <EmptyState
              title="ยังไม่มีเรื่องที่ยื่น"
              action={<Link to={paths.demandNew}>{text.file}</Link>}
            />
          )
        }
      >
        {(rows) => <DemandRows rows={rows} q={q} />}
      </PostList>
    </section>
  );
}
