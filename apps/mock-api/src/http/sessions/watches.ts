import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { isDead } from '@coop/cooperative/requests/membership';
import { refusal } from '../../call/wire-error.ts';
import { recordNow } from '../../world/state/record-now.ts';
import type { Session } from '../../world/state/sessions/session.ts';
import type { World } from '../../world/world.ts';

/** Lets a relative read permitted calls; each record that they open becomes a fact that the member sees. */
export function watchRelative(world: World, key: EndpointKey, session: Session | undefined): void {
  if (!session?.relative) return;
  const { relative }: Endpoint = endpoints[key];
  if (relative === 'frame') return;
  if (!relative) {
    throw refusal(403, 'ท่านดูในฐานะญาติ จึงทำรายการไม่ได้ และดูได้เฉพาะข้อมูลที่เปิดให้ญาติดู');
  }
  const hasDied = isDead(world, Number(session.subject));
  if (relative !== 'reads after death' && hasDied) {
    throw refusal(403, 'สมาชิกเสียชีวิตแล้ว ญาติดูได้เฉพาะใบสรุปการหักกลบลบหนี้');
  }
  if (relative === 'reads after death' && !hasDied) {
    throw refusal(403, 'ญาติดูใบสรุปการหักกลบลบหนี้ได้เมื่อสมาชิกเสียชีวิตแล้วเท่านั้น');
  }
  recordNow(world, 'relative-read', session.subject, { id: session.relative.id, endpoint: key });
}

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
