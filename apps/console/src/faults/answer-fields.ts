import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import { exampleInput } from '@coop/contracts/examples/inputs';
import type { SelectOption } from '@coop/ui/select-field';
import * as z from 'zod/mini';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/** Returns the fields below a schema by their dotted path; a list's place is a star. */
function fieldsBelow(schema: $ZodType, path: string): SelectOption[] {
  const { def } = (schema as $ZodTypes)._zod;
  const pathTo = (step: string) => (path === '' ? step : `${path}.${step}`);
  if (def.type === 'object') {
    return Object.entries(def.shape).flatMap(([name, other]) => {
      const { title = '' } = z.globalRegistry.get(other) ?? {};
      return [{ value: pathTo(name), label: title }, ...fieldsBelow(other, pathTo(name))];
    });
  }
  if (def.type === 'array') return fieldsBelow(def.element, pathTo('*'));
  if (def.type === 'union') return def.options.flatMap((option) => fieldsBelow(option, path));
  return 'innerType' in def ? fieldsBelow(def.innerType as $ZodType, path) : [];
}

/** Returns the fields of an endpoint's answers with their Thai titles; undefined for a pattern of several endpoints. */
export function answerFieldsOf(endpoint: string): readonly SelectOption[] | undefined {
  if (!Object.hasOwn(endpoints, endpoint)) return undefined;
  const found = fieldsBelow(endpoints[endpoint as EndpointKey].response, '');
  return [...new Map(found.map((option) => [option.value, option])).values()];
}

/** Returns an example of the body that an endpoint is called with, to choose calls by; undefined without fields. */
export function bodyExampleOf(endpoint: string): string | undefined {
  if (!Object.hasOwn(endpoints, endpoint)) return undefined;
  const { body } = exampleInput(endpoint as EndpointKey);
  return body && JSON.stringify(body);
}
