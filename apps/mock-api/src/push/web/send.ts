import webpush from 'web-push';
import type { WebPushOptions } from '../../world/simulation/web-push.ts';
import type { PushDevice, SentNotice } from '../../world/state/kinds/push-facts.ts';
import type { Message } from './message.ts';
import { isPushService } from './services.ts';

/** Seconds for which a push service keeps a message for a device that is off. */
const KEPT_S = 86_400;
/** Timeout of a push service, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** A push service's answers for an expired subscription. */
const GONE: readonly number[] = [404, 410];

/** Encrypts a message for a device and posts it to its push service. Never throws; status 0 means no answer. */
export async function send(
  { endpoint, p256dh, auth }: PushDevice,
  message: Message,
  options: WebPushOptions,
): Promise<Pick<SentNotice, 'outcome' | 'status'>> {
  const { subject, publicKey, privateKey } = options;
  try {
    // A stored address may no longer be allowed.
    if (!isPushService(endpoint, options)) return { outcome: 'failed', status: 0 };
    const details = webpush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      { vapidDetails: { subject, publicKey, privateKey }, TTL: KEPT_S },
    );
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: details.headers as Record<string, string>,
      body: new Uint8Array(details.body ?? []),
      // A redirect's address has not been checked.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    const { status, ok } = answer;
    return { outcome: ok ? 'sent' : GONE.includes(status) ? 'gone' : 'failed', status };
  } catch {
    return { outcome: 'failed', status: 0 };
  }
}
