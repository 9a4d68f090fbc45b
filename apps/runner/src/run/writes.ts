import { breaking } from '@coop/contract-laws/finding';
import type { EndpointKey } from '@coop/contracts/endpoints';
import { isSuccess } from '@coop/contracts/errors';
import type { Answer } from '../call/answer.ts';
import { operationOf } from '../call/operation.ts';
import type { Case, Subject } from '../cases/case.ts';
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
import type { Setting } from './setting.ts';

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

/** Reads what the contract says is read anew after a write. */
export async function readBefore(subject: Subject, setting: Setting): Promise<Before> {
  const { probe, people, options } = setting;
  const { changes, follows = [] } = subject.operation.endpoint;
  const keys = (changes ? follows : []).filter(
    (key) => !CHANGES_BY_ITSELF.test(key),
  ) as EndpointKey[];
  const sent = subject.body ?? {};
  const asking = { probe, paths: options.paths };
  const reading = await readBack(subject, { keys, session: subject.session, sent }, asking);
  const others = people.credentials.has('other') ? keys : [];
  const other = await readBack(
    subject,
    { keys: othersKeys(subject, others), session: 'other', sent },
    asking,
  );
  return { keys, own: reading, other };
}

const othersKeys = ({ session }: Subject, keys: readonly EndpointKey[]): EndpointKey[] =>
  session === 'member' ? keys.filter((key) => !TOLD_TO_OTHERS.test(key)) : [];

async function again(subject: Subject, first: Answer, probe: Probe): Promise<void> {
  const key = subject.body?.idempotency_key ?? subject.body?.key;
  const made = MADE.find((text) => (first.body as Body)[text] !== undefined);
  if (key === undefined || made === undefined) return;
  const testCase: Case = {
    family: 'sent twice',
    name: 'with the same key',
    session: subject.session,
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
  const read = await probe.run(operationOf(reads, options.paths), {
    family: 'read after write',
    name: key,
    session: subject.session,
    expects: { kind: 'answer' },
    body: wantedFields,
  });
  if (read.status === 429 || read.status === 0) return;
  if (read.status === 200 && deed.shows((read.body ?? {}) as Body, answer, sent)) return;
  const says = 'what was acknowledged is stored';
  probe.amend(written, 'status', [breaking('not-stored', key, says, `${reads} does not show it`)]);
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
  const reading = await readBack(subject, { keys, session: subject.session, sent }, asking);
  if (reading.size !== before.own.size)
    return isRefused ? undefined : judgeStored(subject, written, setting);
  const found = (kind: string, says: string, what: string) =>
    probe.amend(written, 'status', [breaking(kind, key, says, what)]);
  if (isRefused) {
    if (growth(before.own, reading) > 0)
      found('stored-though-refused', 'what was refused is not stored', 'a new record');
    return;
  }
  if (hasTwins(before.own, reading))
    found('made-twice', 'one write makes one record', 'two that tell the same');
  await judgeStored(subject, written, setting);
  const other = await readBack(
    subject,
    { keys: othersKeys(subject, keys), session: 'other', sent },
    asking,
  );
  const [words] = wordsTold(sent, before.other, other);
  if (words !== undefined)
    found(
      'told-to-another',
      'what a member writes is their own',
      `${words} stands in another’s answer`,
    );
  await again(subject, written, probe);
}
