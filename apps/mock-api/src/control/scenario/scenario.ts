import * as z from 'zod/mini';
import { contradictionIn, FaultFields, faultOf } from '../strict/fault-fields.ts';
import { only } from '../strict/fields.ts';
import { Count, JOURNAL_FILTER } from '../strict/journal-filter.ts';
import { sentenceOf } from '../strict/sentence.ts';

const Words = z.string().check(z.minLength(1), z.maxLength(300));
const Name = z
  .string()
  .check(z.regex(/^[\w-]{1,64}$/, 'a scenario is named with 1 to 64 letters, digits, - or _'));

const Step = only({
  /** Description of the state, for onlookers. */
  name: Words,
  /** In force until the next step. */
  faults: z._default(z.array(only(FaultFields)).check(z.maxLength(50)), []),
  /** Changes of the control plane, in this order: `{"call":"clock.advance","with":{"ms":86400000}}`. */
  do: z._default(
    z
      .array(only({ call: z.string(), with: z._default(z.record(z.string(), z.unknown()), {}) }))
      .check(z.maxLength(50)),
    [],
  ),
  /** Starts the next step after this many of these calls; without it, scenarios.advance does. */
  until: z.optional(
    only({
      endpoint: JOURNAL_FILTER.endpoint,
      status: JOURNAL_FILTER.status,
      subject: JOURNAL_FILTER.subject,
      times: z._default(Count, 1),
    }),
  ),
});

/** Format of a scenario file. */
export const Scenario = only({
  name: Name,
  about: Words,
  steps: z.array(Step).check(z.minLength(1), z.maxLength(50)),
});
export type Scenario = z.infer<typeof Scenario>;
export type Step = Scenario['steps'][number];

/** Commands of a step: the changes of the control plane, by name. */
export interface Commands {
  /** Returns why a change cannot be made with this input; undefined if it can. */
  complaintAbout(call: string, input: object): string | undefined;
  make(call: string, input: object): Promise<unknown>;
}

function complaintsOf(step: Step, path: string, commands: Commands): string[] {
  const faults = step.faults.map((fault, index) => [
    `${path}.faults.${index}`,
    contradictionIn(faultOf(fault)),
  ]);
  const done = step.do.map((other, index) => [
    `${path}.do.${index}`,
    commands.complaintAbout(other.call, other.with),
  ]);
  return [...faults, ...done].flatMap(([place, words]) => (words ? [`${place}: ${words}`] : []));
}

/**
 * Parses a scenario file and checks every step before anything is done.
 * @throws TypeError with one sentence that names every invalid place
 */
export function readScenario(file: unknown, commands: Commands): Scenario {
  const { data, error } = Scenario.safeParse(file);
  if (!data) throw new TypeError(sentenceOf(error.issues, file));
  const complaints = data.steps.flatMap((step, index) =>
    complaintsOf(step, `steps.${index}`, commands),
  );
  if (complaints.length > 0) throw new TypeError(complaints.join('; '));
  return data;
}
