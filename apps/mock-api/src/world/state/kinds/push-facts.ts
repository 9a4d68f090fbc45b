import type { PushKind } from '@coop/contracts/member/access/push';
import type { Device } from './device.ts';

/** A browser's subscription to a push service. */
export interface PushDevice {
  /** Made of the endpoint. */
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly device: Device;
  /** The session that it was made in, or renewed in: signing that out ends it. */
  readonly sessionId: string;
  readonly since: number;
}

/** What a member wants to be told of while the portal is closed. */
export interface PushSetting {
  readonly kinds: readonly PushKind[];
  /** `HH:MM` in Bangkok; '' for none. */
  readonly quietFrom: string;
  readonly quietTo: string;
  readonly showAmounts: boolean;
}
