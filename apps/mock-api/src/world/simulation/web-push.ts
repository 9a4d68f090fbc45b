/** Settings for sending notices to browsers while the portal is closed; without them none are sent. */
export interface WebPushOptions {
  /** VAPID keys, base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Contact for the push services: mailto: or https:. */
  readonly subject: string;
  /** Allowed hosts of push services; one that begins with a dot stands for every name below it. */
  readonly services: readonly string[];
  /** Tells whether a receiver on this machine is accepted as a push service; only with the control plane. */
  readonly allowsLocal: boolean;
}

/** The push services of Chrome and Edge (Android), Firefox, Safari, and Edge on Windows. */
export const PUSH_SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '.notify.windows.com',
];
