import type {
  ConsentLogRow,
  MemberConsent,
  MemberConsentList,
} from '@coop/contracts/member/own/consent';
import { keyed } from '@coop/format/keyed';
import { formatThaiDateTime, isEmptyDate } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { Tag } from '@coop/ui/tag';
import { useState } from 'react';
import { Link } from 'react-router';
import { FeedView } from '../../feed/feed-view.tsx';
import { useCall } from '../../feed/use-call.ts';
import { isUnknownCall, useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/pages/member-page.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { CallDialog } from '../../requests/call-dialog.tsx';
import { useMemberSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import type { ExportColumn } from '../../tables/columns.ts';
import { TableSection } from '../../tables/table-section.tsx';
import { textColumn } from '../../tables/text-column.tsx';
import { DataCopy } from './data-copy.tsx';
import { text } from './text.ts';

/** /member/consent: what the member has consented to, withdrawn with one press; the log; a copy of all data. */
export function Component() {
  const feed = useFeed('memberConsentList', {}, { quiet: true });
  const isLookedAt = useMemberSession()?.impersonated === true;
  const isAbsent = isUnknownCall(feed.error);
  return (
    <MemberPage>
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

/** One consent: how it stands, what for, what withdrawing does, and the button that changes it, but for who only looks on. */
function ConsentCard({ consent, canChange }: { consent: MemberConsent; canChange: boolean }) {
  const [asks, setAsks] = useState(false);
  const { consent_code: code, given, title, version, decided_at } = consent;
  const isTerms = code === 'TERMS';
  return (
    <Card
      title={title}
      actions={<Tag tone={given ? 'positive' : 'muted'}>{given ? 'ยินยอมแล้ว' : 'ไม่ได้ยินยอม'}</Tag>}
    >
      <p>
        <strong>ใช้เพื่อ</strong> {consent.purpose}
      </p>
      {consent.recipient && (
        <p>
          <strong>ผู้รับข้อมูล</strong> {consent.recipient}
        </p>
      )}
      <p>
        <strong>หากถอน</strong> {consent.if_withdrawn}
      </p>
      <Facts
        rows={[
          ['ฉบับที่', version],
          [
            'วันที่ให้หรือถอนความยินยอม',
            isEmptyDate(decided_at) ? 'ยังไม่มี' : formatThaiDateTime(decided_at),
          ],
        ]}
      />
      {isTerms && (
        <p className="no-print">
          เรื่องนี้ต้องแจ้งที่สหกรณ์ <Link to={paths.member.terms}>อ่านข้อตกลง</Link>
        </p>
      )}
      {consent.may_change && canChange && (
        <p className="no-print">
          <Button onClick={() => setAsks(true)}>
            {given ? text.withdraw : text.give} <span className="visually-hidden">{title}</span>
          </Button>
        </p>
      )}
      {asks && <Decide consent={consent} onClose={() => setAsks(false)} />}
    </Card>
  );
}

/** Asks once more; giving and withdrawing take the same presses. */
function Decide({ consent, onClose }: { consent: MemberConsent; onClose: () => void }) {
  const call = useCall('memberConsentUpdate');
  const { consent_code, title, version, purpose, recipient, if_withdrawn } = consent;
  if (consent_code === 'TERMS') return null;
  const isGiven = !consent.given;
  return (
    <CallDialog
      title={isGiven ? 'ให้ความยินยอมหรือไม่' : 'ถอนความยินยอมหรือไม่'}
      words={
        isGiven
          ? { yes: text.give, busy: 'กำลังบันทึก', no: text.no }
          : { yes: text.withdraw, busy: 'กำลังถอน', no: text.no }
      }
      variant="primary"
      call={call}
      input={{ body: { consent_code, given: isGiven, version } }}
      onClose={onClose}
    >
      <p>
        <strong>{title}</strong>
      </p>
      <p>{isGiven ? purpose : if_withdrawn}</p>
      {isGiven && recipient && <p>ผู้รับข้อมูล: {recipient}</p>}
    </CallDialog>
  );
}
