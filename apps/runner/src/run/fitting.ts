import { bodiesFrom, type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import { operationOf } from '../call/operation.ts';
import type { Fields, Subject } from '../cases/case.ts';
import { unrecorded } from '../probe/probe.ts';
import type { Body } from './read-back.ts';
import type { Setting } from './setting.ts';

/** An input whose numbers must fit each other, made of what the backend shows. */
interface Fitting {
  /** Each is asked with the first record of the one before. */
  readonly reads: readonly [EndpointKey, ...EndpointKey[]];
  readonly input: (shown: Body, example: Fields) => Fields;
}

const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Body[]) : []);

const FITTINGS: { readonly [K in EndpointKey]?: Fitting } = {
  memberConfirmCreate: {
    reads: ['memberConfirmLetterShow'],
    input: ({ letter_no, lines }) => ({
      letter_no,
      lines: rowsOf(lines).map(({ kind, ref_no }) => ({ kind, ref_no, answer: 'Y' })),
    }),
  },
  membergroupDeductResultCreate: {
    reads: ['membergroupDashboardShow', 'membergroupDeductResultShow'],
    input: ({ member_group_no, recv_period, lines }) => ({
      member_group_no,
      recv_period,
      lines: rowsOf(lines).map(({ membership_no, deducted_amount, reason }) => ({
        membership_no,
        deducted_amount,
        reason,
      })),
    }),
  },
  membergroupTransferCreate: {
    reads: ['membergroupDashboardShow', 'membergroupDeductResultShow'],
    input: ({ member_group_no, recv_period, as_of, left_amount }, example) => ({
      ...example,
      member_group_no,
      recv_period,
      transferred_date: as_of,
      amount: left_amount,
    }),
  },
};

/** Returns what the last of the reading calls shows. */
async function shown({ reads }: Fitting, { session }: Subject, { probe, options }: Setting) {
  let found: Body = {};
  let fields: Fields = {};
  for (const [index, key] of reads.entries()) {
    if (index > 0) fields = bodiesFrom(key, found)[0] ?? {};
    const value = { session, body: fields, expects: { kind: 'answer' } } as const;
    const { body } = await probe.run(
      operationOf(key, options.paths),
      { ...value, family: 'example', name: 'to fit the input' },
      unrecorded,
    );
    // A refusal, or an answer of no form, shows nothing.
    if (!endpoints[key].response.safeParse(body).success) return {};
    found = body as Body;
  }
  return found;
}

/** Fits the input of a write to a mock's records; a real backend gets the example, which as a rule it refuses. */
export async function fitted(subject: Subject, setting: Setting): Promise<Subject> {
  const { key, endpoint } = subject.operation;
  const fitting = FITTINGS[key];
  if (!fitting || !setting.isMock) return subject;
  const input = fitting.input(await shown(fitting, subject, setting), subject.body ?? {});
  return endpoint.body?.safeParse(input).success ? { ...subject, body: input } : subject;
}
