import type { FastifyInstance } from 'fastify';
import webpush from 'web-push';
import { PUSH_SERVICES, type WebPushOptions } from '../../world/simulation/web-push.ts';
import type { Worlds } from '../../world/worlds.ts';
import { tellAll } from './tell.ts';

/** How often what time itself brings about is looked for: the morning, the end of quiet hours. */
const EVERY_MS = 20_000;

/** Sends what becomes due in every world, as long as the server runs. */
export function startWebPush(app: FastifyInstance, worlds: Worlds): void {
  const timer = setInterval(() => {
    for (const { world } of worlds.list()) tellAll(world);
  }, EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Keys made at random, for a demo: subscriptions are good until it ends, and local receivers are push services. */
export function demoWebPush(): WebPushOptions {
  return {
    ...webpush.generateVAPIDKeys(),
    subject: 'mailto:demo@coop.example',
    services: PUSH_SERVICES,
    allowsLocal: true,
  };
}
