import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean } from '@coop/format/text/did-you-mean';
import * as z from 'zod/mini';
import { inPackage } from '../call/package-folder.ts';
import { commandsRouter } from './commands.ts';
import { refused } from './operations/named.ts';
import { advance, reset, start, whereIs } from './scenario/running.ts';
import { type Commands, readScenario, type Scenario } from './scenario/scenario.ts';
import { InWorld, oneOf } from './strict/fields.ts';
import { sentenceOf } from './strict/sentence.ts';
import { about, aboutWorld, type ControlContext, router } from './trpc.ts';

/** The scenarios that come with the mock: the names of their files. */
const SCENARIOS = ['shares-fail-twice'] as const;

/**
 * Reads the scenarios that come with the mock.
 * @throws TypeError that names the file and its error
 */
function shippedScenarios(commands: Commands, folder = inPackage('scenarios')) {
  return SCENARIOS.map((name): Scenario & { name: typeof name } => {
    try {
      const text = readFileSync(join(folder, `${name}.json`), 'utf8');
      const scenario = readScenario(JSON.parse(text), commands);
      if (scenario.name === name) return { ...scenario, name };
      throw new TypeError(`name: it is not ${scenario.name}, but that of the file`);
    } catch (error) {
      throw new TypeError(
        `scenarios/${name}.json: ${error instanceof Error ? error.message : error}`,
      );
    }
  });
}

/** Runtime form of a router: procedures flat and by name. */
const procedures = commandsRouter._def.procedures as unknown as Readonly<
  Record<
    string,
    { readonly _def: { readonly type: string; readonly inputs: readonly z.core.$ZodType[] } }
  >
>;
const changes = Object.keys(procedures).filter(
  (name) => procedures[name]?._def.type === 'mutation',
);

function complaintAbout(world: string, call: string, input: object): string | undefined {
  const schema = procedures[call]?._def.inputs.at(-1);
  if (!schema || !changes.includes(call)) {
    return `no step can do ${call}${didYouMean(call, changes) || `; it can do ${changes.join(', ')}`}`;
  }
  const fields = { world, ...input };
  const { error } = z.safeParse(schema, fields);
  return error && sentenceOf(error.issues, fields);
}

function commandsIn(
  { worlds, snapshots }: Pick<ControlContext, 'worlds' | 'snapshots'>,
  world: string,
): Commands {
  const caller = commandsRouter.createCaller({ worlds, snapshots });
  return {
    complaintAbout: (call, input) => complaintAbout(world, call, input),
    make(call, input) {
      const found = call
        .split('.')
        .reduce<unknown>((holder, name) => (holder as Record<string, unknown>)[name], caller);
      // The name was checked to be that of a procedure.
      return (found as (input: object) => Promise<unknown>)({ world, ...input });
    },
  };
}

function sayWhy<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof TypeError ? refused(error.message) : error;
  }
}

const NONE = 'no scenario is on in this world; scenarios.start begins one';

export const scenarios = router({
  list: aboutWorld('The scenarios that come with the mock.').query(({ ctx, input }) =>
    shippedScenarios(commandsIn(ctx, input.world)).map(({ name, about, steps }) => ({
      name,
      about,
      steps: steps.map((step) => step.name),
    })),
  ),
  get: aboutWorld('Where this world is in its scenario; null without one.').query(({ ctx }) =>
    whereIs(ctx.world),
  ),
  start: about(
    'Begins a scenario: one that comes with the mock by its `name`, or your own, the JSON of whose file is the `scenario`.',
  )
    .input(
      z.extend(InWorld, {
        name: z.optional(oneOf(SCENARIOS)),
        scenario: z.optional(z.unknown()),
      }),
    )
    .mutation(async ({ ctx, input: { world, name, scenario } }) => {
      const commands = commandsIn(ctx, world);
      if (scenario !== undefined && name === undefined) {
        await start(
          ctx.world,
          sayWhy(() => readScenario(scenario, commands)),
          commands,
        );
        return whereIs(ctx.world);
      }
      const found = shippedScenarios(commands).find((shipped) => shipped.name === name);
      if (!found || scenario !== undefined)
        throw refused('a scenario is started by its name, or given as scenario: one of both');
      await start(ctx.world, found, commands);
      return whereIs(ctx.world);
    }),
  advance: aboutWorld('Goes on to the next step of the scenario.').mutation(
    async ({ ctx, input }) => {
      const now = whereIs(ctx.world);
      if (!now) throw refused(NONE);
      if (!(await advance(ctx.world, commandsIn(ctx, input.world)))) {
        throw refused(`${now.name} is at its last step, ${now.steps.at(-1)?.name}`);
      }
      return whereIs(ctx.world);
    },
  ),
  reset: aboutWorld(
    'Ends the scenario and brings the world back to how it was before the first step.',
  ).mutation(({ ctx }) => {
    if (!reset(ctx.world)) throw refused(NONE);
  }),
});
