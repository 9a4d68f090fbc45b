import type { EndpointKey } from '@coop/contracts/endpoints';
import { operationOf } from '../call/operation.ts';
import type { Fields, Subject } from '../cases/case.ts';
import { unrecorded } from '../probe/probe.ts';
import type { Body } from './read-back.ts';
import type { Setting } from './setting.ts';

/** An input whose numbers must fit each other, made of what the backend shows. */
interface Fitting {
  readonly reads: EndpointKey;
  readonly input: (shown: Body, example: Fields) => Fields;
}

const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Body[]) : []);

const FITTINGS: { readonly [K in EndpointKey]?: Fitting } = {
  memberConfirmCreate: {
    reads: 'memberConfirmLetterShow',
    input: ({ letter_no, lines }) => ({
      letter_no,
      lines: rowsOf(lines).map(({ kind, ref_no }) => ({ kind, ref_no, answer: 'Y' })),
    }),
  },
  membergroupDeductResultCreate: {
    reads: 'membergroupDeductResultShow',
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
    reads: 'membergroupDeductResultShow',
    input: ({ member_group_no, recv_period, as_of, left_amount }, example) => ({
      ...example,
      member_group_no,
      recv_period,
      transferred_date: as_of,
      amount: left_amount,
    }),
  },
};

/** Fits the input of a write to a mock's records; a real backend gets the example, which as a rule it refuses. */
export async function fitted(subject: Subject, setting: Setting): Promise<Subject> {
  const { operation, session } = subject;
  const fitting = FITTINGS[operation.key];
  if (!fitting || !setting.isMock) return subject;
  const { body } = await setting.probe.run(
    operationOf(fitting.reads, setting.options.paths),
    { family: 'example', name: 'to fit the input', session, body: {}, expects: { kind: 'answer' } },
    unrecorded,
  );
  if (typeof body !== 'object' || body === null) return subject;
  const input = fitting.input(body as Body, subject.body ?? {});
  const takes = operation.endpoint.body?.safeParse(input).success;
  return takes ? { ...subject, body: input } : subject;
}
