import { ApiError } from '@coop/contracts/api-error';
import type { CallInput } from '@coop/contracts/client';
import type { Body, Response } from '@coop/contracts/endpoints';
import type { SignedInDevice } from '@coop/contracts/member/access/session';
import { keyed } from '@coop/format/keyed';
import { formatThaiDateTime } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { Tag } from '@coop/ui/tag';
import { useState } from 'react';
import { useCall } from '../feed/use-call.ts';
import { CallDialog } from '../requests/call-dialog.tsx';
import styles from './devices.module.css';

/** Thai words of the list of devices; those said once stand where they are said. */
const text = {
  unnamed: 'อุปกรณ์ที่ไม่ทราบชนิด',
  confirm: { yes: 'ให้ออกจากระบบ', busy: 'กำลังออกจากระบบ', no: 'ไม่ต้อง' },
} as const;

interface DevicesProps {
  readonly rows: readonly SignedInDevice[];
  /** Words about the list, and what to do with it. */
  readonly lead: string;
  readonly calls: DeviceCalls;
  /** Tells whether sessions can be ended: not by who only looks on. */
  readonly canEnd: boolean;
}

/** This device, then the others, the one used last first. */
export function Devices({ rows, lead, calls, canEnd }: DevicesProps) {
  const [ending, setEnding] = useState<Ending>();
  const others = rows
    .filter((row) => !row.is_current)
    .toSorted((a, b) => b.last_used_at.localeCompare(a.last_used_at));
  const list = (devices: readonly SignedInDevice[]) => (
    <ul className={styles.list}>
      {keyed(devices, (row) => row.session_id).map(([key, signedInDevice]) => {
        const canBeEnded = canEnd && !signedInDevice.is_current;
        const end = canBeEnded && { onEnd: () => setEnding({ one: signedInDevice }) };
        return <Device key={key} device={signedInDevice} {...end} />;
      })}
    </ul>
  );
  if (rows.length === 0) return <Card children={<EmptyState title="ยังไม่มีรายการอุปกรณ์" />} />;
  return (
    <>
      <p>{lead}</p>
      <Card>
        {list(rows.filter((row) => row.is_current))}
        <h2 className={styles.heading}>อุปกรณ์อื่น</h2>
        {others.length === 0 && <p className="note">ไม่ได้เข้าสู่ระบบไว้บนอุปกรณ์อื่น</p>}
        {list(others)}
        {canEnd && others.length > 1 && (
          <p className={`${styles.actions} no-print`}>
            <Button variant="danger" onClick={() => setEnding({ all: true })}>
              ออกจากระบบบนอุปกรณ์อื่นทั้งหมด
            </Button>
          </p>
        )}
      </Card>
      {ending && <EndDialog ending={ending} calls={calls} onClose={() => setEnding(undefined)} />}
    </>
  );
}

function Device({ device, onEnd }: { device: SignedInDevice; onEnd?: () => void }) {
  const name = device.device || text.unnamed;
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          <strong>{name}</strong> {device.is_current && <Tag tone="positive">อุปกรณ์นี้</Tag>}
        </p>
        <dl className={styles.facts}>
          <Fact term="ใช้งานล่าสุด" value={joinFigures(formatThaiDateTime(device.last_used_at))} />
          <Fact term="เข้าสู่ระบบเมื่อ" value={joinFigures(formatThaiDateTime(device.signed_in_at))} />
          {device.address_area && <Fact term="หมายเลขเครือข่าย" value={device.address_area} />}
        </dl>
        {device.remembered && <p className="note">จำการเข้าสู่ระบบไว้ 30 วัน</p>}
      </div>
      {onEnd && (
        <Button className="no-print" onClick={onEnd}>
          ให้ออกจากระบบ <span className="visually-hidden">{name}</span>
        </Button>
      )}
    </li>
  );
}

function Fact({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <div>
      <dt>{term}</dt> <dd>{value}</dd>
    </div>
  );
}

/** Sessions to be ended: one, or all but this one. */
type Ending = { readonly one: SignedInDevice } | { readonly all: true };

type EndKey = 'memberSessionEnd' | 'membergroupSessionEnd';

interface DeviceCalls {
  readonly call: EndKey;
  /** Says besides the dialog that a call failed. */
  readonly onFailure?: (error: unknown) => void;
}

interface EndDialogProps {
  readonly ending: Ending;
  readonly calls: DeviceCalls;
  readonly onClose: () => void;
}

/** A backend that has already forgotten it: what was asked for is so. */
function alreadyEnded(error: unknown): Response<EndKey> {
  if (error instanceof ApiError && error.status === 404) {
    return { rc_code: '1', rc_des: 'อุปกรณ์นั้นออกจากระบบไปแล้ว' };
  }
  throw error;
}

/** Asks once more before sessions are ended; afterwards the list is read again. */
function EndDialog({ ending, calls, onClose }: EndDialogProps) {
  const isOne = 'one' in ending;
  const body: Body<EndKey> = isOne ? { session_id: ending.one.session_id } : { all_others: true };
  const call = useCall(calls.call, (api, input: CallInput<EndKey>) =>
    api(calls.call, input).catch(alreadyEnded),
  );
  return (
    <CallDialog
      title={isOne ? 'ให้ออกจากระบบหรือไม่' : 'ให้ออกจากระบบทั้งหมดหรือไม่'}
      words={text.confirm}
      call={call}
      input={{ body }}
      {...(calls.onFailure && { onFailure: calls.onFailure })}
      onClose={onClose}
    >
      <p>
        {isOne && (
          <>
            <strong>{ending.one.device || text.unnamed}</strong>
            <br />
          </>
        )}
        ผู้ใช้อุปกรณ์นั้นต้องเข้าสู่ระบบใหม่ด้วยรหัสผ่าน ส่วนอุปกรณ์นี้ใช้งานต่อได้ตามปกติ
      </p>
    </CallDialog>
  );
}
