import { formatThaiDate } from '@coop/format/thai-date';
import { Breadcrumbs } from '@coop/ui/breadcrumbs';
import { PageHeader } from '@coop/ui/page-header';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePageFocus } from '../../page/page-focus.ts';
import { PrintHead } from '../../parts/papers/print-head.tsx';
import { useGroupSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';
import { GroupFiles } from './group-files.tsx';
import { DASHBOARD } from './group-menu-items.ts';
import styles from './layout-membergroup.module.css';

/** Name of the agency area (GRP-02). */
const GROUP_TITLE = 'ระบบตรวจสอบใบเรียกเก็บสำหรับหน่วยงาน';

/** Title and description of a page of the agency area. */
function GroupMeta({ title }: { title?: string | undefined }) {
  const site = useSite();
  const main = `${GROUP_TITLE} - ${site.coopNameTH}`;
  return (
    <>
      <title>{title ? `${title} · ${main}` : main}</title>
      <meta name="description" content={`${GROUP_TITLE}ของ${site.coopNameTH}`} />
      <meta name="robots" content="noindex" />
    </>
  );
}

interface GroupPageProps {
  readonly heading: string;
  /** Name of the page in the window's title; the area's main page has none. */
  readonly title?: string;
  /** The end of the heading while it is not known yet, in other words of that length: its place is kept. */
  readonly awaited?: string | undefined;
  /** The day up to which the records are complete, once it is known. */
  readonly asOf?: string | undefined;
  /** That day is still on its way: its place is kept. */
  readonly isLoading?: boolean;
  /** The content is a printable paper or contains one, so nothing around it is printed. */
  readonly isPaper?: boolean;
  /** No page of the menu: the way to it from the area's first page stands above its heading. */
  readonly isBelowDashboard?: boolean;
  readonly children: ReactNode;
}

/** The area's first page, and this one. */
function Crumbs({ label }: { label: string }) {
  return (
    <Breadcrumbs
      items={[{ label: DASHBOARD, href: paths.membergroup.dashboard }, { label }]}
      renderLink={(href, words) => <Link to={href}>{words}</Link>}
    />
  );
}

/** Reserves the width of the date until it is known. */
const SOME_DAY = '2000-11-30';

const freshness = (asOf: string) => `ข้อมูล ณ วันที่ ${formatThaiDate(asOf)}`;

/** What only takes its place. */
const Reserved = ({ children }: { children: string }) => (
  <span className={styles.reserved} aria-hidden>
    {children}
  </span>
);

/** Frame of every page of the agency area: title, heading, freshness, content. */
export function GroupPage(props: GroupPageProps) {
  const { heading, title, awaited, asOf, isLoading = false, children } = props;
  const { isPaper = false, isBelowDashboard = false } = props;
  const headingRef = usePageFocus();
  const session = useGroupSession();
  return (
    <div className={isPaper ? `stack ${styles.paper}` : 'stack'}>
      <GroupMeta title={title} />
      {!isPaper && <PrintHead />}
      <div className={isPaper ? 'no-print' : undefined}>
        {isBelowDashboard && <Crumbs label={heading} />}
        <PageHeader
          title={
            <>
              {heading}
              {awaited && <Reserved>{` ${awaited}`}</Reserved>}
            </>
          }
          aside={asOf ? freshness(asOf) : isLoading && <Reserved>{freshness(SOME_DAY)}</Reserved>}
          headingRef={headingRef}
        />
        <p className="print-only">{session?.member_group_name}</p>
      </div>
      <GroupFiles asOf={asOf}>{children}</GroupFiles>
    </div>
  );
}
