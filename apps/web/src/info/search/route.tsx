import { MOST_SEARCH } from '@coop/contracts/info/post-limits';
import { formatCount } from '@coop/format/money';
import { EmptyState } from '@coop/ui/empty-state';
import { FailedState } from '@coop/ui/failed-state';
import { Skeleton } from '@coop/ui/skeleton';
import SearchX from 'lucide-react/icons/search-x';
import { useSearchParams } from 'react-router';
import type { Loader } from '../../feed/loader.ts';
import { PublicPage } from '../../frame/public/public-page.tsx';
import { FrequentLinks } from '../../site/frequent-links.tsx';
import { PhoneLine } from '../../site/phone-link.tsx';
import { failureWords } from '../../toasts/notify.ts';
import { Results } from './results.tsx';
import styles from './search.module.css';
import { askForGroups, type Group, useGroups } from './use-groups.ts';

const wordsIn = (params: URLSearchParams) => (params.get('q') ?? '').trim().slice(0, MOST_SEARCH);

export const loader: Loader = (page) => {
  const q = wordsIn(page.search);
  return q ? askForGroups(page, q) : undefined;
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
