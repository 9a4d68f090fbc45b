import type { ServerResponse } from 'node:http';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance } from 'fastify';
import type { SnapshotStore } from '../world/state/store/snapshot-table.ts';
import type { Worlds } from '../world/worlds.ts';
import type { Inject } from './calls/replay.ts';
import { describeControl } from './document.ts';
import { registerBreachFile } from './pages/breach-file.ts';
import { registerConsole } from './pages/console.ts';
import { refuseForeignHosts } from './pages/known-hosts.ts';
import { registerPersonaLink } from './pages/persona-link.ts';
import { type ControlRouter, controlRouter } from './router.ts';
import { createSnapshots } from './snapshots.ts';

/** A capsule holds up to a thousand calls, each with two bodies of up to 64 kB. */
const CAPSULE_BYTES = 160 * 1024 * 1024;

/** Ends the event streams when the server closes, as they never end by themselves; an EventSource then reconnects. */
function endStreams(scope: FastifyInstance): void {
  const streams = new Set<ServerResponse>();
  scope.addHook('onRequest', async (request, reply) => {
    if (!request.headers.accept?.includes('text/event-stream')) return;
    streams.add(reply.raw);
    reply.raw.once('close', () => streams.delete(reply.raw));
  });
  scope.addHook('preClose', async () => {
    for (const stream of streams) stream.destroy();
  });
}

export interface ControlOptions {
  /** Host names that it answers besides this machine's own. */
  readonly hosts?: readonly string[];
  readonly snapshots?: SnapshotStore;
  /** Tells whether tokens are kept in cookies. */
  readonly sessionCookie?: boolean;
}

/**
 * Mounts the control plane. Without it nothing under /__control exists. It answers this machine's own names, and
 * `hosts` besides.
 */
export async function registerControl(
  app: FastifyInstance,
  worlds: Worlds,
  { hosts = [], snapshots, sessionCookie = false }: ControlOptions = {},
): Promise<void> {
  const inject: Inject = async (call) =>
    app.inject({ ...call, method: call.method as 'GET' | 'POST' });
  const procedures = Object.keys(controlRouter._def.procedures);
  const context = { worlds, snapshots: createSnapshots(snapshots), procedures, inject };
  const options: FastifyTRPCPluginOptions<ControlRouter> = {
    prefix: '/__control',
    trpcOptions: { router: controlRouter, createContext: () => context },
  };
  await app.register(async (scope) => {
    scope.addHook('onRequest', refuseForeignHosts(hosts));
    endStreams(scope);
    scope.addHook('onRoute', (route) => {
      route.bodyLimit = CAPSULE_BYTES;
    });
    await scope.register(fastifyTRPCPlugin, options);
  });
  await app.register(async (scope) => {
    scope.addHook('onRequest', refuseForeignHosts(hosts));
    registerPersonaLink(scope, worlds, sessionCookie);
    registerBreachFile(scope, worlds);
    registerConsole(scope);
    scope.get('/__control/openapi.json', describeControl);
  });
}
