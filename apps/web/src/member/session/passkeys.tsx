import type { MemberPasskey } from '@coop/contracts/member/access/passkey';
import { keyed } from '@coop/format/keyed';
import { formatThaiDateTime, isEmptyDate } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { lazy, Suspense, useState } from 'react';
import { useApi } from '../../client/api.tsx';
import styles from '../../parts/devices/devices.module.css';
import { canUsePasskey } from '../../parts/passkey/ceremony.ts';
import { CallDialog } from '../../parts/requests/call-dialog.tsx';
import { useSite } from '../../site/site.tsx';
import { text } from './text-passkeys.ts';

// Loaded when a passkey is added.
const AddPasskey = lazy(() => import('./add-passkey.tsx'));

interface PasskeysProps {
  readonly rows: readonly MemberPasskey[];
  readonly canChange: boolean;
}

/** The member's passkeys, when each was used, and how to add or remove one. */
export function Passkeys({ rows, canChange }: PasskeysProps) {
  const canAdd = canUsePasskey(useSite());
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<MemberPasskey>();
  return (
    <Card title={text.title}>
      <p>{text.lead}</p>
      {rows.length === 0 && <p className="note">{text.none}</p>}
      <ul className={styles.list}>
        {keyed(rows, (one) => one.passkey_id).map(([key, one]) => (
          <Row key={key} one={one} {...(canChange && { onRemove: () => setRemoving(one) })} />
        ))}
      </ul>
      <p className="note">{text.stays}</p>
      {canChange && !canAdd && <p className="note no-print">{text.cannot}</p>}
      {canChange && canAdd && (
        <p className={`${styles.actions} no-print`}>
          <Button onClick={() => setAdding(true)}>{text.add}</Button>
        </p>
      )}
      <Suspense>{isAdding && <AddPasskey onClose={() => setAdding(false)} />}</Suspense>
      {removing && (
        <RemovePasskey
          one={removing}
          isLast={rows.length === 1}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Card>
  );
}

function Row({ one, onRemove }: { readonly one: MemberPasskey; readonly onRemove?: () => void }) {
  const name = one.name || text.unnamed;
  const used = isEmptyDate(one.last_used_at) ? text.never : formatThaiDateTime(one.last_used_at);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          <strong>{name}</strong>
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{text.lastUsed}</dt> <dd>{used}</dd>
          </div>
          <div>
            <dt>{text.added}</dt> <dd>{formatThaiDateTime(one.added_at)}</dd>
          </div>
        </dl>
      </div>
      {onRemove && (
        <Button className="no-print" onClick={onRemove}>
          {text.remove} <span className="visually-hidden">{name}</span>
        </Button>
      )}
    </li>
  );
}

interface RemovePasskeyProps {
  readonly one: MemberPasskey;
  readonly isLast: boolean;
  readonly onClose: () => void;
}

function RemovePasskey({ one, isLast, onClose }: RemovePasskeyProps) {
  const api = useApi();
  return (
    <CallDialog
      title={text.ask}
      words={text.confirm}
      send={() => api('memberPasskeyRemove', { body: { passkey_id: one.passkey_id } })}
      call="memberPasskeyRemove"
      onClose={onClose}
    >
      <p>
        <strong>{one.name || text.unnamed}</strong>
        <br />
        {text.askMore}
        {isLast && (
          <>
            <br />
            {text.askLast}
          </>
        )}
      </p>
    </CallDialog>
  );
}
