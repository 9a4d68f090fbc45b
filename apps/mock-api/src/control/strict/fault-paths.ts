import { type EndpointKey, endpointKeys, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { didYouMean } from '@coop/format/text/did-you-mean';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { fits } from '../../world/simulation/pattern.ts';

// Holds what a fault names in calls and answers against the contract: a field that no answer has changes nothing.

/** Returns the schemas that a step of a path leads to; undefined where anything may stand. */
function stepInto(schema: $ZodType, step: string): readonly $ZodType[] | undefined {
  const { def } = (schema as $ZodTypes)._zod;
  if (def.type === 'object') return def.shape[step] ? [def.shape[step]] : [];
  if (def.type === 'array') return step === '*' || /^\d+$/.test(step) ? [def.element] : [];
  if (def.type === 'union') {
    const all = def.options.map((option) => stepInto(option, step));
    return all.includes(undefined) ? undefined : all.flatMap((value) => value ?? []);
  }
  if (def.type === 'record') return [def.valueType];
  if ('innerType' in def) return stepInto(def.innerType as $ZodType, step);
  return def.type === 'unknown' || def.type === 'any' ? undefined : [];
}

function namesIn(schema: $ZodType): string[] {
  const { def } = (schema as $ZodTypes)._zod;
  if (def.type === 'object') return Object.keys(def.shape);
  if (def.type === 'array') return ['*'];
  if (def.type === 'union') return def.options.flatMap(namesIn);
  return 'innerType' in def ? namesIn(def.innerType as $ZodType) : [];
}

/** Returns what is wrong with a path; undefined where it leads to a field. */
function wrongIn(schema: $ZodType, [step, ...rest]: readonly string[]): string | undefined {
  if (step === undefined) return undefined;
  const inner = stepInto(schema, step);
  if (inner === undefined) return undefined;
  if (inner.length === 0) {
    const known = [...new Set(namesIn(schema))];
    return `${step}${didYouMean(step, known) || `; there are ${known.join(', ') || 'none'}`}`;
  }
  const wrongs = inner.map((other) => wrongIn(other, rest));
  return wrongs.includes(undefined) ? undefined : wrongs[0];
}

/** Returns the dotted paths of a JSON value’s fields. */
const pathsOf = (value: unknown): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, item]) => {
        const below = pathsOf(item);
        return below.length > 0 ? below.map((path) => [name, ...path]) : [[name]];
      })
    : [];

/** Returns what none of the endpoints knows of a path, told of the first; undefined where one does. */
function unknownTo(
  keys: readonly EndpointKey[],
  path: readonly string[],
  schemaOf: (endpoint: Endpoint) => $ZodType | undefined,
): string | undefined {
  const wrongs = keys.map((key) => {
    const schema = schemaOf(endpoints[key]);
    return schema ? wrongIn(schema, path) : path.join('.');
  });
  return wrongs.includes(undefined) ? undefined : wrongs[0];
}

interface Named {
  readonly endpoint: string;
  readonly missing?: string | undefined;
  readonly wrongType?: string | undefined;
  readonly bodyHas?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** Returns which field of a fault its endpoints do not have; undefined if they have all. */
export function unknownFieldIn(fault: Named): string | undefined {
  const keys = endpointKeys.filter((key) => fits(fault.endpoint, key));
  for (const name of ['missing', 'wrongType'] as const) {
    const path = fault[name];
    // An answer of the tester’s own may have any field.
    if (path === undefined || fault.body !== undefined) continue;
    const wrong = unknownTo(keys, path.split('.'), ({ response }) => response);
    if (wrong) return `${name}: no answer of ${fault.endpoint} has the field ${wrong}`;
  }
  for (const path of pathsOf(fault.bodyHas)) {
    const wrong = unknownTo(keys, path, ({ body }) => body);
    if (wrong) return `bodyHas: no call of ${fault.endpoint} has the field ${wrong}`;
  }
  return undefined;
}
