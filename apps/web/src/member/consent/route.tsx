import { ApiError } from '@coop/contracts/api-error';
import type { ConsentLogRow, MemberConsentList } from '@coop/contracts/member/own/consent';
import { keyed } from '@coop/format/keyed';
import { formatThaiDateTime } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { Link } from 'react-router';
import { FeedView } from '../../feed/feed-view.tsx';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/member/member-page.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import type { ExportColumn } from '../../parts/statement/columns.ts';
import { TableSection } from '../../parts/statement/table-section.tsx';
import { textColumn } from '../../parts/statement/text-column.tsx';
import { useMemberSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import { ConsentCard } from './consent-card.tsx';
import { DataCopy } from './data-copy.tsx';
import { text } from './text.ts';

/** What a backend answers that does not know the call. */
const NOT_KNOWN: readonly number[] = [404, 501];

/** /member/consent: what the member has consented to, withdrawn with one press; the log; a copy of all data. */
export function Component() {
  const feed = useFeed('memberConsentList', {}, { quiet: true });
  const isLookedAt = useMemberSession()?.impersonated === true;
  const isAbsent = feed.error instanceof ApiError && NOT_KNOWN.includes(feed.error.status);
  return (
    <MemberPage title={text.title}>
      {isAbsent ? (
        <EmptyCard title={text.absent}>{text.absentMore}</EmptyCard>
      ) : (
        <FeedView feed={feed} blocks={['2rem', '14rem', '14rem', '14rem']}>
          {(data) => <Consents data={data} canChange={!isLookedAt} />}
        </FeedView>
      )}
    </MemberPage>
  );
}

function Consents({ data, canChange }: { data: MemberConsentList; canChange: boolean }) {
  return (
    <>
      <p>
        {text.lead} <Link to={paths.privatePolicy}>{text.toPrivacy}</Link>
      </p>
      {keyed(data.rows, (row) => row.consent_code).map(([key, row]) => (
        <ConsentCard key={key} consent={row} canChange={canChange} />
      ))}
      <Card title={text.cookies}>
        <p>{text.cookiesMore}</p>
        <p className="no-print">
          <Link className="tap" to={paths.cookiesPolicy}>
            {text.toCookies}
          </Link>
        </p>
      </Card>
      {canChange && <DataCopy />}
      <Log rows={data.log} />
    </>
  );
}

const COLUMNS: readonly ExportColumn<ConsentLogRow>[] = [
  textColumn('when', text.columns.when, (row) => formatThaiDateTime(row.at)),
  textColumn('what', text.columns.what, (row) => row.title, { priority: 'title' }),
  textColumn('event', text.columns.event, (row) => text.events[row.event] ?? ''),
  textColumn('version', text.columns.version, (row) => row.version),
];

function Log({ rows }: { rows: readonly ConsentLogRow[] }) {
  if (rows.length === 0) {
    return (
      <div className="no-print">
        <Card title={text.log}>
          <EmptyState title={text.noLog}>{text.noLogMore}</EmptyState>
        </Card>
      </div>
    );
  }
  return (
    <TableSection
      caption={text.log}
      columns={COLUMNS}
      rows={rows}
      rowKey={(row) => `${row.at}/${row.event}/${row.title}`}
    />
  );
}
