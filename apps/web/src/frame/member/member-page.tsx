import { formatThaiDate } from '@coop/format/thai-date';
import { PageHeader } from '@coop/ui/page-header';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useFeed } from '../../feed/use-feed.ts';
import { usePageFocus } from '../../page/page-focus.ts';
import { PrintHead } from '../../parts/papers/print-head.tsx';
import { PrintBearer } from '../../session/print-bearer.tsx';
import { paths } from '../../site/paths.ts';
import { BackLink } from './back-link.tsx';
import { MemberFiles } from './member-files.tsx';
import { MemberMeta } from './member-meta.tsx';
import styles from './member-page.module.css';

interface MemberPageProps {
  /** Heading of the page. */
  readonly heading: ReactNode;
  /** Name of the page in the window's title; the area's main page has none. */
  readonly title?: string;
  /** Breadcrumbs above the heading. */
  readonly crumbs?: ReactNode;
  /** A sheet that is printed instead of the page, such as a receipt. */
  readonly paper?: ReactNode;
  /** The content is the printable paper: it is printed with its own letterhead and nothing around it. */
  readonly isPaper?: boolean;
  readonly children: ReactNode;
}

/** Reserves the width of the date until it is known. */
const SOME_DAY = '2000-11-30';

/** The date of the records, shown beside every heading. */
function Freshness() {
  const { data, isPending } = useFeed('memberLastUpdateShow', {});
  return (
    // Has the width of the final text, because on a phone the line breaks and nothing below may move later.
    <span className={isPending ? styles.reserved : undefined}>
      {`ข้อมูล ณ วันที่ ${formatThaiDate(isPending ? SOME_DAY : data?.data)} `}
      <span lang="en" className={styles.english}>
        (last updated on)
      </span>
    </span>
  );
}

/** Frame of every page of the member area: title, heading, freshness, content. */
export function MemberPage(props: MemberPageProps) {
  const { heading, title, crumbs, paper, isPaper = false, children } = props;
  const headingRef = usePageFocus();
  const isRoot = useLocation().pathname === paths.member.status;
  return (
    <MemberFiles>
      <div className={paper ? 'stack no-print' : 'stack'}>
        <MemberMeta {...(title && { title })} />
        {!isPaper && <PrintHead bearer={<PrintBearer />} />}
        <div className={`${styles.head} ${isPaper ? 'no-print' : ''}`}>
          <div className={`${styles.back} ${isRoot ? styles.root : ''} no-print`}>
            <BackLink />
          </div>
          <div className={styles.crumbs}>{crumbs}</div>
          <div className={styles.title}>
            <PageHeader title={heading} aside={<Freshness />} headingRef={headingRef} />
          </div>
        </div>
        {children}
      </div>
      {paper}
    </MemberFiles>
  );
}
