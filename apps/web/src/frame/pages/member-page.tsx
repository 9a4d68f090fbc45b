import type { MemberSession } from '@coop/contracts/member/auth';
import { formatThaiDate } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Button } from '@coop/ui/button';
import { PageHeader } from '@coop/ui/page-header';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FileOwnerContext } from '../../documents/export/file-owner.ts';
import { PrintHead } from '../../documents/papers/print-head.tsx';
import { useFeed } from '../../feed/use-feed.ts';
import { Crumbs } from '../../page/crumbs.tsx';
import { usePageFocus } from '../../page/page-focus.ts';
import { PrintBearer } from '../../session/print-bearer.tsx';
import { useMemberSession } from '../../session/session.ts';
import { PhoneFoot } from '../../site/links/phone-link.tsx';
import { paths } from '../../site/paths.ts';
import { crumbsOf, parentOf, usePlace } from '../menus/place.ts';
import { MemberMeta } from './member-meta.tsx';
import styles from './member-page.module.css';

/** Tells the files of the page whose they are, and of which day. */
function ownerOf({ membership_no: no, member, relative }: MemberSession, asOf: string | undefined) {
  const { prename, member_name, member_surname } = member;
  const words = `${prename}${member_name} ${member_surname} เลขทะเบียน ${no}`;
  const reader = relative && `โดยญาติที่สมาชิกให้ดูข้อมูล (${relative.name})`;
  return { term: 'สมาชิก', words, no, reader, asOf };
}

/** Goes one step back in history (MEM-05), or to the parent of a page that was opened directly. */
function BackLink({ isBelow }: { isBelow: boolean }) {
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const back = () =>
    void (key === 'default' ? navigate(parentOf(pathname, isBelow)) : navigate(-1));
  return (
    <Button variant="quiet" icon={<ChevronLeft />} onClick={back}>
      <span>กลับ</span>
    </Button>
  );
}

interface MemberPageProps {
  /** Title of the window, where that is not its row's; the area's main page has none. */
  readonly title?: string | undefined;
  /** Heading where that is not the title. */
  readonly heading?: ReactNode;
  /** The page is one below that of its address. */
  readonly isBelow?: boolean;
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
      {joinFigures(`ข้อมูล ณ วันที่ ${formatThaiDate(isPending ? SOME_DAY : data?.data)} `)}
      <span lang="en" aria-hidden="true" className={styles.english}>
        (last updated on)
      </span>
    </span>
  );
}

/** Frame of every page of the member area: title, heading, freshness, content. */
export function MemberPage(props: MemberPageProps) {
  const headingRef = usePageFocus();
  const session = useMemberSession();
  const asOf = useFeed('memberLastUpdateShow', {}).data?.data;
  const { pathname } = useLocation();
  const isRoot = pathname === paths.member.status;
  const name = usePlace()?.titleTH;
  const { title = isRoot ? undefined : name, heading = title ?? name, children } = props;
  const { isBelow = false, paper, isPaper = false } = props;
  const crumbs = crumbsOf(pathname, isBelow ? title : undefined);
  return (
    <FileOwnerContext value={session && ownerOf(session, asOf)}>
      <div className={paper ? 'stack no-print' : 'stack'}>
        <MemberMeta {...(title && { title })} />
        {!isPaper && <PrintHead bearer={<PrintBearer />} />}
        <div className={`${styles.head} ${isPaper ? 'no-print' : ''}`}>
          <div className={`${styles.back} ${isRoot ? styles.root : ''} no-print`}>
            <BackLink isBelow={isBelow} />
          </div>
          <div className={styles.crumbs}>{crumbs.length > 0 && <Crumbs items={crumbs} />}</div>
          <div className={styles.title}>
            <PageHeader title={heading} aside={<Freshness />} headingRef={headingRef} />
          </div>
        </div>
        {children}
        <PhoneFoot />
      </div>
      {paper}
    </FileOwnerContext>
  );
}
