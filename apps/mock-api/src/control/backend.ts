import { SEVERITIES } from '@coop/contracts/drift/finding';
import { endpointKeys } from '@coop/contracts/endpoints';
import { TRPCError } from '@trpc/server';
import * as z from 'zod/mini';
import { MODES, type Mode } from '../world/rig/backend-modes.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import { EndpointPattern } from './strict/endpoint-pattern.ts';
import { InWorld } from './strict/fields.ts';
import { inWorld, router } from './trpc.ts';

function describe(world: World, { backend }: Worlds) {
  const { standard, rules } = world.backend.state();
  // Without a backend the mock answers every call, even when an imported state says otherwise.
  const modeOf = (key: string): Mode => (backend ? world.backend.modeOf(key) : 'mock');
  const endpoints = endpointKeys.map((key) => ({ key, mode: modeOf(key) }));
  return {
    url: backend?.url ?? null,
    timeoutMs: backend?.timeoutMs ?? null,
    standard,
    rules,
    endpoints,
    /** Number of endpoints that are proxied; 0 for a plain mock. */
    proxied: endpoints.filter(({ mode }) => mode !== 'mock').length,
  };
}

function guardBackend({ backend }: Worlds, mode: Mode): void {
  if (backend || mode === 'mock') return;
  throw new TRPCError({
    code: 'PRECONDITION_FAILED',
    message: 'there is no backend to go on to; start the mock with BACKEND_URL=https://…',
  });
}

export const backend = router({
  get: inWorld
    .meta({ about: 'The real backend, and who answers what in this world.' })
    .input(InWorld)
    .query(({ ctx }) => describe(ctx.world, ctx.worlds)),
  set: inWorld
    .meta({
      about:
        'Says who answers the endpoints that a pattern names; without a pattern, all that no rule names.',
    })
    .input(z.extend(InWorld, { mode: z.enum(MODES), endpoint: z.optional(EndpointPattern) }))
    .mutation(({ ctx, input: { mode, endpoint } }) => {
      guardBackend(ctx.worlds, mode);
      if (endpoint === undefined) {
        ctx.world.backend.setStandard(mode);
      } else {
        ctx.world.backend.setRule({ endpoint, mode });
      }
      return describe(ctx.world, ctx.worlds);
    }),
  unset: inWorld
    .meta({ about: 'Removes the rule of a pattern.' })
    .input(z.extend(InWorld, { endpoint: EndpointPattern }))
    .mutation(({ ctx, input }) => ({ removed: ctx.world.backend.removeRule(input.endpoint) })),
  reset: inWorld
    .meta({ about: 'Back to the modes with which a world begins.' })
    .input(InWorld)
    .mutation(({ ctx }) => ctx.world.backend.restore()),
  breaches: inWorld
    .meta({
      about:
        'Where the backend broke the contract, grouped by cause: the worst first, then the most frequent.',
    })
    .input(
      z.extend(InWorld, {
        severity: z.optional(z.enum(SEVERITIES)),
        endpoint: z.optional(EndpointPattern),
      }),
    )
    .query(({ ctx, input: { severity, endpoint } }) =>
      ctx.world.breaches.list({ severity, endpoint }),
    ),
  forget: inWorld
    .meta({ about: 'Forgets the breaches that were seen.' })
    .input(InWorld)
    .mutation(({ ctx }) => ctx.world.breaches.clear()),
});
