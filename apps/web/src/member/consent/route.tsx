import type { ConsentLogRow, MemberConsentList } from '@coop/contracts/member/own/consent';
import { keyed } from '@coop/format/keyed';
import { formatThaiDateTime } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { Link } from 'react-router';
import { FeedView } from '../../feed/feed-view.tsx';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/member/member-page.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { isUnknownCall } from '../../parts/devices/advice.tsx';
import type { ExportColumn } from '../../parts/statement/columns.ts';
import { TableSection } from '../../parts/statement/table-section.tsx';
import { textColumn } from '../../parts/statement/text-column.tsx';
import { useMemberSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import { ConsentCard } from './consent-card.tsx';
import { DataCopy } from './data-copy.tsx';
import { text } from './text.ts';

/** /member/consent: what the member has consented to, withdrawn with one press; the log; a copy of all data. */
export function Component() {
  const feed = useFeed('memberConsentList', {}, { quiet: true });
  const isLookedAt = useMemberSession()?.impersonated === true;
  const isAbsent = isUnknownCall(feed.error);
  return (
    <MemberPage title="ความยินยอมและข้อมูลของท่าน">
      {isAbsent ? (
        <EmptyCard title="ระบบของสหกรณ์ยังไม่แสดงความยินยอม">
          ติดต่อสหกรณ์หากต้องการดูหรือถอนความยินยอม
        </EmptyCard>
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
        ดูว่าท่านยินยอมเรื่องใดไว้ เปลี่ยนหรือถอนได้ทุกเมื่อ{' '}
        <Link to={paths.privatePolicy}>อ่านนโยบายความเป็นส่วนตัว</Link>
      </p>
      {keyed(data.rows, (row) => row.consent_code).map(([key, row]) => (
        <ConsentCard key={key} consent={row} canChange={canChange} />
      ))}
      <Card title="คุกกี้ของอุปกรณ์นี้">
        <p>คุกกี้เก็บไว้ในอุปกรณ์ ไม่ใช่ในทะเบียนของสหกรณ์ ถอนได้ที่นโยบายคุกกี้</p>
        <p className="no-print">
          <Link className="tap" to={paths.cookiesPolicy}>
            ไปหน้านโยบายคุกกี้
          </Link>
        </p>
      </Card>
      {canChange && <DataCopy />}
      <Log rows={data.log} />
    </>
  );
}

const COLUMNS: readonly ExportColumn<ConsentLogRow>[] = [
  textColumn('when', 'วันที่และเวลา', (row) => formatThaiDateTime(row.at)),
  textColumn('what', 'เรื่อง', (row) => row.title, { priority: 'title' }),
  textColumn('event', 'ทำอะไร', (row) => text.events[row.event] ?? ''),
  textColumn('version', 'ฉบับที่', (row) => row.version),
];

function Log({ rows }: { rows: readonly ConsentLogRow[] }) {
  if (rows.length === 0) {
    return (
      <div className="no-print">
        <EmptyCard heading={text.log} title="ยังไม่มีประวัติ">
          เมื่อท่านให้หรือถอนความยินยอม หรือขอสำเนาข้อมูล จะแสดงที่นี่
        </EmptyCard>
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
