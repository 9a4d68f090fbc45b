import type { BackendOptions } from '../world/simulation/backend-modes.ts';
import { PUSH_SERVICES, type WebPushOptions } from '../world/simulation/web-push.ts';
import { backendAddress } from './backend-address.ts';
import type { Environment } from './environment.ts';

export function backendOf(env: Environment): BackendOptions | undefined {
  const url = backendAddress(env.BACKEND_URL);
  if (url === undefined) return undefined;
  return { url, mode: env.BACKEND_MODE || 'proxy-or-mock', timeoutMs: env.BACKEND_TIMEOUT_MS };
}

export function webPushOf(env: Environment): WebPushOptions | undefined {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT, PUSH_SERVICES: named } = env;
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY || !VAPID_SUBJECT) return undefined;
  return {
    publicKey: VAPID_PUBLIC_KEY,
    privateKey: VAPID_PRIVATE_KEY,
    subject: VAPID_SUBJECT,
    services: named.length > 0 ? named : PUSH_SERVICES,
    allowsLocal: env.MOCK_CONTROL,
  };
}

/** Returns the backend's own bot check, for the site configuration; undefined if the mock's stand-in is used. */
export function botCheckOf({ BACKEND_SITE_KEY, BACKEND_BOT_SCRIPT }: Environment) {
  if (!BACKEND_SITE_KEY) return undefined;
  return { siteKey: BACKEND_SITE_KEY, ...(BACKEND_BOT_SCRIPT && { script: BACKEND_BOT_SCRIPT }) };
}
