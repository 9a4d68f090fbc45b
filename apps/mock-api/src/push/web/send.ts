import webpush from 'web-push';
import type { WebPushOptions } from '../../world/simulation/web-push.ts';
import type { PushDevice, SentNotice } from '../../world/state/kinds/push-facts.ts';
import type { Message } from './message.ts';
import { isPushService } from './services.ts';

/** A device that is off gets what is not older, in seconds. */
const KEPT_S = 86_400;
/** A push service is waited for so long, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** What a push service answers about a subscription that is no more. */
const GONE: readonly number[] = [404, 410];

/** Encrypts a message for a device and posts it to its push service. Never throws; status 0 says that none answered. */
export async function send(
  { endpoint, p256dh, auth }: PushDevice,
  message: Message,
  options: WebPushOptions,
): Promise<Pick<SentNotice, 'outcome' | 'status'>> {
  const { subject, publicKey, privateKey } = options;
  try {
    // What was allowed when it was kept may not be any more.
    if (!isPushService(endpoint, options)) return { outcome: 'failed', status: 0 };
    const asked = webpush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      { vapidDetails: { subject, publicKey, privateKey }, TTL: KEPT_S },
    );
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: asked.headers as Record<string, string>,
      body: new Uint8Array(asked.body ?? []),
      // Wherever it leads, it is no address that was checked.
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
