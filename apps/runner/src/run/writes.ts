import { setTimeout as wait } from 'node:timers/promises';
import { breaking } from '@coop/contract-laws/finding';
import type { EndpointKey } from '@coop/contracts/endpoints';
import { isSuccess } from '@coop/contracts/errors';
import type { Answer } from '../call/answer.ts';
import { type Operation, operationOf } from '../call/operation.ts';
import { askerOf, type Case, type Subject } from '../cases/case.ts';
import type { Setting } from '../people/setting.ts';
import type { Probe } from '../probe/probe.ts';
import { DEEDS } from './deeds.ts';
import {
  type Body,
  bodyFor,
  growth,
  hasTwins,
  type Reading,
  readBack,
  wordsTold,
} from './read-back.ts';

/** Fields of an answer that name the created record. */
const MADE = ['request_no', 'application_no', 'board_id', 'demand_no'] as const;

/** Answers that were read before a write: by whoever writes, and by another member. */
export interface Before {
  readonly keys: readonly EndpointKey[];
  readonly own: Reading;
  readonly other: Reading;
}

/** Guarantors and relatives are told what a member writes about them. */
const TOLD_TO_OTHERS = /^member(Guarantee|Coll|Relative)/;
/** Its rows change with every call. */
const CHANGES_BY_ITSELF = /SessionList$/;

/** Returns the call that shows a write, where it needs no other input. */
const shownBy = ({ key, endpoint }: Operation): EndpointKey | undefined => {
  const deed = DEEDS[key];
  return deed?.asks ? undefined : (deed?.reads ?? (endpoint.follows?.[0] as EndpointKey));
};

/** Returns what is read before and after a write: what the contract says is read anew, and what shows it. */
function keysFor(operation: Operation): EndpointKey[] {
  const { changes, follows = [] } = operation.endpoint;
  if (!changes) return [];
  const keys = new Set([...(follows as EndpointKey[]), ...[shownBy(operation) ?? []].flat()]);
  return [...keys].filter((key) => !CHANGES_BY_ITSELF.test(key));
}

/** Reads what tells of a write. */
export async function readBefore(subject: Subject, setting: Setting): Promise<Before> {
  const { probe, people, options } = setting;
  const keys = keysFor(subject.operation);
  const sent = subject.body ?? {};
  const asking = { probe, paths: options.paths };
  const reading = await readBack(subject, { keys, asker: askerOf(subject), sent }, asking);
  const others = people.credentials.has('other') ? othersKeys(subject, keys) : [];
  const asker = { session: 'other' } as const;
  const other = await readBack(subject, { keys: others, asker, sent }, asking);
  return { keys, own: reading, other };
}

const othersKeys = (subject: Subject, keys: readonly EndpointKey[]): EndpointKey[] =>
  askerOf(subject).session === 'member' ? keys.filter((key) => !TOLD_TO_OTHERS.test(key)) : [];

async function again(subject: Subject, first: Answer, probe: Probe): Promise<void> {
  const key = subject.body?.idempotency_key ?? subject.body?.key;
  const made = MADE.find((text) => (first.body as Body)[text] !== undefined);
  if (key === undefined || made === undefined) return;
  const testCase: Case = {
    ...askerOf(subject),
    family: 'sent twice',
    name: 'with the same key',
    expects: { kind: 'answer' },
    body: subject.body,
  };
  const second = await probe.run(subject.operation, testCase);
  const same = (second.body as Body | undefined)?.[made];
  if (second.status === 429 || second.status === 0 || same === (first.body as Body)[made]) return;
  const says = 'the same key is the same request, however often it is sent';
  probe.amend(second, 'status', [breaking('sent-twice-made-twice', made, says, 'another one')]);
}

const refusesByCode = ({ status, body }: Answer): boolean => {
  const { rc_code } = (body ?? {}) as { rc_code?: unknown };
  return status === 200 && rc_code !== undefined && !isSuccess(rc_code);
};

/** A notice is sent by a queue, as a rule. */
const LATER = { tries: 12, waitMs: 500 };

/** Asks what shows the write by itself, and says so where it does not. */
async function judgeStored(subject: Subject, written: Answer, setting: Setting): Promise<void> {
  const { probe, options } = setting;
  const { key, endpoint } = subject.operation;
  const deed = DEEDS[key];
  const reads = deed?.reads ?? (endpoint.follows?.[0] as EndpointKey | undefined);
  if (!deed || !reads) return;
  const answer = written.body as Body;
  const sent = subject.body ?? {};
  const wantedFields = deed.asks?.(answer, sent) ?? bodyFor(reads, sent) ?? {};
  for (let tries = deed.isLater ? LATER.tries : 1; tries > 0; tries -= 1) {
    const read = await probe.run(operationOf(reads, options.paths), {
      ...askerOf(subject),
      family: 'read after write',
      name: key,
      expects: { kind: 'answer' },
      body: wantedFields,
    });
    if (read.status === 429 || read.status === 0) return;
    if (read.status === 200 && deed.shows((read.body ?? {}) as Body, answer, sent)) return;
    if (tries > 1) await wait(LATER.waitMs);
  }
  const says = 'what was acknowledged is stored';
  probe.amend(written, 'status', [breaking('not-stored', key, says, `${reads} does not show it`)]);
}

/** Tells whether something is shown that was refused: a new record, or the changed one. */
function isStored(subject: Subject, refused: Answer, before: Reading, after: Reading): boolean {
  const reads = shownBy(subject.operation);
  const shows = DEEDS[subject.operation.key]?.shows;
  const isShown = (reading: Reading) => {
    const read = reads && reading.get(reads);
    return read !== undefined && shows?.(read, refused.body as Body, subject.body ?? {}) === true;
  };
  return growth(before, after) > 0 || (isShown(after) && !isShown(before));
}

/**
 * Reads a write back: what was acknowledged is stored, once and for nobody else; what was refused is not. Sending it
 * again with its key must not make a second record.
 */
export async function judgeWrite(
  subject: Subject,
  written: Answer,
  before: Before,
  setting: Setting,
): Promise<void> {
  const { probe, options } = setting;
  const { key } = subject.operation;
  const isRefused = refusesByCode(written);
  if (written.status !== 200 || typeof written.body !== 'object' || written.body === null) return;
  const sent = subject.body ?? {};
  const asking = { probe, paths: options.paths };
  const { keys } = before;
  if (!isRefused) await judgeStored(subject, written, setting);
  else if (DEEDS[key]?.isLater) await wait(LATER.waitMs);
  const reading = await readBack(subject, { keys, asker: askerOf(subject), sent }, asking);
  if (reading.size !== before.own.size) return;
  const found = (kind: string, says: string, what: string) =>
    probe.amend(written, 'status', [breaking(kind, key, says, what)]);
  if (isRefused) {
    if (isStored(subject, written, before.own, reading))
      found('stored-though-refused', 'what was refused is not stored', 'a new record');
    return;
  }
  const shown = shownBy(subject.operation);
  const makes = DEEDS[key]?.makes?.((shown && reading.get(shown)) ?? {});
  if (hasTwins(before.own, reading, makes))
    found('made-twice', 'one write makes one record', 'two that tell the same');
  const others = { keys: othersKeys(subject, keys), asker: { session: 'other' }, sent } as const;
  const other = await readBack(subject, others, asking);
  const [words] = wordsTold(sent, before.other, other);
  if (words !== undefined)
    found(
      'told-to-another',
      'what a member writes is their own',
      `${words} stands in another’s answer`,
    );
  await again(subject, written, probe);
}
