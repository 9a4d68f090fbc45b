import { ApiError } from '@coop/contracts/api-error';
import type { TopicList } from '@coop/contracts/info/topic';
import { toBuddhistYear } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { SearchField } from '@coop/ui/search-field';
import { SelectField } from '@coop/ui/select-field';
import { useEffect, useRef, useState } from 'react';
import { type LoaderFunction, useLocation, useNavigationType, useParams } from 'react-router';
import { FeedView } from '../../feed/feed-view.tsx';
import { askForPage, pageContext } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { PublicPage } from '../../frame/pages/public-page.tsx';
import { PublicCrumbs } from '../../posts/crumbs.tsx';
import { NotThere } from '../../posts/not-there.tsx';
import { categoryWords } from '../../posts/text.ts';
import styles from './list.module.css';
import { Results } from './results.tsx';
import type { ListAddress } from './use-list-address.ts';
import { callBody, readAddress, useListAddress } from './use-list-address.ts';

const MISSING = 'ไม่พบหมวดนี้';

/** The last loaded page, which stays visible while the next one is loading. */
function useKept(data: TopicList | undefined, category: string): TopicList | undefined {
  const [kept, setKept] = useState(data);
  if (data && data !== kept) setKept(data);
  const shown = data ?? kept;
  return shown?.category === category ? shown : undefined;
}

/** Moves the focus to the beginning of the list when its page changes. */
function useFocusOnPaging(page: number) {
  const status = useRef<HTMLParagraphElement>(null);
  const seen = useRef(page);
  const { key } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    if (seen.current === page) return;
    seen.current = page;
    if (kind === 'PUSH') status.current?.focus({ preventScroll: true });
  }, [page, key, kind]);
  return status;
}

function countWords({ total }: TopicList, isFiltered: boolean): string {
  if (!Number.isFinite(total)) return '';
  return isFiltered ? `พบ ${total} รายการ` : `ทั้งหมด ${total} รายการ`;
}

/** Search by Enter or button; emptied, everything is back at once. */
function Search({ address }: { address: ListAddress }) {
  const [typed, setTyped] = useState(address.q);
  return (
    <div className={styles.search}>
      <SearchField
        label="ค้นหาในหมวดนี้"
        name="q"
        placeholder="เช่น ดอกเบี้ย ทุนการศึกษา"
        maxLength={100}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          if (value === '' && address.q !== '') address.change({ q: '' });
        }}
      />
      <Button type="submit">ค้นหา</Button>
    </div>
  );
}

interface ToolsProps {
  readonly address: ListAddress;
  /** Years of the Common Era that have items. */
  readonly years: readonly number[];
}

/** Year and words by which a list is narrowed, both in its address. */
function Tools({ address, years }: ToolsProps) {
  const chosenYear = address.yearBE;
  const known = years.filter(Number.isFinite).map(toBuddhistYear);
  // A year from a link stays selected even if it has no items.
  const shown =
    chosenYear === undefined || known.includes(chosenYear) ? known : [chosenYear, ...known];
  const options = shown.map((year) => ({ value: String(year), label: String(year) }));
  return (
    <search className="no-print">
      {/* Without scripts the browser itself opens the address of what was chosen. */}
      <form
        method="get"
        action={address.path}
        className={styles.tools}
        onSubmit={(event) => {
          event.preventDefault();
          const words = new FormData(event.currentTarget).get('q');
          address.change({ q: String(words ?? '').trim() });
        }}
      >
        <SelectField
          label="ปี พ.ศ."
          name="year"
          value={chosenYear === undefined ? '' : String(chosenYear)}
          options={[{ value: '', label: 'ทุกปี' }, ...options]}
          onChange={(event) => address.change({ year: event.target.value })}
        />
        {/* Going back changes the words from outside. */}
        <Search key={address.q} address={address} />
      </form>
    </search>
  );
}

function List({ category }: { category: string }) {
  const address = useListAddress();
  const feed = useFeed('infoTopicList', { body: callBody(category, address) });
  const shown = useKept(feed.data, category);
  const status = useFocusOnPaging(address.page);
  const isMissing = feed.error instanceof ApiError && feed.error.status === 404;
  const known = categoryWords(category);
  const name = isMissing ? MISSING : (shown?.category_name ?? known?.name ?? 'รายการข่าวสาร');
  return (
    <PublicPage
      title={address.page > 1 ? `${name} หน้า ${address.page}` : name}
      noIndex={isMissing}
      heading={name}
      {...(known && !isMissing && { description: known.about })}
      crumbs={<PublicCrumbs items={[{ label: name }]} />}
    >
      {isMissing ? (
        <NotThere>หมวดที่ท่านเปิดไม่มีในเว็บไซต์นี้ หรือถูกย้ายไปแล้ว</NotThere>
      ) : (
        <>
          {known && <p className="note">{known.about}</p>}
          <Tools address={address} years={shown?.years ?? []} />
          {/* A live region must exist before its text, or screen readers do not announce it. */}
          <p role="status" tabIndex={-1} ref={status} className={styles.count}>
            {feed.data && countWords(feed.data, address.isFiltered)}
          </p>
          {!feed.data && !feed.isError && shown ? (
            <div className={styles.old} aria-busy="true">
              <Results list={shown} address={address} />
            </div>
          ) : (
            <FeedView feed={feed} blocks={['70rem']}>
              {(list) => <Results list={list} address={address} />}
            </FeedView>
          )}
        </>
      )}
    </PublicPage>
  );
}

export const loader: LoaderFunction = ({ context, params, url }) =>
  askForPage(context.get(pageContext), 'infoTopicList', {
    body: callBody(params.topicId ?? '', readAddress(url.searchParams)),
  });

/** /list/:topicId */
export function Component() {
  const category = useParams().topicId ?? '';
  // The key resets the state when the category changes.
  return <List key={category} category={category} />;
}
