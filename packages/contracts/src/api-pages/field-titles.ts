import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import type { Endpoint } from '../entry/endpoint.ts';

/** Every field of a JSON schema with its title, wherever it stands; one without has an empty title. */
function titlesIn(schema: unknown): [name: string, title: string][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { properties?: Record<string, { title?: string }> };
  const ownTitles = Object.entries(properties).map(([name, { title = '' }]): [string, string] => [
    name,
    title,
  ]);
  return [...ownTitles, ...Object.values(schema).flatMap(titlesIn)];
}

/** Returns what people call the fields of the answers that the copy of a member's data is made of. */
export const fieldTitles = (): [name: string, title: string][] =>
  Object.values<Endpoint>(endpoints)
    .filter(({ dataCopy = {} }) => 'section' in dataCopy)
    .flatMap(({ response }) => titlesIn(z.toJSONSchema(response)));
