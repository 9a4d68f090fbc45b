import type { ControlRouter } from '@coop/mock-api/control/router';
import {
  createTRPCClient,
  httpBatchLink,
  httpSubscriptionLink,
  splitLink,
  type TRPCClient,
} from '@trpc/client';

const url = '/__control';

/** Everything the mock lets testers do, typed by its router. */
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
type AnswerOf<Query extends (input: never) => Promise<unknown>> = Awaited<ReturnType<Query>>;

export type WorldRow = AnswerOf<Control['worlds']['list']['query']>[number];
export type SnapshotRow = AnswerOf<Control['worlds']['snapshots']['query']>[number];
export type Diff = AnswerOf<Control['worlds']['diff']['query']>;
export type Persona = AnswerOf<Control['personas']['list']['query']>[number];
export type Person = AnswerOf<Control['members']['search']['query']>['found'][number];
export type Wanted = Parameters<Control['members']['search']['query']>[0];
export type FaultRow = AnswerOf<Control['faults']['list']['query']>[number];
export type NewFault = Parameters<Control['faults']['add']['mutate']>[0];
export type ScenarioNow = NonNullable<AnswerOf<Control['scenarios']['get']['query']>>;
export type PushFaultRow = AnswerOf<Control['push']['faults']['list']['query']>[number];
export type PushFault = PushFaultRow['fault'];
export type SocketRow = AnswerOf<Control['push']['sockets']['query']>[number];
export type Quirks = AnswerOf<Control['quirks']['get']['query']>;
export type BackendNow = AnswerOf<Control['backend']['get']['query']>;
export type Recording = Parameters<Control['recording']['play']['mutate']>[0]['recording'];
export type Mode = BackendNow['standard'];
export type InPart = AnswerOf<Control['backend']['inPart']['query']>[number];
export type Breach = AnswerOf<Control['backend']['breaches']['query']>[number];
export type JournalEntry = AnswerOf<Control['journal']['list']['query']>[number];
export type SessionRow = AnswerOf<Control['sessions']['list']['query']>[number];
export type AuditRow = AnswerOf<Control['audit']['list']['query']>[number];
export type ChannelRow = AnswerOf<Control['notifications']['channels']['query']>[number];
export type Month = AnswerOf<Control['agencies']['month']['query']>;
export type MonthResult = Parameters<Control['agencies']['record']['mutate']>[0];
export type MonthTransfer = Parameters<Control['agencies']['transfer']['mutate']>[0];
export type Owed = AnswerOf<Control['cashier']['owed']['query']>;
export type Payment = Parameters<Control['cashier']['pay']['mutate']>[0];
export type Requests = AnswerOf<Control['officer']['requests']['query']>;
export type MoneyRequestRow = Requests['requests'][number];
export type ClaimRow = AnswerOf<Control['officer']['claims']['query']>['claims'][number];
export type LoanRow = AnswerOf<Control['officer']['loans']['query']>['loans'][number];
export type Disputes = AnswerOf<Control['auditor']['disputes']['query']>;
export type Capsule = Parameters<Control['capsule']['import']['mutate']>[0]['capsule'];
