import { PUSHED } from '../world/simulation/journal.ts';
import { isUsable } from '../world/usable-sessions.ts';
import type { World } from '../world/world.ts';
import type { Pushed } from './delivery.ts';
import { createHub, type Hub } from './hub.ts';
import { notifyOfChange } from './notify.ts';
import { tellWebhook } from './webhooks.ts';

const hubs = new WeakMap<World, Hub>();

function recordIn(world: World, { what, data, faults, arrives, delayMs }: Pushed): void {
  world.journal.add({
    at: world.clock.now(),
    method: PUSHED,
    url: what,
    status: arrives ? 200 : 0,
    ms: delayMs,
    request: '',
    response: data,
    ...(faults.length > 0 && { fault: faults.join(', ') }),
  });
}

/** The hub of a world, created on first use. */
export function hubOf(world: World): Hub {
  const known = hubs.get(world);
  if (known) return known;
  const hub = createHub({
    faults: world.pushFaults,
    record: (pushed) => recordIn(world, pushed),
    tellServer: (event) => tellWebhook(world, event),
    isLive: (id, instant = world.clock.now()) => isUsable(world, world.sessions.live(id, instant)),
  });
  hubs.set(world, hub);
  world.sessions.listen(({ session }) => session && hub.endSession(session.id));
  // Before the first connection there is no hub, and no client that could be notified.
  world.overlay.listen((fact) => notifyOfChange(hub, fact));
  return hub;
}

/** Closes the sockets of a world that is dropped; pusher-js reconnects a second later, to a new world of that name. */
export function closeHub(world: World): void {
  hubs.get(world)?.close(4100, 'the world was dropped');
}
