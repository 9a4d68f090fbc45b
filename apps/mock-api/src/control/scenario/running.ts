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
  const item = running.get(world);
  if (!item) return null;
  const { scenario, at, seen, problem } = item;
  const steps = scenario.steps.map(({ name, until }) => ({ name, waitsFor: until ?? null }));
  return { name: scenario.name, about: scenario.about, at, seen, problem, steps };
}

async function enter(world: World, other: Running, commands: Commands): Promise<void> {
  const step = other.scenario.steps[other.at] as Step; // `at` is within the steps
  for (const id of other.faults) world.faults.remove(id);
  other.faults = step.faults.map((fault) => world.faults.add(faultOf(fault)));
  other.seen = 0;
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
  const other: Running = {
    scenario,
    before,
    at: 0,
    faults: [],
    seen: 0,
    problem: '',
    stop: () => {},
  };
  other.stop = world.journal.listen((entry) => {
    if (!isAwaited(other, entry)) return;
    other.seen += 1;
    if (other.seen < (scenario.steps[other.at]?.until?.times ?? 1)) return;
    advance(world, commands).catch((error) => {
      other.problem = String(error instanceof Error ? error.message : error);
    });
  });
  running.set(world, other);
  await enter(world, other, commands);
}

/** Starts the next step. Returns false after the last one. */
export async function advance(world: World, commands: Commands): Promise<boolean> {
  const item = running.get(world);
  if (!item || item.at + 1 >= item.scenario.steps.length) return false;
  item.at += 1;
  item.problem = '';
  await enter(world, item, commands);
  return true;
}

/** Ends the scenario: its last faults are removed, its changes stay. */
function leave(world: World): Running | undefined {
  const item = running.get(world);
  item?.stop();
  for (const id of item?.faults ?? []) world.faults.remove(id);
  running.delete(world);
  return item;
}

/** Ends the scenario and restores the world. Returns false if none was running. */
export function reset(world: World): boolean {
  const item = leave(world);
  if (item) world.restore(item.before);
  return item !== undefined;
}
