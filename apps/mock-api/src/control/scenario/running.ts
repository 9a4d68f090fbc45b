import { fitsFilter, type JournalEntry } from '../../world/simulation/journal.ts';
import type { World, WorldState } from '../../world/world.ts';
import { faultOf } from '../strict/fault-fields.ts';
import type { Commands, Scenario, Step } from './scenario.ts';

/** A scenario on its way through a world. */
interface Running {
  readonly scenario: Scenario;
  /** State of the world before the first step. */
  readonly before: WorldState;
  /** Counted from 0. */
  at: number;
  /** Faults of the step. */
  faults: readonly string[];
  /** Calls that the step waited for and that have come. */
  seen: number;
  /** What went wrong when the scenario went on by itself. */
  problem: string;
  stop: () => void;
}

const running = new WeakMap<World, Running>();

/** Where a world is in its scenario; null without one. */
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

/** Begins a scenario, in place of the one that is on; resetting brings the world back to how it is now. */
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

/** Goes on to the next step. Returns false when the last one has come. */
export async function advance(world: World, commands: Commands): Promise<boolean> {
  const one = running.get(world);
  if (!one || one.at + 1 >= one.scenario.steps.length) return false;
  one.at += 1;
  one.problem = '';
  await enter(world, one, commands);
  return true;
}

/** Ends the scenario where it is; its last faults go, what was done stays. */
function leave(world: World): Running | undefined {
  const one = running.get(world);
  one?.stop();
  for (const id of one?.faults ?? []) world.faults.remove(id);
  running.delete(world);
  return one;
}

/** Ends the scenario and brings the world back to how it was before. Returns false when none was on. */
export function reset(world: World): boolean {
  const one = leave(world);
  if (one) world.restore(one.before);
  return one !== undefined;
}
