import type { MemberPush, PushDevice, PushSent } from '@coop/contracts/member/access/push';
import { keyed } from '@coop/format/keyed';
import { formatThaiDateTime } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Tag } from '@coop/ui/tag';
import { FeedView } from '../../feed/feed-view.tsx';
import { useCall } from '../../feed/use-call.ts';
import { isUnknownCall, useFeed } from '../../feed/use-feed.ts';
import { sayOutcome } from '../../forms/say-outcome.ts';
import { MemberPage } from '../../frame/pages/member-page.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { useMemberSession } from '../../session/session.ts';
import { noticeResults } from '../code-words/code-words.ts';
import { Choices } from './choices.tsx';
import styles from './notice-setting.module.css';
import { text } from './text.ts';
import { ThisDevice, useHere } from './this-device.tsx';

/** /member/notice-setting: notices that come while the portal is closed. */
export function Component() {
  // Its place says what failed: a backend without this call is no failure.
  const feed = useFeed('memberPushShow', {}, { quiet: true });
  const isAbsent = isUnknownCall(feed.error);
  return (
    <MemberPage>
      {isAbsent ? (
        <Absent />
      ) : (
        <FeedView feed={feed} blocks={['12rem', '34rem', '9rem']}>
          {(data) => (data.enabled ? <Notices data={data} /> : <Absent />)}
        </FeedView>
      )}
    </MemberPage>
  );
}

const Absent = () => (
  <EmptyCard title="สหกรณ์ยังไม่เปิดการแจ้งเตือนบนอุปกรณ์">
    ท่านอ่านการแจ้งเตือนได้ที่รูปกระดิ่งด้านบน เมื่อเปิดระบบสมาชิก
  </EmptyCard>
);

function Notices({ data }: { readonly data: MemberPush }) {
  const isLookedAt = useMemberSession()?.impersonated === true;
  const here = useHere(data.devices);
  return (
    <>
      {!isLookedAt && <ThisDevice publicKey={data.public_key} here={here} />}
      <Choices data={data} canSave={!isLookedAt} />
      <Devices devices={data.devices} hereId={here.id} canEnd={!isLookedAt} />
      <History rows={data.history} />
    </>
  );
}

/** Shows what was sent to the member's devices, newest first. */
function History({ rows }: { readonly rows: readonly PushSent[] }) {
  return (
    <Card title="แจ้งไปแล้ว">
      {rows.length === 0 && <p className="note">ยังไม่มีเรื่องที่แจ้งไปยังอุปกรณ์ของท่าน</p>}
      {rows.length > 0 && (
        <ul className={styles.list}>
          {keyed(rows, (row) => `${row.sent_at} ${row.title} ${row.device}`).map(([key, row]) => (
            <li key={key} className={styles.row}>
              <div>
                <p>
                  <strong>{row.title}</strong>
                </p>
                <p className="note">
                  {joinFigures(formatThaiDateTime(row.sent_at))} · {row.device || text.unnamed}
                </p>
              </div>
              <Tag tone={row.result === 'sent' ? 'positive' : 'muted'}>
                {noticeResults[row.result] ?? noticeResults.failed}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface DevicesProps {
  readonly devices: readonly PushDevice[];
  readonly hereId: string | undefined;
  readonly canEnd: boolean;
}

/** Every device that is sent notices. This one is turned off above. */
function Devices({ devices, hereId, canEnd }: DevicesProps) {
  return (
    <Card title="อุปกรณ์ที่เปิดการแจ้งเตือนไว้">
      {devices.length === 0 && <p className="note">ยังไม่มีอุปกรณ์ที่เปิดการแจ้งเตือน</p>}
      {devices.length > 0 && (
        <ul className={styles.list}>
          {keyed(devices, (row) => row.device_id).map(([key, other]) => (
            <Device key={key} device={other} isHere={other.device_id === hereId} canEnd={canEnd} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Device(props: { device: PushDevice; isHere: boolean; canEnd: boolean }) {
  const { device, isHere, canEnd } = props;
  const { busy, run } = useCall('memberPushUnsubscribe');
  const { device_id } = device;
  const end = () => sayOutcome(run({ body: { device_id } }));
  const name = device.device || text.unnamed;
  return (
    <li className={styles.row}>
      <div>
        <p>
          <strong>{name}</strong> {isHere && <Tag tone="positive">{text.here}</Tag>}
        </p>
        <p className="note">{joinFigures(`เปิดเมื่อ ${formatThaiDateTime(device.since)}`)}</p>
      </div>
      {canEnd && !isHere && (
        <Button
          className="no-print"
          busy={busy}
          busyLabel="กำลังปิดการแจ้งเตือน"
          onClick={() => void end()}
        >
          ปิดการแจ้งเตือน <span className="visually-hidden">{name}</span>
        </Button>
      )}
    </li>
  );
}
