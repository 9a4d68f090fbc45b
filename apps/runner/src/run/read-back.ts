import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { operationOf } from '../call/operation.ts';
import type { Fields, Subject, Who } from '../cases/case.ts';
import { type Probe, unrecorded } from '../probe/probe.ts';

export type Body = Readonly<Record<string, unknown>>;

/** What the reading calls that follow a write answered, by call. */
export type Reading = ReadonlyMap<EndpointKey, Body>;

/** Builds the body of a reading call from what is written; undefined where it needs something else. */
function bodyFor(key: EndpointKey, sent: Fields): Fields | undefined {
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
  readonly session: Who | 'none';
  readonly sent: Fields;
  /** Answers that only provide what is compared are not judged. */
  readonly isJudged?: true;
}

/** Asks what a write is read by; calls that are not answered with 200 are left out. */
export async function readBack(
  { operation }: Subject,
  { keys, session, sent, isJudged }: ReadingFor,
  { probe, paths }: { probe: Probe; paths: Readonly<Record<string, string>> },
): Promise<Reading> {
  const found = new Map<EndpointKey, Body>();
  for (const key of keys) {
    const body = bodyFor(key, sent);
    if (!body) continue;
    const one = {
      family: 'read after write',
      name: operation.key,
      session,
      expects: { kind: 'answer' },
      body,
    } as const;
    const answer = await probe.run(operationOf(key, paths), one, isJudged ? undefined : unrecorded);
    if (answer.status === 200 && typeof answer.body === 'object' && answer.body !== null)
      found.set(key, answer.body as Body);
  }
  return found;
}

/** Returns the rows of an answer's own lists. */
const rowsIn = (answer: Body): Body[] =>
  Object.values(answer).flatMap((value) => (Array.isArray(value) ? (value as Body[]) : []));

const allRows = (reading: Reading): Body[] => [...reading.values()].flatMap(rowsIn);

/** Returns the rows that were not there before. */
export function newRows(before: Reading, after: Reading): Body[] {
  const known = new Set(allRows(before).map((one) => JSON.stringify(one)));
  return allRows(after).filter((one) => !known.has(JSON.stringify(one)));
}

/** How many rows there are more. */
export const growth = (before: Reading, after: Reading): number =>
  allRows(after).length - allRows(before).length;

/** Fields in which two records of one write differ: their number, and when they were made. */
const OWN_TO_EACH = /(_no|_id|_at|^id|revision|seq)$/;

/** Returns whether two of these rows tell the same. */
export function areTwins(rows: readonly Body[]): boolean {
  const texts = rows.map((row) =>
    JSON.stringify(Object.entries(row).filter(([name]) => !OWN_TO_EACH.test(name))),
  );
  return new Set(texts).size < texts.length;
}

const WORDS = /(note|title|reason|detail|purpose|topic|Question)$/;
const SHORTEST = 6;

/** Returns the words of a person that somebody else is told, and was not before. */
export function wordsTold(sent: Fields, before: Reading, after: Reading): string[] {
  const [was, is] = [before, after].map((one) => JSON.stringify([...one.values()]));
  return Object.entries(sent).flatMap(([name, value]) => {
    if (typeof value !== 'string' || value.length < SHORTEST || !WORDS.test(name)) return [];
    return is?.includes(value) && !was?.includes(value) ? [name] : [];
  });
}
