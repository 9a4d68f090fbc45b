import type { PushDevice } from '@coop/contracts/member/access/push';
import { useEffect, useState } from 'react';
import { usePermission } from '../../notifications/permission.ts';
import { deviceIdOf, pushSupport, subscriptionHere } from '../../notifications/push-here.ts';

export interface Here {
  readonly state: 'checking' | 'unsupported' | 'install' | 'denied' | 'off' | 'on';
  /** This browser's name in the list of devices; undefined where it has agreed to nothing. */
  readonly id: string | undefined;
  /** Looks again, after it was turned on or off. */
  readonly look: () => Promise<void>;
}

/** Whether this browser is one of the member's devices that are sent notices. */
export function useHere(devices: readonly PushDevice[]): Here {
  const permission = usePermission();
  const [found, setFound] = useState<{ readonly id: string | undefined }>();
  const look = async () => {
    const subscription = await subscriptionHere().catch(() => undefined);
    setFound({ id: subscription && (await deviceIdOf(subscription)) });
  };
  useEffect(() => void look(), []);
  const id = found?.id;
  const isListed = devices.some(({ device_id }) => device_id === id);
  const support = pushSupport();
  const state = () => {
    if (support === 'after-install') return 'install';
    if (support === 'no') return 'unsupported';
    if (permission === 'denied') return 'denied';
    if (!found) return 'checking';
    return isListed && permission === 'granted' ? 'on' : 'off';
  };
  return { state: state(), id, look };
}
