import { PUSHED } from '../world/simulation/journal.ts';
import type { World } from '../world/world.ts';
import { DEFAULT_WORLD } from '../world/worlds.ts';
import { DEMO_APP } from './push-app.ts';
import { sign } from './signature.ts';

/** An event for an application's own server, in the wire's form. */
export type HookEvent =
  | {
      readonly name: 'channel_occupied' | 'channel_vacated' | 'cache_miss';
      readonly channel: string;
    }
  | {
      readonly name: 'member_added' | 'member_removed';
      readonly channel: string;
      readonly user_id: string;
    }
  | {
      readonly name: 'client_event';
      readonly channel: string;
      readonly event: string;
      readonly data: string;
      readonly socket_id: string;
      readonly user_id?: string | undefined;
    };

export const HOOK_EVENTS = [
  'channel_occupied',
  'channel_vacated',
  'member_added',
  'member_removed',
  'client_event',
  'cache_miss',
] as const satisfies readonly HookEvent['name'][];

/** The address for a world's events, and which ones are sent. */
export interface Webhook {
  readonly url: string;
  readonly events: readonly HookEvent['name'][];
}

/** The provider waits this long for an answer, in milliseconds. */
const TIMEOUT_MS = 5_000;

interface Hooked {
  webhook?: Webhook | undefined;
  waiting: HookEvent[];
}

const hooked = new WeakMap<World, Hooked>();

export const webhookOf = (world: World): Webhook | undefined => hooked.get(world)?.webhook;

/** Sends a world's events to an address from now on; nowhere without one. */
export function setWebhook(world: World, webhook: Webhook | undefined): void {
  hooked.set(world, { webhook, waiting: [] });
}

/** Returns the key of the application in this world, as a client names it. */
const keyOf = ({ name }: World) =>
  name === DEFAULT_WORLD ? DEMO_APP.key : `${DEMO_APP.key}.${name}`;

/** Posts a body, signed as the provider does, and records the answer in the journal. */
async function deliver(world: World, url: string, body: string): Promise<void> {
  const began = performance.now();
  const headers = {
    'content-type': 'application/json',
    'x-pusher-key': keyOf(world),
    'x-pusher-signature': sign(world.pushSecret ?? DEMO_APP.secret, body),
  };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(url, { method: 'POST', headers, body, signal }).then(
    async (response) => ({ status: response.status, text: await response.text() }),
    (error: unknown) => ({ status: 0, text: String(error) }),
  );
  world.journal.add({
    at: world.clock.now(),
    method: PUSHED,
    url: `webhook ${url}`,
    status: answer.status,
    ms: Math.round(performance.now() - began),
    request: body,
    response: answer.text,
  });
}

/** Sends an event to the world's webhook; simultaneous events share one body. */
export function tellWebhook(world: World, event: HookEvent): void {
  const entry = hooked.get(world);
  if (!entry?.webhook?.events.includes(event.name)) return;
  entry.waiting.push(event);
  if (entry.waiting.length > 1) return;
  setImmediate(() => {
    const events = entry.waiting.splice(0);
    if (!entry.webhook || events.length === 0) return;
    const body = JSON.stringify({ time_ms: Date.now(), events });
    void deliver(world, entry.webhook.url, body);
  });
}
