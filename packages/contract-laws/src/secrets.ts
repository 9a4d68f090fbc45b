import { endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { SECRET } from '@coop/contracts/entry/secret';
import { CALENDAR_PATH } from '@coop/contracts/member/own/calendar-feed';
import * as z from 'zod/mini';
import type * as core from 'zod/v4/core';

// What no log, journal or file that is passed on shows: the fields that the contract marks (`entry/secret.ts`).

/** Text that stands in place of a secret. */
export const MASK = '•••';

/** Parts of a schema, whatever its kind; each kind has some of them. */
interface Parts {
  readonly shape?: Readonly<Record<string, core.$ZodType>>;
  readonly element?: core.$ZodType;
  readonly innerType?: core.$ZodType;
  readonly options?: readonly core.$ZodType[];
  readonly in?: core.$ZodType;
}

/** Yields the names of the secret fields of a schema, wherever they stand. */
function* secretsIn(schema: core.$ZodType | undefined, name = ''): Generator<string> {
  if (!schema) return;
  if (z.globalRegistry.get(schema)?.format === SECRET.format) yield name;
  const { shape = {}, element, innerType, options = [], in: input } = schema._zod.def as Parts;
  for (const [key, other] of Object.entries(shape)) yield* secretsIn(other, key);
  for (const option of [element, innerType, input, ...options]) yield* secretsIn(option, name);
}

const namesOf = ({ body, response }: Endpoint) => [...secretsIn(body), ...secretsIn(response)];

const known = new Map<string | undefined, ReadonlySet<string>>();

/** Returns the names of a call's secret fields; those of all calls for one that is none of the contract. */
export function secretsOf(key: string | undefined): ReadonlySet<string> {
  const endpoint = (endpoints as Readonly<Record<string, Endpoint>>)[key ?? ''];
  const id = endpoint ? key : undefined;
  const found =
    known.get(id) ??
    new Set((endpoint ? [endpoint] : Object.values<Endpoint>(endpoints)).flatMap(namesOf));
  known.set(id, found);
  return found;
}

/** Names that are secret wherever they come from: a backend may have fields of its own, a form is no call. */
const ANYWHERE = /(?:token|pass|password|secret|signature|^otp|^base64)$/i;

/** A JSON field with a text value, possibly cut off at the end of the text, or with a number. */
const FIELD = /"(\w+)"(\s*:\s*)(?:"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|-?\d[\d.]*)/g;

/** Masks the secrets of a call in JSON that may have been cut off. */
export function maskSecrets(text: string, key: string | undefined): string {
  const secrets = secretsOf(key);
  return text.replace(FIELD, (whole, name: string, colon: string) =>
    secrets.has(name) || ANYWHERE.test(name) ? `"${name}"${colon}"${MASK}"` : whole,
  );
}

/** Masks an address that opens something by itself, and the parts of its query that do. */
export function maskSecretPath(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s);
  const open = path.startsWith(CALENDAR_PATH) ? CALENDAR_PATH + MASK : path;
  if (query === undefined) return open;
  const parts = query.split('&').map((part) => {
    const [name = ''] = part.split('=', 1);
    return ANYWHERE.test(name) ? `${name}=${MASK}` : part;
  });
  return `${open}?${parts.join('&')}`;
}
