import type { GroupSession } from '@coop/contracts/membergroup/auth';
import { formatThaiDate } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { PageHeader } from '@coop/ui/page-header';
import type { ReactNode } from 'react';
import { FileOwnerContext } from '../../documents/export/file-owner.ts';
import { PrintHead } from '../../documents/papers/print-head.tsx';
import { Crumbs } from '../../page/crumbs.tsx';
import { usePageFocus } from '../../page/page-focus.ts';
import { useGroupSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';
import styles from '../group/layout-membergroup.module.css';
import { crumbsOf, usePlace } from '../menus/place.ts';

/** Tells the files of the page which agency's they are, and of which day. */
function ownerOf(session: GroupSession, asOf: string | undefined) {
  const { member_group_no: no, member_group_name: name } = session;
  return { term: 'หน่วยงาน', words: `${name} เลขหน่วยงาน ${no}`, no, asOf };
}

/** Name of the agency area (GRP-02). */
const GROUP_TITLE = 'ระบบตรวจสอบใบเรียกเก็บสำหรับหน่วยงาน';

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
  /** Heading where that is not the title of its row. */
  readonly heading?: string;
  /** Title of the window, where that is not its row's; the area's main page has none. */
  readonly title?: string;
  /** Placeholder of the same length for the end of the heading, while it is loading. */
  readonly awaited?: string | undefined;
  /** Last day of complete records, once it is known. */
  readonly asOf?: string | undefined;
  /** Reserves the place of that day. */
  readonly isLoading?: boolean;
  /** The content is a printable paper or contains one, so nothing around it is printed. */
  readonly isPaper?: boolean;
  readonly children: ReactNode;
}

/** Reserves the width of the date until it is known. */
const SOME_DAY = '2000-11-30';

const freshness = (asOf: string) => joinFigures(`ข้อมูล ณ วันที่ ${formatThaiDate(asOf)}`);

const Reserved = ({ children }: { children: string }) => (
  <span className={styles.reserved} aria-hidden>
    {children}
  </span>
);

/** Frame of every page of the agency area: title, heading, freshness, content. */
export function GroupPage(props: GroupPageProps) {
  const place = usePlace();
  const isRoot = place?.path === paths.membergroup.dashboard;
  const { heading = place?.titleTH, title = isRoot ? undefined : place?.titleTH } = props;
  const { awaited, asOf, isLoading = false, isPaper = false, children } = props;
  const headingRef = usePageFocus();
  const session = useGroupSession();
  return (
    <div className={isPaper ? `stack ${styles.paper}` : 'stack'}>
      <GroupMeta title={title} />
      {!isPaper && <PrintHead />}
      <div className={isPaper ? 'no-print' : undefined}>
        {/* Over the pages that the specification does not draw. */}
        {place?.isOurs && <Crumbs items={crumbsOf(place.path)} />}
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
      <FileOwnerContext value={session && ownerOf(session, asOf)}>{children}</FileOwnerContext>
    </div>
  );
}
