import type { EndpointKey } from '@coop/contracts/endpoints';
import { readOf } from '../call/relative-reads.ts';
import { WireError } from '../call/wire-error.ts';
import type { Session } from '../world/state/sessions.ts';
import type { World } from '../world/world.ts';

/** A relative may read what is open to them; each record that they open becomes a fact that the member sees. */
export function watchRelative(world: World, key: EndpointKey, session: Session | undefined): void {
  if (!session?.relative) return;
  const read = readOf(key);
  if (read === 'closed') {
    const message = 'ท่านดูในฐานะญาติ จึงทำรายการไม่ได้ และดูได้เฉพาะข้อมูลที่เปิดให้ญาติดู';
    throw new WireError(403, { error: message, message });
  }
  if (read === 'frame') return;
  world.overlay.append({
    at: world.clock.now(),
    kind: 'relative-read',
    subject: session.subject,
    value: { id: session.relative.id, endpoint: key },
  });
}
