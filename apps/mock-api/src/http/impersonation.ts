import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { refusal } from '../call/wire-error.ts';
import { recordNow } from '../world/state/record-now.ts';
import type { Session } from '../world/state/sessions.ts';
import type { World } from '../world/world.ts';

/**
 * Lets an administrator in a member's session only read and sign out; every call is recorded in the audit log,
 * including refused ones.
 */
export function watchImpersonation(
  world: World,
  key: EndpointKey,
  session: Session | undefined,
): void {
  if (!session?.impersonatedBy) return;
  const { changes, lifecycle }: Endpoint = endpoints[key];
  const allowed = !changes || lifecycle === 'logout';
  recordNow(world, 'audit', session.impersonatedBy, {
    member: session.subject,
    endpoint: key,
    allowed,
    reason: session.reason ?? '',
  });
  if (allowed) return;
  throw refusal(403, 'ท่านกำลังดูในนามสมาชิก จึงทำรายการไม่ได้');
}
