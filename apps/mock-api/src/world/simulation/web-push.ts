/** How notices are sent to browsers whose portal is closed; a world without it sends none. */
export interface WebPushOptions {
  /** VAPID keys, base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service may write to: mailto: or https:. */
  readonly subject: string;
  /** Hosts of push services; one that begins with a dot stands for every name below it. */
  readonly services: readonly string[];
  /** Whether a receiver on this machine is taken for a push service; only with the control plane. */
  readonly allowsLocal: boolean;
}

/** The push services of Chrome and Edge (Android), Firefox, Safari, and Edge on Windows. */
export const PUSH_SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '.notify.windows.com',
];
