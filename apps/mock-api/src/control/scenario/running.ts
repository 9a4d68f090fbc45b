import { fitsFilter, type JournalEntry } from '../../world/simulation/journal.ts';
import type { World, WorldState } from '../../world/world.ts';
import { faultOf } from '../strict/fault-fields.ts';
import type { Commands, Scenario, Step } from './scenario.ts';

interface Running {
  readonly scenario: Scenario;
  /** State of the world before the first step. */
  readonly before: WorldState;
  /** Counted from 0. */
  at: number;
  /** Faults of the step. */
  faults: readonly string[];
  /** Awaited calls that have come. */
  seen: number;
  /** Error of a step that started automatically. */
  problem: string;
  stop: () => void;
}

const running = new WeakMap<World, Running>();

/** Returns the state of a world's scenario; null without one. */
export function whereIs(world: World) {
  const one = running.get(world);
  if (!one) return null;
  const { scenario, at, seen, problem } = one;
  const steps = scenario.steps.map(({ name, until }) => ({ name, waitsFor: until ?? null }));
  return { name: scenario.name, about: scenario.about, at, seen, problem, steps };
}

async function enter(world: World, one: Running, commands: Commands): Promise<void> {
  const step = one.scenario.steps[one.at] as Step; // `at` is within the steps
  for (const id of one.faults) world.faults.remove(id);
  one.faults = step.faults.map((fault) => world.faults.add(faultOf(fault)));
  one.seen = 0;
  for (const { call, with: input } of step.do) await commands.make(call, input);
}

function isAwaited({ scenario, at }: Running, entry: JournalEntry): boolean {
  const until = scenario.steps[at]?.until;
  return until !== undefined && fitsFilter(entry, until);
}

/** Starts a scenario, replacing a running one; a reset restores the world as it is now. */
export async function start(world: World, scenario: Scenario, commands: Commands): Promise<void> {
  leave(world);
  const before = world.dump();
  const one: Running = {
    scenario,
    before,
    at: 0,
    faults: [],
    seen: 0,
    problem: '',
    stop: () => {},
  };
  one.stop = world.journal.listen((entry) => {
    if (!isAwaited(one, entry)) return;
    one.seen += 1;
    if (one.seen < (scenario.steps[one.at]?.until?.times ?? 1)) return;
    advance(world, commands).catch((error) => {
      one.problem = String(error instanceof Error ? error.message : error);
    });
  });
  running.set(world, one);
  await enter(world, one, commands);
}

/** Starts the next step. Returns false after the last one. */
export async function advance(world: World, commands: Commands): Promise<boolean> {
  const one = running.get(world);
  if (!one || one.at + 1 >= one.scenario.steps.length) return false;
  one.at += 1;
  one.problem = '';
  await enter(world, one, commands);
  return true;
}

/** Ends the scenario: its last faults are removed, its changes stay. */
function leave(world: World): Running | undefined {
  const one = running.get(world);
  one?.stop();
  for (const id of one?.faults ?? []) world.faults.remove(id);
  running.delete(world);
  return one;
}

/** Ends the scenario and restores the world. Returns false if none was running. */
export function reset(world: World): boolean {
  const one = leave(world);
  if (one) world.restore(one.before);
  return one !== undefined;
}
