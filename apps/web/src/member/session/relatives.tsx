import type { RefusedTry, Relative } from '@coop/contracts/member/access/relative';
import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import { formatThaiDateTime } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Fold } from '@coop/ui/fold';
import { Tag } from '@coop/ui/tag';
import { lazy, Suspense, useState } from 'react';
import styles from '../../accounts/devices.module.css';
import { useCall } from '../../feed/use-call.ts';
import { CallDialog } from '../../requests/call-dialog.tsx';
import { relativeStates } from '../code-words/code-words.ts';

// Loaded when somebody is invited.
const InviteDialog = lazy(() => import('./invite-dialog.tsx'));

/** As many are listed of what was opened. */
const MOST_LISTED = 50;
const MOST_REFUSED = 20;

const TONES = { invited: 'waiting', reading: 'positive', ended: 'muted' } as const;

const nameOf = (relative: Relative) => relative.name || 'ญาติ';

interface RelativesProps {
  readonly rows: readonly Relative[];
  readonly refused?: readonly RefusedTry[] | undefined;
  readonly canEnd: boolean;
}

/** Shows to whom the member has opened records, what they opened, and how to end it. */
export function Relatives({ rows, refused = [], canEnd }: RelativesProps) {
  const [isInviting, setInviting] = useState(false);
  const [ending, setEnding] = useState<Relative>();
  return (
    <Card title="ญาติที่ท่านให้ดูข้อมูล">
      <p>
        ญาติดูหุ้น เงินกู้ เงินฝาก รายการเรียกเก็บ และปันผลของท่านได้ชั่วคราว ทำรายการแทนไม่ได้ และไม่เห็นข้อมูลส่วนตัว
      </p>
      {rows.length === 0 && <p className="note">ยังไม่มีญาติที่ท่านให้ดูข้อมูล</p>}
      <ul className={styles.list}>
        {keyed(rows, (row) => row.relative_id).map(([key, row]) => (
          <Row key={key} relative={row} {...(canEnd && { onEnd: () => setEnding(row) })} />
        ))}
      </ul>
      {refused.length > 0 && <Refused tries={refused} />}
      {canEnd && (
        <p className={`${styles.actions} no-print`}>
          <Button onClick={() => setInviting(true)}>ให้ญาติดูข้อมูล</Button>
        </p>
      )}
      <Suspense>{isInviting && <InviteDialog onClose={() => setInviting(false)} />}</Suspense>
      {ending && <EndRelative relative={ending} onClose={() => setEnding(undefined)} />}
    </Card>
  );
}

function Row({ relative, onEnd }: { readonly relative: Relative; readonly onEnd?: () => void }) {
  const name = nameOf(relative);
  const isWaiting = relative.state === 'invited';
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          <strong>{name}</strong>{' '}
          <Tag tone={TONES[relative.state] ?? 'muted'}>
            {relativeStates[relative.state] ?? 'ไม่ทราบสถานะ'}
          </Tag>
        </p>
        {relative.state !== 'ended' && (
          <p>
            {isWaiting ? 'รหัสใช้ได้ถึง' : 'ดูได้ถึง'}{' '}
            <span className="nowrap">
              {formatThaiDateTime(isWaiting ? relative.code_until : relative.until)}
            </span>
          </p>
        )}
        {!isWaiting && <Opened opened={relative.opened} />}
      </div>
      {onEnd && relative.state !== 'ended' && (
        <Button className="no-print" onClick={onEnd}>
          ยกเลิก <span className="visually-hidden">{name}</span>
        </Button>
      )}
    </li>
  );
}

function Opened({ opened }: Pick<Relative, 'opened'>) {
  if (opened.length === 0) return <p className="note">ยังไม่ได้เปิดดูข้อมูล</p>;
  const count = formatCount(opened.length);
  return (
    <Fold summary={opened.length < MOST_LISTED ? `เปิดดูแล้ว ${count} ครั้ง` : `เปิดดู ${count} ครั้งล่าสุด`}>
      <ul>
        {keyed(opened, (row) => `${row.opened_at} ${row.what}`).map(([key, value]) => (
          <li key={key}>
            {value.what} <span className="nowrap">{formatThaiDateTime(value.opened_at)}</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** Tries with a code that does not open. */
function Refused({ tries }: { readonly tries: readonly RefusedTry[] }) {
  const count = formatCount(tries.length);
  return (
    <Fold
      summary={
        tries.length < MOST_REFUSED
          ? `มีผู้ใช้รหัสเชิญไม่ถูกต้อง ${count} ครั้ง`
          : `มีผู้ใช้รหัสเชิญไม่ถูกต้อง ${count} ครั้งล่าสุด`
      }
    >
      <ul>
        {keyed(tries, (row) => `${row.tried_at} ${row.name}`).map(([key, value]) => (
          <li key={key}>
            {value.name ? `รหัสของ${value.name} ที่ใช้แล้วหรือสิ้นสุดแล้ว` : 'รหัสที่ไม่มีอยู่'}{' '}
            <span className="nowrap">{formatThaiDateTime(value.tried_at)}</span>
          </li>
        ))}
      </ul>
      <p className="note">หากไม่ใช่ญาติของท่านกรอกผิด โปรดแจ้งสหกรณ์ ผู้ที่กรอกรหัสผิดไม่เห็นข้อมูลใด</p>
    </Fold>
  );
}

function EndRelative({
  relative,
  onClose,
}: {
  readonly relative: Relative;
  readonly onClose: () => void;
}) {
  return (
    <CallDialog
      title="ยกเลิกการให้ดูข้อมูลหรือไม่"
      words={{ yes: 'ยกเลิกการให้ดู', busy: 'กำลังยกเลิก', no: 'ไม่ต้อง' }}
      call={useCall('memberRelativeEnd')}
      input={{ body: { relative_id: relative.relative_id } }}
      onClose={onClose}
    >
      <p>
        <strong>{nameOf(relative)}</strong>
        <br />
        ญาติคนนี้จะดูข้อมูลของท่านไม่ได้ทันที หากจะให้ดูอีกต้องออกรหัสใหม่
      </p>
    </CallDialog>
  );
}
