import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance } from 'fastify';
import type { Worlds } from '../world/world.ts';
import { registerPersonaLink } from './persona-link.ts';
import { type ControlRouter, controlRouter } from './router.ts';
import { createSnapshots } from './snapshots.ts';

/** Mounts the control plane. Without it nothing under /__control exists. */
export async function registerControl(app: FastifyInstance, worlds: Worlds): Promise<void> {
  const context = { worlds, snapshots: createSnapshots() };
  const options: FastifyTRPCPluginOptions<ControlRouter> = {
    prefix: '/__control',
    trpcOptions: { router: controlRouter, createContext: () => context },
  };
  await app.register(fastifyTRPCPlugin, options);
  registerPersonaLink(app, worlds);
}
