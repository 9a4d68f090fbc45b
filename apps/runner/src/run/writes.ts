import { breaking } from '@coop/contract-laws/finding';
import type { EndpointKey } from '@coop/contracts/endpoints';
import { isSuccess } from '@coop/contracts/errors';
import type { Answer } from '../call/answer.ts';
import { type Operation, operationOf } from '../call/operation.ts';
import type { Case, Fields, Subject } from '../cases/case.ts';
import type { Probe } from '../probe/probe.ts';

type Body = Readonly<Record<string, unknown>>;

/** A write, and the reading call that must show it. */
interface Write {
  readonly reads: EndpointKey;
  /** Builds the body of the reading call. */
  readonly asks?: (answer: Body, sent: Fields) => Body;
  readonly shows: (read: Body, answer: Body, sent: Fields) => boolean;
}

const rowsOf = (value: unknown): readonly Body[] => (Array.isArray(value) ? (value as Body[]) : []);
const named = (rows: unknown, no: unknown) => rowsOf(rows).find((one) => one.request_no === no);

/** By the key of the write. */
const DEEDS: { readonly [K in EndpointKey]?: Write } = {
  memberTermsAccept: { reads: 'memberTermsShow', shows: ({ rc_code }) => isSuccess(rc_code) },
  memberWelfareCreate: {
    reads: 'memberWelfareList',
    shows: ({ history }, { request_no }) => named(history, request_no) !== undefined,
  },
  memberWelfareCancel: {
    reads: 'memberWelfareList',
    shows: ({ history }, _, { request_no }) => named(history, request_no)?.status === 'ยกเลิก',
  },
  memberRequestpromoneyCreate: {
    reads: 'memberRequestpromoneyList',
    shows: ({ requests }, { request_no }) => named(requests, request_no) !== undefined,
  },
  memberRequestpromoneyCancel: {
    reads: 'memberRequestpromoneyList',
    shows: ({ requests }, _, { request_no }) => named(requests, request_no)?.status === 'ยกเลิก',
  },
  memberConfirmCreate: {
    reads: 'memberConfirmLetterShow',
    shows: ({ reply }) => reply !== undefined,
  },
  infoBoardCreate: {
    reads: 'infoBoardShow',
    asks: ({ board_id }, { key }) => ({ board_id, mine: [key] }),
    shows: ({ Question }, _, sent) => Question === sent.Question,
  },
  infoDemandCreate: {
    reads: 'infoDemandShow',
    asks: ({ demand_no }) => ({ demand_no }),
    shows: ({ demand_no }, answer) => demand_no === answer.demand_no,
  },
};

/** Fields of an answer that name the created record. */
const MADE = ['request_no', 'board_id', 'demand_no'] as const;

async function again(subject: Subject, first: Answer, probe: Probe): Promise<void> {
  const key = subject.body?.idempotency_key ?? subject.body?.key;
  const made = MADE.find((one) => (first.body as Body)[one] !== undefined);
  if (key === undefined || made === undefined) return;
  const one: Case = {
    family: 'sent twice',
    name: 'with the same key',
    session: subject.session,
    expects: { kind: 'answer' },
    body: subject.body,
  };
  const second = await probe.run(subject.operation, one);
  const same = (second.body as Body | undefined)?.[made];
  if (second.status === 429 || second.status === 0 || same === (first.body as Body)[made]) return;
  const says = 'the same key is the same request, however often it is sent';
  probe.amend(second, 'status', [breaking('sent-twice-made-twice', made, says, 'another one')]);
}

/** Checks an acknowledged write: sending it again must not create a second record, and reading must show it. */
export async function judgeWrite(
  subject: Subject,
  written: Answer,
  probe: Probe,
  paths: Readonly<Record<string, string>>,
): Promise<void> {
  const write = DEEDS[subject.operation.key];
  if (!write || typeof written.body !== 'object' || written.body === null) return;
  await again(subject, written, probe);
  const answer = written.body as Body;
  const sent = subject.body ?? {};
  const reading: Operation = operationOf(write.reads, paths);
  const read = await probe.run(reading, {
    family: 'read after write',
    name: subject.operation.key,
    session: subject.session,
    expects: { kind: 'answer' },
    body: write.asks?.(answer, sent) ?? {},
  });
  if (read.status === 429 || read.status === 0) return;
  const shown = read.status === 200 && write.shows((read.body ?? {}) as Body, answer, sent);
  if (shown) return;
  const says = 'what was acknowledged is stored';
  const sentText = `${write.reads} does not show it`;
  probe.amend(written, 'status', [breaking('not-stored', subject.operation.key, says, sentText)]);
}
