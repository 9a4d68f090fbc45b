import type { FastifyInstance } from 'fastify';
import webpush from 'web-push';
import { PUSH_SERVICES, type WebPushOptions } from '../../world/simulation/web-push.ts';
import type { Worlds } from '../../world/worlds.ts';
import { tellAll } from './tell.ts';

/** Interval of checks for notes that become due by time: in the morning, at the end of quiet hours. */
const EVERY_MS = 20_000;

/** Sends due notes in every world, as long as the server runs. */
export function startWebPush(app: FastifyInstance, worlds: Worlds): void {
  const timer = setInterval(() => {
    for (const { world } of worlds.list()) tellAll(world);
  }, EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/**
 * Creates random keys for a demo: subscriptions are valid until it ends, and local receivers count as push services.
 */
export function demoWebPush(): WebPushOptions {
  return {
    ...webpush.generateVAPIDKeys(),
    subject: 'mailto:demo@coop.example',
    services: PUSH_SERVICES,
    allowsLocal: true,
  };
}
