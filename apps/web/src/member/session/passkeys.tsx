import type { MemberPasskey } from '@coop/contracts/member/access/passkey';
import { keyed } from '@coop/format/keyed';
import { formatThaiDateTime, isEmptyDate } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { lazy, Suspense, useState } from 'react';
import { canUsePasskey } from '../../accounts/ceremony.ts';
import styles from '../../accounts/devices.module.css';
import { useCall } from '../../feed/use-call.ts';
import { CallDialog } from '../../requests/call-dialog.tsx';
import { useSite } from '../../site/site.tsx';

const nameOf = (passkey: MemberPasskey) => passkey.name || 'พาสคีย์ที่ไม่มีชื่อ';

// Loaded when a passkey is added.
const AddPasskey = lazy(() => import('./add-passkey.tsx'));

/** The member's passkeys, when each was used, and how to add or remove one. */
export function Passkeys(props: { rows: readonly MemberPasskey[]; canChange: boolean }) {
  const { rows, canChange } = props;
  const canAdd = canUsePasskey(useSite());
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<MemberPasskey>();
  return (
    <Card title="พาสคีย์">
      <p>เข้าสู่ระบบด้วยลายนิ้วมือ ใบหน้า หรือรหัสหน้าจอของเครื่อง โดยไม่ต้องพิมพ์รหัสผ่าน</p>
      {rows.length === 0 && <p className="note">ยังไม่มีพาสคีย์</p>}
      <ul className={styles.list}>
        {keyed(rows, (row) => row.passkey_id).map(([key, row]) => (
          <Row key={key} passkey={row} {...(canChange && { onRemove: () => setRemoving(row) })} />
        ))}
      </ul>
      <p className="note">
        เปลี่ยนรหัสผ่านแล้วพาสคีย์ยังใช้ได้ หากเครื่องหาย ให้ลบพาสคีย์ของเครื่องนั้น แล้วเข้าสู่ระบบด้วยรหัสผ่าน หรือรหัสยืนยันจาก
        “ลืมรหัสผ่าน”
      </p>
      {canChange && !canAdd && (
        <p className="note no-print">เครื่องหรือที่อยู่เว็บนี้เพิ่มพาสคีย์ไม่ได้ เข้าสู่ระบบด้วยรหัสผ่านได้ตามเดิม</p>
      )}
      {canChange && canAdd && (
        <p className={`${styles.actions} no-print`}>
          <Button onClick={() => setAdding(true)}>เพิ่มพาสคีย์ของเครื่องนี้</Button>
        </p>
      )}
      <Suspense>{isAdding && <AddPasskey onClose={() => setAdding(false)} />}</Suspense>
      {removing && (
        <RemovePasskey
          passkey={removing}
          isLast={rows.length === 1}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Card>
  );
}

function Row({
  passkey,
  onRemove,
}: {
  readonly passkey: MemberPasskey;
  readonly onRemove?: () => void;
}) {
  const name = nameOf(passkey);
  const used = isEmptyDate(passkey.last_used_at)
    ? 'ยังไม่เคยใช้'
    : joinFigures(formatThaiDateTime(passkey.last_used_at));
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          <strong>{name}</strong>
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>ใช้ล่าสุด</dt> <dd>{used}</dd>
          </div>
          <div>
            <dt>เพิ่มเมื่อ</dt> <dd>{joinFigures(formatThaiDateTime(passkey.added_at))}</dd>
          </div>
        </dl>
      </div>
      {onRemove && (
        <Button className="no-print" onClick={onRemove}>
          ลบ <span className="visually-hidden">{name}</span>
        </Button>
      )}
    </li>
  );
}

function RemovePasskey(props: { passkey: MemberPasskey; isLast: boolean; onClose: () => void }) {
  const { passkey, isLast, onClose } = props;
  return (
    <CallDialog
      title="ลบพาสคีย์หรือไม่"
      words={{ yes: 'ลบพาสคีย์', busy: 'กำลังลบ', no: 'ไม่ต้อง' }}
      call={useCall('memberPasskeyRemove')}
      input={{ body: { passkey_id: passkey.passkey_id } }}
      onClose={onClose}
    >
      <p>
        <strong>{nameOf(passkey)}</strong>
        <br />
        จะเข้าสู่ระบบด้วยพาสคีย์นี้ไม่ได้อีก หากยังอยู่ในเครื่อง ให้ลบในการตั้งค่าของเครื่องด้วย
        {isLast && (
          <>
            <br />
            นี่คือพาสคีย์สุดท้ายของท่าน จากนี้เข้าสู่ระบบด้วยรหัสผ่าน หรือรหัสยืนยันจาก “ลืมรหัสผ่าน”
          </>
        )}
      </p>
    </CallDialog>
  );
}
