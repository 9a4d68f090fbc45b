import type { Client } from '@coop/contracts/client';
import { isSuccess } from '@coop/contracts/errors';
import {
  bodyOf,
  deviceIdOf,
  endHere,
  keptDeviceId,
  notePushedHere,
  subscriptionHere,
} from './push-here.ts';

/**
 * Tells the backend that this browser is still there, now in the current session, so that signing out ends its notices.
 * A subscription that the backend does not know, because it was ended elsewhere or is another member's, ends here too.
 * A failure is tried again when the portal is opened next.
 */
export async function renew(api: Client): Promise<void> {
  try {
    const subscription = await subscriptionHere();
    if (!subscription) return await endHere();
    const former = keptDeviceId();
    // Browsers change their subscription now and then.
    const isChanged = former !== undefined && former !== (await deviceIdOf(subscription));
    const body = {
      ...bodyOf(subscription),
      renew: true as const,
      ...(isChanged && { former_id: former }),
    };
    const { rc_code } = await api('memberPushSubscribe', { body });
    if (isSuccess(rc_code)) await notePushedHere(subscription);
    else await endHere();
  } catch {
    // Nobody waits for it.
  }
}
