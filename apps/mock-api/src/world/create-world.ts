import { createDerived, type Derived, type Shared } from './derived.ts';
import { createBackendModes } from './simulation/backend-modes.ts';
import { createBreaches } from './simulation/breaches.ts';
import { createFaults } from './simulation/faults.ts';
import { createJournal } from './simulation/journal.ts';
import { createPushFaults } from './simulation/push-faults.ts';
import { createBotTokens } from './state/bot-tokens.ts';
import { createChallenges } from './state/challenges.ts';
import { type Clock, createClock } from './state/clock.ts';
import { createOneTimeCodes } from './state/one-time-codes.ts';
import { createOverlay, type Overlay } from './state/overlay.ts';
import { DEMO_VERIFY_KEY, readPaperKeys } from './state/paper-keys.ts';
import { endDevicesWithSessions } from './state/push-devices.ts';
import { keepRelatives } from './state/sessions/relative-sessions.ts';
import { createSessions } from './state/sessions/sessions.ts';
import type { World, WorldOptions, WorldState } from './world.ts';

const DEMO_KEYS = readPaperKeys(DEMO_VERIFY_KEY);

const NOTHING_DONE = { facts: [], sessions: [], faults: [], pushFaults: [], quirks: {} } as const;

/** Stored part of a world besides facts and sessions; `ahead`: of the machine's clock. */
interface KeptWorld extends Omit<WorldState, 'now' | 'facts' | 'sessions'> {
  readonly ahead: number;
}

/**
 * Continues a world from its stored facts: its stories are told relative to the day it was made, which is kept with the
 * first fact, and its clock never falls behind what it has acknowledged.
 */
function goOn(clock: Clock, overlay: Overlay, derived: Derived): void {
  const began = overlay.latest('began', 'all');
  if (began) derived.startOn(began.on);
  const last = overlay.dump().reduce((latest, { at }) => Math.max(latest, at), 0);
  if (last > clock.now()) clock.set(last);
  overlay.listen(({ at }) => {
    if (overlay.latest('began', 'all')) return;
    overlay.append({ at, kind: 'began', subject: 'all', value: { on: derived.startedOn } });
  });
}

type Parts = Pick<World, 'clock' | 'faults' | 'pushFaults' | 'backend'>;

/** Returns what testers have set, besides the clock. */
const besides = ({ faults, pushFaults, clock, backend }: Parts, quirks: World['quirks']) => ({
  faults: faults.list().map((rule) => ({ ...rule })),
  pushFaults: pushFaults.list().map((rule) => ({ ...rule })),
  quirks,
  ...(clock.isFrozen() && { frozenAt: clock.now() }),
  backend: backend.state(),
});

/** Sets it; the quirks are the world's own. */
function setBesides(
  { faults, pushFaults, backend, clock }: Parts,
  state: Pick<WorldState, Exclude<keyof ReturnType<typeof besides>, 'quirks'> | 'frozenAt'>,
): void {
  faults.restore(state.faults);
  pushFaults.restore(state.pushFaults);
  backend.restore(state.backend);
  if (state.frozenAt !== undefined) clock.set(state.frozenAt);
  clock.freeze(state.frozenAt !== undefined);
}

/** Creates the parts of a world that begin empty, whatever is stored. */
const emptyParts = (options: WorldOptions, shared: Shared) => ({
  faults: createFaults(),
  pushFaults: createPushFaults(),
  codes: createOneTimeCodes(options.announceCode),
  botTokens: createBotTokens(),
  challenges: createChallenges(),
  journal: createJournal(shared.journals),
  backend: createBackendModes(options.backend?.mode),
  breaches: createBreaches(),
});

/** Returns what a world takes from its options as it is. */
const optionParts = (options: WorldOptions) => ({
  testTokens: options.testTokens ?? false,
  ...(options.pushSecret && { pushSecret: options.pushSecret }),
  paperKeys: options.paperKeys ?? DEMO_KEYS,
  ...(options.webPush && { webPush: options.webPush }),
  ...(options.passkeyOrigins && { passkeyOrigins: options.passkeyOrigins }),
});

/** Creates a world that begins at the time given in its options, with the changes stored under its name. */
export function createWorld(name: string, options: WorldOptions, shared: Shared): World {
  const clock = createClock(options.now, options.clockStart);
  const began = clock.now() - options.now();
  const table = options.store?.worlds;
  const kept = table?.load(name) as KeptWorld | undefined;
  if (kept) clock.set(options.now() + kept.ahead);
  const overlay = createOverlay(name, clock.now, options.store);
  const derived = createDerived(clock, overlay, options, shared);
  if (kept) derived.startOn(kept.startedOn);
  if (options.store) goOn(clock, overlay, derived);
  const sessions = createSessions(table?.sessionsOf(name));
  keepRelatives(overlay, sessions, clock);
  endDevicesWithSessions({ overlay, sessions, clock });
  const parts = { clock, ...emptyParts(options, shared) };
  const restore = (state: Omit<WorldState, 'startedOn'> & { startedOn?: string }) => {
    clock.set(state.now);
    derived.startOn(state.startedOn);
    overlay.restore(state.facts);
    sessions.restore(state.sessions);
    setBesides(parts, state);
    world.quirks = state.quirks;
    parts.codes.clear();
    parts.botTokens.clear();
    parts.challenges.clear();
  };
  const world: World = {
    name,
    overlay,
    sessions,
    ...parts,
    ...optionParts(options),
    quirks: {},
    dump: () => ({
      startedOn: derived.startedOn,
      now: clock.now(),
      facts: [...overlay.dump()],
      sessions: sessions.dump(clock.now()),
      ...besides(parts, world.quirks),
    }),
    restore,
    save: () =>
      table?.save(name, {
        startedOn: derived.startedOn,
        ahead: clock.now() - options.now(),
        ...besides(parts, world.quirks),
      }),
    reset: () => restore({ now: options.now() + began, ...NOTHING_DONE }),
    view: derived.view,
    records: derived.records,
    recordsOn: derived.recordsOn,
    booksAt: derived.booksAt,
    derived: derived.derived,
    billing: derived.billing,
  };
  if (kept) {
    setBesides(parts, kept);
    world.quirks = kept.quirks;
  }
  return world;
}
