import { formatCount } from '@coop/format/money';
import { EmptyState } from '@coop/ui/empty-state';
import { Pagination } from '@coop/ui/pagination';
import SearchX from 'lucide-react/icons/search-x';
import { Link, type LoaderFunction, useSearchParams } from 'react-router';
import { FeedView } from '../../feed/feed-view.tsx';
import { pageContext } from '../../feed/loader.ts';
import { PublicPage } from '../../frame/pages/public-page.tsx';
import { type Found, type Question, questionOf, searchOf } from '../../site/found.ts';
import { FrequentLinks } from '../../site/links/frequent-links.tsx';
import { PhoneLine } from '../../site/links/phone-link.tsx';
import { SearchForm } from '../../site/search-form.tsx';
import { Answers } from './answers.tsx';
import { Filters } from './filters.tsx';
import { Hits } from './hits.tsx';
import styles from './search.module.css';
import { askForFound, useFound } from './use-found.ts';

export const loader: LoaderFunction = ({ context, url }) => {
  const question = questionOf(url.searchParams);
  return question.q ? askForFound(context.get(pageContext), question) : undefined;
};

/** /search: what the whole public site has to the words in the address, and what it knows to a common question. */
export function Component() {
  const [params] = useSearchParams();
  const question = questionOf(params);
  const { q } = question;
  return (
    <PublicPage title={q ? `ผลการค้นหา “${q}”` : 'ค้นหาในเว็บไซต์'} noIndex>
      <div className={`${styles.field} no-print`}>
        <SearchForm label="คำที่ต้องการค้นหา" placeholder="เช่น กู้สามัญ ทุนบุตร ใบลาออก" />
      </div>
      {q ? (
        <Results question={question} />
      ) : (
        <>
          <p>ค้นหาเรื่องที่ท่านต้องการ เช่น กู้สามัญ ทุนบุตร ใบลาออก พิมพ์ผิดเล็กน้อยก็ค้นได้</p>
          <FrequentLinks className={styles.kinds} />
        </>
      )}
    </PublicPage>
  );
}

function statusOf(found: Found | undefined, isPending: boolean): string {
  if (isPending) return 'กำลังค้นหา';
  if (!found) return '';
  const count = `พบ ${formatCount(found.total)} รายการ`;
  return found.isIncomplete ? `${count} · บางหมวดยังค้นไม่ได้` : count;
}

function Results({ question }: { question: Question }) {
  const feed = useFound(question);
  return (
    <>
      <p role="status">{statusOf(feed.data, feed.isPending)}</p>
      <FeedView feed={feed} blocks={['6rem', '20rem', '20rem']}>
        {(found) => <Shown found={found} question={question} />}
      </FeedView>
    </>
  );
}

function Shown({ found, question }: { found: Found; question: Question }) {
  const { corrected, hits, page, pages, marks } = found;
  return (
    <>
      {corrected !== undefined && (
        <p>
          แสดงผลของ <strong>“{corrected}”</strong>
        </p>
      )}
      <Answers found={found} />
      <Filters found={found} question={question} />
      {hits.length > 0 ? <Hits hits={hits} marks={marks} /> : <Nothing question={question} />}
      <Pagination
        page={page}
        pages={pages}
        label="หน้าของผลการค้นหา"
        renderLink={(to, link) => <Link to={`?${searchOf({ ...question, page: to })}`} {...link} />}
      />
    </>
  );
}

function Nothing({ question: { q } }: { question: Question }) {
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
