import type { DemandKind } from '@coop/contracts/info/demand';
import type { RequestType } from '@coop/contracts/member/requestpromoney';
import type { DeductResult } from '../agency/deduction.ts';
import type { ConfirmationReply } from '../letter/confirmation.ts';

// Nothing is stored for a member until something changes. A change is a fact in a log, applied when records are read.

export interface PasswordHash {
  readonly salt: string;
  readonly hash: string;
}

/** A request for welfare as its member filed it. */
export interface FiledWelfare {
  /** Idempotency key: the same key is the same request. */
  readonly key: string;
  readonly no: string;
  readonly code: string;
  readonly requestedOn: string;
  readonly eventOn: string;
  readonly quantity: number;
  readonly amountSatang: number;
  readonly note: string;
  readonly files: readonly { name: string; type: string; bytes: number; base64: string }[];
}

/** A money request as it was sent. */
export interface MoneyRequestFact {
  readonly requestNo: string;
  readonly key: string;
  readonly type: RequestType;
  readonly refNo: string;
  readonly amountSatang: number;
  readonly reason: string;
}

/** A question as it was put on the board; its subject is always `all`. */
export interface BoardPostFact {
  readonly id: number;
  readonly key: string;
  readonly by: string;
  readonly memberNo: string;
  readonly question: string;
  readonly note: string;
}

/** A demand as it was filed; its subject is always `all`. */
export interface DemandFact {
  readonly no: string;
  readonly key: string;
  readonly kind: DemandKind;
  readonly topic: string;
  readonly detail: string;
  readonly contact: string;
  readonly isPrivate: boolean;
}

/** Kinds of facts and what each holds. The subject is a membership or agency number. */
export interface FactValues {
  'member-password': PasswordHash;
  'group-password': PasswordHash;
  'group-registered': Record<string, never>;
  /** Subject: an agency. The last one of a month counts. */
  'deduct-result': DeductResult;
  registered: Record<string, never>;
  'money-request': MoneyRequestFact;
  'money-request-cancel': { requestNo: string };
  /** Subject: always `all`. Its facts are counted to number the requests of a world. */
  'money-request-no': Record<string, never>;
  /** Subject: the administrator. A call made as a member, and whether it was allowed. */
  audit: { member: string; endpoint: string; allowed: boolean; reason: string };
  'terms-accepted': { version: string; marketing: boolean; thirdParty: boolean };
  avatar: { file: string; base64: string };
  'confirm-reply': ConfirmationReply;
  /** Subject: a file under mediafiles/. */
  media: { owner: string };
  'welfare-request': FiledWelfare;
  'welfare-cancel': { no: string };
  'board-post': BoardPostFact;
  /** Subject: the number of the thread. */
  'board-answer': { key: string; by: string; text: string };
  demand: DemandFact;
  /** Subject: always `all`. A notification to everyone. */
  notification: { title: string; body: string; url: string };
}
export type FactKind = keyof FactValues;

export interface Fact<K extends FactKind = FactKind> {
  readonly at: number;
  readonly kind: K;
  readonly subject: string;
  readonly value: FactValues[K];
}

/** Kinds of which only the last fact about a subject is read, so that earlier ones need not be kept. */
const REPLACING: ReadonlySet<FactKind> = new Set([
  'avatar',
  'member-password',
  'group-password',
] satisfies FactKind[]);

export const replacesItsKind = ({ kind }: Fact): boolean => REPLACING.has(kind);

/** Persistent storage of facts. `append` returns only when the fact is safe. */
export interface FactStore {
  load(world: string): Fact[];
  append(world: string, fact: Fact): void;
  /** Replaces all facts of a world. */
  replace(world: string, facts: readonly Fact[]): void;
}

export interface Overlay {
  append<K extends FactKind>(fact: Fact<K>): void;
  /** The last fact of a kind about a subject. */
  latest<K extends FactKind>(kind: K, subject: string): FactValues[K] | undefined;
  /** All facts of a kind about a subject, oldest first. */
  all<K extends FactKind>(kind: K, subject: string): readonly Fact<K>[];
  /** Every fact that is kept, in the order it came. */
  dump(): readonly Fact[];
  /** Calls back for every fact from now on. */
  listen(listener: (fact: Fact) => void): void;
  restore(facts: readonly Fact[]): void;
}

/** The facts of one world, in memory and, with a store, on disk before `append` returns. */
export function createOverlay(world: string, store?: FactStore): Overlay {
  const log = new Set<Fact>();
  const bySubject = new Map<string, Fact[]>();
  const listeners: ((fact: Fact) => void)[] = [];
  const keep = (fact: Fact) => {
    log.add(fact);
    const key = `${fact.kind}/${fact.subject}`;
    const facts = bySubject.get(key) ?? [];
    if (replacesItsKind(fact)) for (const former of facts.splice(0)) log.delete(former);
    facts.push(fact);
    bySubject.set(key, facts);
  };
  for (const fact of store?.load(world) ?? []) keep(fact);
  // Facts enter through `append` only, which ties each value to its kind.
  const all = <K extends FactKind>(kind: K, subject: string) =>
    (bySubject.get(`${kind}/${subject}`) ?? []) as Fact<K>[];
  return {
    append(fact) {
      store?.append(world, fact);
      keep(fact);
      for (const listener of listeners) listener(fact);
    },
    latest: (kind, subject) => all(kind, subject).at(-1)?.value,
    all,
    dump: () => [...log],
    listen: (listener) => void listeners.push(listener),
    restore(facts) {
      store?.replace(world, facts);
      log.clear();
      bySubject.clear();
      for (const fact of facts) keep(fact);
    },
  };
}
