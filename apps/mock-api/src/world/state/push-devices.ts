import type { World } from '../world.ts';
import type { PushDevice } from './kinds/push-facts.ts';
import { recordNow } from './record-now.ts';

type Kept = Pick<World, 'overlay' | 'clock'>;

/** A member's devices, oldest first. */
export const devicesOf = ({ overlay }: Pick<Kept, 'overlay'>, subject: string) =>
  overlay.latest('push-devices', subject)?.devices ?? [];

export function keepDevices(
  { overlay, clock }: Kept,
  subject: string,
  devices: readonly PushDevice[],
): void {
  recordNow({ clock, overlay }, 'push-devices', subject, { devices });
}

/** Removes a member's matching devices. Nothing is written if none matches. */
export function endDevices(
  kept: Kept,
  subject: string,
  isOver: (device: PushDevice) => boolean,
): void {
  const devices = devicesOf(kept, subject);
  const left = devices.filter((device) => !isOver(device));
  if (left.length < devices.length) keepDevices(kept, subject, left);
}

/**
 * Ends the notices to a device with the session that it was signed in by, and those of all with all sessions. A session
 * that expires leaves its device: notices are for the time in which the portal is closed.
 */
export function endDevicesWithSessions(world: Kept & Pick<World, 'sessions'>): void {
  world.sessions.listen(({ kind, subject, session, sparedId, how }) => {
    if (kind !== 'member' || how !== 'ended') return;
    endDevices(world, subject, ({ sessionId }) =>
      session ? sessionId === session.id : sessionId !== sparedId,
    );
  });
}
