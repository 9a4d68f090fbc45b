import type { PushKind } from '@coop/contracts/member/access/push';
import type { Device } from './device.ts';

/** A browser's subscription to a push service. */
export interface PushDevice {
  /** Derived from the endpoint. */
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly device: Device;
  /** Session in which it was made or renewed; signing that out ends it. */
  readonly sessionId: string;
  readonly since: number;
}

/** A notice sent to a member while the portal was closed, with its outcome. */
export interface SentNotice {
  /** The world's time. */
  readonly at: number;
  readonly kind: PushKind | 'security' | 'test';
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly deviceId: string;
  readonly device: string;
  /** Accepted by the push service, not accepted, or the device is gone. */
  readonly outcome: 'sent' | 'failed' | 'gone';
  /** Status of the push service's answer; 0 without an answer. */
  readonly status: number;
}

/** A member's choice of notices while the portal is closed. */
export interface PushSetting {
  readonly kinds: readonly PushKind[];
  /** `HH:MM` in Bangkok; '' for none. */
  readonly quietFrom: string;
  readonly quietTo: string;
  readonly showAmounts: boolean;
}
