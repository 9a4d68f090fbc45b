import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { operationOf } from '../call/operation.ts';
import type { Asker, Fields, Subject } from '../cases/case.ts';
import { type Probe, unrecorded } from '../probe/probe.ts';

export type Body = Readonly<Record<string, unknown>>;

/** Answers of the reading calls that follow a write, by call. */
export type Reading = ReadonlyMap<EndpointKey, Body>;

/** Builds the body of a reading call from what is written; undefined where it needs something else. */
export function bodyFor(key: EndpointKey, sent: Fields): Fields | undefined {
  const { body }: Endpoint = endpoints[key];
  if (!body) return {};
  const known = Object.keys(body.shape).flatMap((name) =>
    sent[name] === undefined ? [] : [[name, sent[name]]],
  );
  const fields = Object.fromEntries(known) as Fields;
  return body.safeParse(fields).success ? fields : undefined;
}

interface ReadingFor {
  readonly keys: readonly EndpointKey[];
  readonly asker: Asker;
  readonly sent: Fields;
  /** Answers that only provide what is compared are not judged. */
  readonly isJudged?: true;
}

/** Asks what a write is read by; calls that are not answered with 200 are left out. */
export async function readBack(
  { operation }: Subject,
  { keys, asker, sent, isJudged }: ReadingFor,
  { probe, paths }: { probe: Probe; paths: Readonly<Record<string, string>> },
): Promise<Reading> {
  const found = new Map<EndpointKey, Body>();
  for (const key of keys) {
    const body = bodyFor(key, sent);
    if (!body) continue;
    const item = {
      ...asker,
      family: 'read after write',
      name: operation.key,
      expects: { kind: 'answer' },
      body,
    } as const;
    const answer = await probe.run(
      operationOf(key, paths),
      item,
      isJudged ? undefined : unrecorded,
    );
    if (answer.status === 200 && typeof answer.body === 'object' && answer.body !== null)
      found.set(key, answer.body as Body);
  }
  return found;
}

/** Returns the lists of all answers, by call and name. */
const listsIn = (reading: Reading): Map<string, readonly Body[]> =>
  new Map(
    [...reading].flatMap(([key, answer]) =>
      Object.entries(answer).flatMap(([name, value]) =>
        Array.isArray(value) ? [[`${key} ${name}`, value as Body[]]] : [],
      ),
    ),
  );

const countIn = (reading: Reading): number =>
  [...listsIn(reading).values()].reduce((sum, rows) => sum + rows.length, 0);

/** Returns how many rows there are more. */
export const growth = (before: Reading, after: Reading): number => countIn(after) - countIn(before);

/** Fields in which two records of one write differ: their number, and when they were made. */
const OWN_TO_EACH = /(_no|_id|_at|^id|revision|seq)$/;

const contentOf = (row: Body): string =>
  JSON.stringify(Object.entries(row).filter(([name]) => !OWN_TO_EACH.test(name)));

/** Tells whether a list has become longer by more rows than one write makes, of which two tell the same. */
export function hasTwins(before: Reading, after: Reading, makes = 1): boolean {
  const were = listsIn(before);
  return [...listsIn(after)].some(([name, rows]) => {
    const known = were.get(name) ?? [];
    const old = new Set(known.map((was) => JSON.stringify(was)));
    const added = rows.filter((row) => !old.has(JSON.stringify(row))).map(contentOf);
    return rows.length > known.length + makes && new Set(added).size < added.length;
  });
}

const WORDS = /(note|title|reason|detail|purpose|topic|Question)$/;
const SHORTEST = 6;

/** Returns the words of a person that somebody else is told, and was not before. */
export function wordsTold(sent: Fields, before: Reading, after: Reading): string[] {
  const [was, is] = [before, after].map((reading) => JSON.stringify([...reading.values()]));
  return Object.entries(sent).flatMap(([name, value]) => {
    if (typeof value !== 'string' || value.length < SHORTEST || !WORDS.test(name)) return [];
    return is?.includes(value) && !was?.includes(value) ? [name] : [];
  });
}
