import type * as z from 'zod/mini';
import { adminImpersonate } from './admin/impersonate.ts';
import type { Endpoint, SessionKind } from './entry/endpoint.ts';
import { join } from './entry/join.ts';
import { infoBoard } from './info/board.ts';
import { infoCalendar } from './info/calendar.ts';
import { infoDemand } from './info/demand.ts';
import { infoElection } from './info/election.ts';
import { infoFigures } from './info/figures.ts';
import { infoFooter } from './info/footer.ts';
import { infoMenu } from './info/menu.ts';
import { infoTopic } from './info/topic.ts';
import { infoVerify } from './info/verify.ts';
import { memberPasskey } from './member/access/passkey.ts';
import { memberPassword } from './member/access/password.ts';
import { memberPush } from './member/access/push.ts';
import { memberRegister } from './member/access/register.ts';
import { memberRelative } from './member/access/relative.ts';
import { memberSession } from './member/access/session.ts';
import { memberTerms } from './member/access/terms.ts';
import { memberCalendar } from './member/ahead/calendar.ts';
import { memberGuaranteeAsk } from './member/ahead/guarantee-ask.ts';
import { memberLoanApply } from './member/ahead/loan-apply.ts';
import { memberLoanRight } from './member/ahead/loan-right.ts';
import { memberRetirement } from './member/ahead/retirement.ts';
import { memberSettlement } from './member/ahead/settlement.ts';
import { memberAuth } from './member/auth.ts';
import { memberColl } from './member/coll.ts';
import { memberConfirmData } from './member/confirm-data.ts';
import { memberDeposit } from './member/deposit.ts';
import { memberDividend } from './member/dividend.ts';
import { memberFamily } from './member/family.ts';
import { memberGian } from './member/gian.ts';
import { memberInfo } from './member/info.ts';
import { memberKep } from './member/kep.ts';
import { memberKepCrem } from './member/kepcrem.ts';
import { memberLastUpdate } from './member/last-update.ts';
import { memberLoan } from './member/loan.ts';
import { memberNotification } from './member/notification.ts';
import { memberOverview } from './member/overview.ts';
import { memberCalendarFeed } from './member/own/calendar-feed.ts';
import { memberConsent } from './member/own/consent.ts';
import { memberNote } from './member/own/note.ts';
import { memberYear } from './member/own/year.ts';
import { memberRequestpromoney } from './member/requestpromoney.ts';
import { memberShare } from './member/share.ts';
import { memberUpload } from './member/upload.ts';
import { memberWelfare } from './member/welfare.ts';
import { membergroupAuth } from './membergroup/auth.ts';
import { membergroupDashboard } from './membergroup/dashboard.ts';
import { membergroupDeductResult } from './membergroup/deduct-result.ts';
import { membergroupDeliveryBook } from './membergroup/delivery-book.ts';
import { membergroupGuideGroup } from './membergroup/guide-group.ts';
import { membergroupKeeprep } from './membergroup/keeprep.ts';
import { membergroupNotification } from './membergroup/notification.ts';
import { membergroupRegister } from './membergroup/register.ts';
import { membergroupSession } from './membergroup/session.ts';
import { membergroupSummarizeRep } from './membergroup/summarize-rep.ts';
import { membergroupTransfer } from './membergroup/transfer.ts';

/** The calls by area. A new table is imported above and joined here. */
export const areas = {
  member: join(
    memberAuth,
    memberCalendar,
    memberPassword,
    memberRegister,
    memberTerms,
    memberUpload,
    memberConfirmData,
    memberLastUpdate,
    memberInfo,
    memberOverview,
    memberShare,
    memberLoan,
    memberDeposit,
    memberKep,
    memberKepCrem,
    memberColl,
    memberGian,
    memberFamily,
    memberSettlement,
    memberDividend,
    memberWelfare,
    memberRequestpromoney,
    memberRetirement,
    memberLoanRight,
    memberLoanApply,
    memberGuaranteeAsk,
    memberNotification,
    memberNote,
    memberConsent,
    memberCalendarFeed,
    memberPush,
    memberSession,
    memberRelative,
    memberPasskey,
    memberYear,
  ),
  admin: join(adminImpersonate),
  info: join(
    infoMenu,
    infoFooter,
    infoTopic,
    infoBoard,
    infoDemand,
    infoElection,
    infoVerify,
    infoCalendar,
    infoFigures,
  ),
  membergroup: join(
    membergroupAuth,
    membergroupRegister,
    membergroupSession,
    membergroupNotification,
    membergroupDashboard,
    membergroupKeeprep,
    membergroupDeliveryBook,
    membergroupSummarizeRep,
    membergroupTransfer,
    membergroupGuideGroup,
    membergroupDeductResult,
  ),
} as const satisfies Record<string, Readonly<Record<string, Endpoint>>>;

export type Area = keyof typeof areas;

const table = join(areas.member, areas.admin, areas.info, areas.membergroup);
type Table = typeof table;
/** Statements of a row about other calls, which must be true of one of the table. */
interface OfOthers {
  readonly follows?: readonly (keyof Table)[];
  readonly listedIn?: {
    [K in keyof Table]: readonly [K, keyof z.infer<Table[K]['response']>];
  }[keyof Table];
}

/** Every call of the product. Keys read area, noun, verb. */
export const endpoints = table satisfies Readonly<Record<string, Endpoint & OfOthers>>;

type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;
export const endpointKeys = Object.keys(endpoints) as EndpointKey[];

/** The calls that only read, and need nothing but a session of the kind. */
export const readsOf = (kind: SessionKind): EndpointKey[] =>
  endpointKeys.filter((key) => {
    const endpoint: Endpoint = endpoints[key];
    return endpoint.session === kind && !endpoint.changes && !namesRecord(endpoint);
  });

/** Returns what a call can be asked about, as far as an answer of the call that it is listed in says. */
export function bodiesFrom(key: EndpointKey, listing: object): Record<string, unknown>[] {
  const { listedIn, body }: Endpoint = endpoints[key];
  const of = listing as Readonly<Record<string, unknown>>;
  const rows = (listedIn && of[listedIn[1]]) as readonly Readonly<Record<string, unknown>>[];
  const names = Object.keys(body?.shape ?? {});
  return rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name] ?? of[name]])));
}

/** Tells whether a call is of the agencies' area: it carries their bearer, and what it brings is theirs. */
export const isOfAgencies = (key: string): boolean => Object.hasOwn(areas.membergroup, key);

/** A call whose answer is a section of the copy of a member's data. */
export type CopiedKey = {
  [K in EndpointKey]: Endpoints[K] extends { dataCopy: { section: string } } ? K : never;
}[EndpointKey];

type Inferred<Schema> = Schema extends z.ZodMiniType ? z.infer<Schema> : undefined;

export type Body<K extends EndpointKey> = 'body' extends keyof Endpoints[K]
  ? Inferred<Endpoints[K]['body']>
  : undefined;
export type Params<K extends EndpointKey> = 'params' extends keyof Endpoints[K]
  ? Inferred<Endpoints[K]['params']>
  : undefined;
export type Response<K extends EndpointKey> = z.infer<Endpoints[K]['response']>;

/** Tells whether it is a call with parameters or fields; any other is about the caller. */
function namesRecord({ params, body }: Endpoint): boolean {
  return params !== undefined || Object.keys(body?.shape ?? {}).length > 0;
}

/** Returns the statuses that a failure of this call may have, derived from its definition. */
export function errorStatuses(endpoint: Endpoint): number[] {
  const statuses = [429];
  if (endpoint.session !== 'none') statuses.push(401, 403);
  if (endpoint.body) statuses.push(400, 413, 415, 422);
  if (endpoint.params) statuses.push(422);
  if (namesRecord(endpoint) || endpoint.mayBeAbsent) statuses.push(404);
  if (endpoint.method !== 'GET') statuses.push(419);
  return [...new Set(statuses)].sort((a, b) => a - b);
}
