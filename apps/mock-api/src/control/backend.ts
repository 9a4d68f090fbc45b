import { SEVERITIES } from '@coop/contract-laws/finding';
import { endpointKeys } from '@coop/contracts/endpoints';
import * as z from 'zod/mini';
import type { Mode } from '../world/simulation/backend-modes.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import { knownInPart } from './calls/in-part.ts';
import { faultsOf, Recording, recordingOf } from './calls/recording.ts';
import { notNow } from './operations/named.ts';
import { EndpointPattern } from './strict/endpoint-pattern.ts';
import { InWorld, oneNamed } from './strict/fields.ts';
import { about, aboutWorld, router } from './trpc.ts';

const MODE_NAMES = {
  mock: 'mock ตอบ',
  proxy: 'backend จริงตอบ',
  'proxy-or-mock': 'backend จริงตอบ ถ้าไม่ได้ mock ตอบแทน',
} as const satisfies Record<Mode, string>;

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
    proxied: endpoints.filter(({ mode }) => mode !== 'mock').length,
  };
}

function guardBackend({ backend }: Worlds, mode: Mode): void {
  if (backend || mode === 'mock') return;
  throw notNow('there is no backend to go on to; start the mock with BACKEND_URL=https://…');
}

export const backend = router({
  get: aboutWorld('The real backend, and who answers what in this world.').query(({ ctx }) =>
    describe(ctx.world, ctx.worlds),
  ),
  set: about(
    'Says who answers the endpoints that a pattern names; without a pattern, all that no rule names.',
  )
    .input(
      z.extend(InWorld, {
        endpoint: z.optional(EndpointPattern).check(
          z.meta({
            title: 'เฉพาะการเรียก',
            description: 'ชื่ออย่าง memberShareList หรือรูปแบบที่มีดาว เช่น info* รายการที่ใส่ทีหลังมีผลก่อน',
          }),
        ),
        mode: oneNamed(MODE_NAMES).check(z.meta({ title: 'ให้ใครตอบ' })),
      }),
    )
    .mutation(({ ctx, input: { mode, endpoint } }) => {
      guardBackend(ctx.worlds, mode);
      if (endpoint === undefined) {
        ctx.world.backend.setStandard(mode);
      } else {
        ctx.world.backend.setRule({ endpoint, mode });
      }
      return describe(ctx.world, ctx.worlds);
    }),
  unset: about('Removes the rule of a pattern.')
    .input(z.extend(InWorld, { endpoint: EndpointPattern }))
    .mutation(({ ctx, input }) => ({ removed: ctx.world.backend.removeRule(input.endpoint) })),
  reset: aboutWorld('Back to the modes with which a world begins.').mutation(({ ctx }) =>
    ctx.world.backend.restore(),
  ),
  breaches: about(
    'Where the backend broke the contract, grouped by cause: the worst first, then the most frequent.',
  )
    .input(
      z.extend(InWorld, {
        severity: z.optional(z.enum(SEVERITIES)),
        endpoint: z.optional(EndpointPattern),
      }),
    )
    .query(({ ctx, input: { severity, endpoint } }) =>
      ctx.world.breaches.list({ severity, endpoint }),
    ),
  inPart: aboutWorld(
    'Endpoints that the backend knows in part: it answers some calls and not others, or leaves fields out.',
  ).query(({ ctx: { world } }) => knownInPart(world.journal.list(), world.breaches.list())),
  forget: aboutWorld('Forgets the breaches that were seen.').mutation(({ ctx }) =>
    ctx.world.breaches.clear(),
  ),
});

const playedIn = ({ faults }: World) =>
  faults.list().filter(({ fault }) => fault.from === 'recording');

function stopPlaying(world: World): number {
  const played = playedIn(world);
  for (const { id } of played) world.faults.remove(id);
  return played.length;
}

export const recording = router({
  get: aboutWorld('How many answers of the backend could be saved, and how many are played.').query(
    ({ ctx: { world } }) => ({
      recorded: recordingOf(world.journal.list()).answers.length,
      played: playedIn(world).length,
    }),
  ),
  export: aboutWorld(
    'What the backend has answered in this world, as a file, with values masked.',
  ).query(({ ctx }) => recordingOf(ctx.world.journal.list())),
  play: about(
    'Answers calls from such a file, without the backend; what it does not have is answered as before.',
  )
    .input(z.extend(InWorld, { recording: Recording }))
    .mutation(({ ctx: { world }, input }) => {
      stopPlaying(world);
      for (const fault of faultsOf(input.recording)) world.faults.add(fault);
      return { played: input.recording.answers.length };
    }),
  stop: aboutWorld('Ends answering from a recording.').mutation(({ ctx }) => ({
    stopped: stopPlaying(ctx.world),
  })),
});
