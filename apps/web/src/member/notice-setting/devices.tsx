import type { PushDevice } from '@coop/contracts/member/access/push';
import { keyed } from '@coop/format/keyed';
import { formatThaiDateTime } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Tag } from '@coop/ui/tag';
import { useApi } from '../../client/api.tsx';
import styles from './notice-setting.module.css';
import { text } from './text.ts';
import { useAction } from './use-action.ts';

interface DevicesProps {
  readonly devices: readonly PushDevice[];
  readonly hereId: string | undefined;
  readonly canEnd: boolean;
}

/** Every device that is sent notices. This one is turned off above. */
export function Devices({ devices, hereId, canEnd }: DevicesProps) {
  return (
    <Card title={text.others}>
      {devices.length === 0 && <p className="note">{text.none}</p>}
      {devices.length > 0 && (
        <ul className={styles.list}>
          {keyed(devices, (one) => one.device_id).map(([key, one]) => (
            <Device key={key} device={one} isHere={one.device_id === hereId} canEnd={canEnd} />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface DeviceProps {
  readonly device: PushDevice;
  readonly isHere: boolean;
  readonly canEnd: boolean;
}

function Device({ device, isHere, canEnd }: DeviceProps) {
  const api = useApi();
  const { busy, act } = useAction();
  const { device_id } = device;
  const end = () =>
    act('memberPushUnsubscribe', () => api('memberPushUnsubscribe', { body: { device_id } }));
  const name = device.device || text.unnamed;
  return (
    <li className={styles.row}>
      <div>
        <p>
          <strong>{name}</strong> {isHere && <Tag tone="positive">{text.here}</Tag>}
        </p>
        <p className="note">{text.since(formatThaiDateTime(device.since))}</p>
      </div>
      {canEnd && !isHere && (
        <Button className="no-print" busy={busy} busyLabel={text.ending} onClick={() => void end()}>
          {text.end} <span className="visually-hidden">{name}</span>
        </Button>
      )}
    </li>
  );
}
