import type { World } from '../world/world.ts';
import { createHub, type Hub } from './hub.ts';

const hubs = new WeakMap<World, Hub>();

/** Who is connected to the push provider in a world, and the way to tell them something. */
export function hubOf(world: World): Hub {
  let hub = hubs.get(world);
  if (!hub) {
    hub = createHub();
    hubs.set(world, hub);
  }
  return hub;
}
