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

/** What a member was sent while the portal was closed, and what became of it. */
export interface SentNotice {
  /** The world's time. */
  readonly at: number;
  readonly kind: PushKind | 'security' | 'test';
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly deviceId: string;
  readonly device: string;
  /** Taken by the push service, not taken, or the device is gone. */
  readonly outcome: 'sent' | 'failed' | 'gone';
  /** Of the push service; 0 when it did not answer. */
  readonly status: number;
}

/** What a member wants to be told of while the portal is closed. */
export interface PushSetting {
  readonly kinds: readonly PushKind[];
  /** `HH:MM` in Bangkok; '' for none. */
  readonly quietFrom: string;
  readonly quietTo: string;
  readonly showAmounts: boolean;
}
