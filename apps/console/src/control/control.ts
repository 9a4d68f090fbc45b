import type { ControlRouter } from '@coop/mock-api/control/router';
import {
  createTRPCClient,
  httpBatchLink,
  httpSubscriptionLink,
  splitLink,
  type TRPCClient,
} from '@trpc/client';

const url = '/__control';

/** Client of the mock's control plane, typed by its router. */
export const control: TRPCClient<ControlRouter> = createTRPCClient<ControlRouter>({
  links: [
    splitLink({
      condition: ({ type }) => type === 'subscription',
      true: httpSubscriptionLink({ url }),
      // A limit for addresses also limits how many quick calls wait for a slow one in the same batch.
      false: httpBatchLink({ url, maxURLLength: 2_000 }),
    }),
  ],
});

type Control = typeof control;
type Names<Client, Kind extends string> = {
  [Key in keyof Client & string]: Client[Key] extends Record<Kind, unknown>
    ? Key
    : `${Key}.${Names<Client[Key], Kind>}`;
}[keyof Client & string];
type At<Client, Name> = Name extends `${infer Room}.${infer Rest}`
  ? At<Client[Room & keyof Client], Rest>
  : Client[Name & keyof Client];

type Call = (input: never) => Promise<unknown>;
type CallOf<Name> =
  At<Control, Name> extends Record<'query', infer Query extends Call>
    ? Query
    : At<Control, Name> extends Record<'mutate', infer Change extends Call>
      ? Change
      : never;

export type QueryName = Names<Control, 'query'>;
export type ChangeName = Names<Control, 'mutate'>;
/** Input of a procedure, by its name in the address. */
export type InputOf<Name extends QueryName | ChangeName> = Parameters<CallOf<Name>>[0];
export type AnswerOf<Name extends QueryName | ChangeName> = Awaited<ReturnType<CallOf<Name>>>;

export type EndpointPattern = InputOf<'faults.add'>['endpoint'];
/**
 * Returns what a tester typed as the name of a call; the mock refuses one that there is not, and says what was meant.
 */
export const typedPattern = (text: string) => text.trim() as EndpointPattern;

export type WorldRow = AnswerOf<'worlds.list'>[number];
export type SnapshotRow = AnswerOf<'worlds.snapshots'>[number];
export type Diff = AnswerOf<'worlds.diff'>;
export type Persona = AnswerOf<'personas.list'>[number];
export type Person = AnswerOf<'members.search'>['found'][number];
export type Wanted = InputOf<'members.search'>;
export type FaultRow = AnswerOf<'faults.list'>[number];
export type ScenarioNow = NonNullable<AnswerOf<'scenarios.get'>>;
export type PushFaultRow = AnswerOf<'push.faults.list'>[number];
export type SocketRow = AnswerOf<'push.sockets'>[number];
export type BackendNow = AnswerOf<'backend.get'>;
export type Recording = InputOf<'recording.play'>['recording'];
export type InPart = AnswerOf<'backend.inPart'>[number];
export type Breach = AnswerOf<'backend.breaches'>[number];
export type JournalEntry = AnswerOf<'journal.list'>[number];
export type SessionRow = AnswerOf<'sessions.list'>[number];
export type AuditRow = AnswerOf<'audit.list'>[number];
export type ChannelRow = AnswerOf<'notifications.channels'>[number];
export type Month = AnswerOf<'agencies.month'>;
export type Owed = AnswerOf<'cashier.owed'>;
export type MoneyRequestRow = AnswerOf<'officer.requests'>['requests'][number];
export type ClaimRow = AnswerOf<'officer.claims'>['claims'][number];
export type LoanRow = AnswerOf<'officer.loans'>['loans'][number];
export type EndingRow = AnswerOf<'officer.ending'>;
export type Disputes = AnswerOf<'auditor.disputes'>;
export type CheckedCapsule = AnswerOf<'capsule.check'>;
export type Capsule = InputOf<'capsule.import'>['capsule'];
