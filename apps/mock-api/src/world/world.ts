import type { Books } from '@coop/cooperative/books';
import type { Records } from '@coop/cooperative/money/records';
import type { BackendModes, BackendOptions, BackendState } from './simulation/backend-modes.ts';
import type { Breaches } from './simulation/breaches.ts';
import type { FaultRule, Faults } from './simulation/faults.ts';
import type { Journal } from './simulation/journal.ts';
import type { PushFaults, PushRule } from './simulation/push-faults.ts';
import type { Quirks } from './simulation/quirks.ts';
import type { WebPushOptions } from './simulation/web-push.ts';
import type { BotTokens } from './state/bot-tokens.ts';
import type { Challenges } from './state/challenges.ts';
import type { Clock } from './state/clock.ts';
import type { OneTimeCodes } from './state/one-time-codes.ts';
import type { Fact, FactStore, Overlay } from './state/overlay.ts';
import type { PaperKeys } from './state/paper-keys.ts';
import type { KeptSession } from './state/sessions/session.ts';
import type { Sessions } from './state/sessions/sessions.ts';

/** One isolated world. Worlds with the same seed have the same people; time, changes and sessions are its own. */
export interface World extends Books {
  readonly name: string;
  readonly clock: Clock;
  readonly overlay: Overlay;
  readonly sessions: Sessions;
  readonly faults: Faults;
  readonly pushFaults: PushFaults;
  readonly codes: OneTimeCodes;
  readonly botTokens: BotTokens;
  readonly challenges: Challenges;
  /** Tells whether the fixed tokens of testers pass the bot check. */
  readonly testTokens: boolean;
  /** Authorizes listeners of private channels; the demo application's if absent. */
  readonly pushSecret?: string;
  /** Sign what stands on papers. */
  readonly paperKeys: PaperKeys;
  /** Settings for notices while the portal is closed; nothing is sent if absent. */
  readonly webPush?: WebPushOptions;
  /** Origins whose passkeys are accepted; pages of `localhost` if empty. */
  readonly passkeyOrigins?: readonly string[];
  readonly journal: Journal;
  /** Modes in which calls are proxied to a real backend. */
  readonly backend: BackendModes;
  /** Breaches of the contract in that backend's answers. */
  readonly breaches: Breaches;
  quirks: Quirks;
  /** Time at which a world of this name was dropped, with what was in it, until a caller has been told. */
  lost?: { readonly at: number; readonly sentence: string } | undefined;
  /** Returns everything that makes this world differ from a new one, as plain data, to be restored later. */
  dump(): WorldState;
  restore(state: WorldState): void;
  /** Stores clock, faults and quirks; facts and sessions are stored as they come. */
  save(): void;
  /** Resets to a new world: no changes, no sessions, no faults, the time it began with. */
  reset(): void;
  /** Returns the cooperative's books as they stood at a moment of the past. */
  booksAt(moment: number): Books;
  /** Caches an answer that depends only on the derived records of the member, and of the others named. */
  derived<T extends object>(
    feature: string,
    no: number,
    build: (records: Records) => T,
    others?: readonly number[],
  ): T;
}

/** A world's state, fit for JSON. Codes, bot-check tokens and connected sockets are not part of it. */
export interface WorldState {
  readonly startedOn: string;
  readonly now: number;
  readonly facts: readonly Fact[];
  readonly sessions: readonly KeptSession[];
  readonly faults: readonly FaultRule[];
  readonly pushFaults: readonly PushRule[];
  readonly quirks: Quirks;
  /** Time at which its clock stands still; absent while it runs. */
  readonly frozenAt?: number | undefined;
  /** Absent in files of older mocks. */
  readonly backend?: BackendState | undefined;
}

export interface WorldOptions {
  readonly seed: string;
  readonly population: number;
  /** The machine's clock, or a test's. */
  readonly now: () => number;
  /** Start of each new world's clock; the machine's time if absent. */
  readonly clockStart?: number;
  readonly store?: FactStore;
  /** Lets the fixed tokens of testers pass the bot check. */
  readonly testTokens?: boolean;
  /** Secret of the push application; the demo's if absent. */
  readonly pushSecret?: string;
  /** Sign what stands on papers; the demo's if absent. */
  readonly paperKeys?: PaperKeys;
  /** Keys and services of Web Push; nothing is sent if absent. */
  readonly webPush?: WebPushOptions;
  /** Origins whose passkeys are accepted; pages of `localhost` if empty. */
  readonly passkeyOrigins?: readonly string[];
  /** Called with every one-time code, instead of sending a text message. */
  readonly announceCode?: (subject: string, code: string) => void;
  /** A real backend that calls can be proxied to. */
  readonly backend?: BackendOptions;
  /** Number of worlds that one address may create in an hour; unlimited if absent. */
  readonly newWorldsAnHour?: number;
}
