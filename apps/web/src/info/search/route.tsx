import { MOST_SEARCH } from '@coop/contracts/info/post-limits';
import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { EmptyState } from '@coop/ui/empty-state';
import { FailedState } from '@coop/ui/failed-state';
import { Skeleton } from '@coop/ui/skeleton';
import SearchX from 'lucide-react/icons/search-x';
import { Link, type LoaderFunction, useSearchParams } from 'react-router';
import { pageContext } from '../../feed/loader.ts';
import { PublicPage } from '../../frame/pages/public-page.tsx';
import { Highlighted } from '../../posts/highlighted.tsx';
import { FrequentLinks } from '../../site/frequent-links.tsx';
import { PhoneLine } from '../../site/phone-link.tsx';
import { failureWords } from '../../toasts/notify.ts';
import styles from './search.module.css';
import { askForGroups, type Group, useGroups } from './use-groups.ts';

const wordsIn = (params: URLSearchParams) => (params.get('q') ?? '').trim().slice(0, MOST_SEARCH);

export const loader: LoaderFunction = ({ context, url }) => {
  const q = wordsIn(url.searchParams);
  return q ? askForGroups(context.get(pageContext), q) : undefined;
};

/** /search: what news, notices, rules, forms and the board have to the words in the address. */
export function Component() {
  const [params] = useSearchParams();
  const q = wordsIn(params);
  return (
    <PublicPage title={q ? `ผลการค้นหา “${q}”` : 'ค้นหาในเว็บไซต์'} noIndex>
      {q ? (
        <Found q={q} />
      ) : (
        <>
          <p>
            พิมพ์คำที่ต้องการในช่องค้นหาด้านบน ระบบจะค้นในข่าว ประกาศ ระเบียบและข้อบังคับ แบบฟอร์ม และกระดานถามตอบ
          </p>
          <FrequentLinks className={styles.kinds} />
        </>
      )}
    </PublicPage>
  );
}

function statusOf(groups: readonly Group[], isPending: boolean, hasFailed: boolean): string {
  if (isPending) return 'กำลังค้นหา';
  const count = `พบ ${formatCount(groups.reduce((sum, { total }) => sum + total, 0))} รายการ`;
  return hasFailed ? `${count} · บางหมวดยังค้นไม่ได้` : count;
}

/** No list answers: said once, and all are asked again. */
function AllFailed({ groups }: { groups: readonly Group[] }) {
  return (
    <FailedState
      title="ขณะนี้ยังค้นหาไม่ได้"
      detail={failureWords(groups[0]?.feed.error)}
      onRetry={() => {
        for (const { feed } of groups) void feed.refetch();
      }}
      busy={groups.some(({ feed }) => feed.isFetching)}
    />
  );
}

function Found({ q }: { q: string }) {
  const groups = useGroups(q);
  if (groups.every(({ feed }) => feed.isError && !feed.data)) return <AllFailed groups={groups} />;
  const isPending = groups.some(({ feed }) => feed.isPending);
  const hasFailed = groups.some(({ feed }) => feed.isError);
  const isEmpty = !isPending && !hasFailed && groups.every(({ total }) => total === 0);
  return (
    <>
      <p role="status">{statusOf(groups, isPending, hasFailed)}</p>
      {isPending && <Skeleton blocks={['3rem', '20rem', '20rem']} />}
      {!isPending && <Results groups={groups} q={q} />}
      {isEmpty && <Nothing q={q} />}
    </>
  );
}

function Nothing({ q }: { q: string }) {
  return (
    <>
      <EmptyState title={`ไม่พบ “${q}”`} icon={<SearchX />}>
        <p>ลองใช้คำที่สั้นลง หรือคำอื่นที่มีความหมายเดียวกัน</p>
        <PhoneLine>หรือสอบถามเจ้าหน้าที่ โทรศัพท์</PhoneLine>
      </EmptyState>
      <FrequentLinks className={styles.kinds} />
    </>
  );
}

/** How many of a list stand here; the list itself has the rest. */
const SHOWN = 4;
const TITLE_LIMIT = 200;
const NOTE_LIMIT = 120;

function Hits({ group, q }: { group: Group; q: string }) {
  return (
    <ol className={styles.hits}>
      {keyed(group.hits.slice(0, SHOWN), ({ href }) => href).map(([key, hit]) => (
        <li key={key}>
          <h3 className={styles.title}>
            <Link to={hit.href}>
              <Highlighted text={hit.title} query={q} limit={TITLE_LIMIT} />
            </Link>
          </h3>
          <p>
            <Highlighted text={hit.note} query={q} limit={NOTE_LIMIT} />
          </p>
          <p className="note">{formatThaiDate(hit.on)}</p>
        </li>
      ))}
    </ol>
  );
}

/** What was found in one list, with the way to all of it; nothing where nothing was found. */
function GroupResults({ group, q }: { group: Group; q: string }) {
  const { key, name, feed, total } = group;
  const id = `found-${key}`;
  if (feed.isError && !feed.data) {
    return (
      <FailedState
        title={`ยังค้นใน${name}ไม่ได้`}
        detail={failureWords(feed.error)}
        onRetry={() => void feed.refetch()}
        busy={feed.isFetching}
      />
    );
  }
  if (total === 0) return null;
  const count = formatCount(total);
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} tabIndex={-1} className={styles.name}>
        {name} <span className="note">{`${count} รายการ`}</span>
      </h2>
      <Hits group={group} q={q} />
      {total > SHOWN && (
        <Link to={group.all} className={styles.all}>
          {`ดูทั้งหมด ${count} รายการใน${name}`}
        </Link>
      )}
    </section>
  );
}

/** The kinds in which something was found, with their counts, as links to them. */
function Kinds({ groups }: { groups: readonly Group[] }) {
  if (groups.length < 2) return null;
  return (
    <nav aria-label="ผลการค้นหาตามหมวด" className="no-print">
      <ul className={styles.kinds}>
        {groups.map(({ key, name, total }) => (
          <li key={key}>
            <a href={`#found-${key}`}>
              {name} <strong>{formatCount(total)}</strong>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All that was found, by kind. */
function Results({ groups, q }: { groups: readonly Group[]; q: string }) {
  return (
    <>
      <Kinds groups={groups.filter(({ total }) => total > 0)} />
      {groups.map((group) => (
        <GroupResults key={group.key} group={group} q={q} />
      ))}
    </>
  );
}
