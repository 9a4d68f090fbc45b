import { memberSession } from './session.ts';

// What a member or an agency has typed and not sent yet. It outlives a reload and a session that ends in the middle, in this tab
// only; signing out forgets it, so that the next person at the same screen finds nothing.

const PREFIX = 'draft/';
/** Drafts that are too secret or too large for storage: a reload forgets them. */
const held = new Map<string, unknown>();

/** Whose draft it is; the member's unless an agency is named. */
const member = () => String(memberSession.get()?.membership_no);

const keyOf = (name: string, owner: string) => `${PREFIX}${owner}/${name}`;

/** What was kept, for the caller to check: it may be older than this version of the page. */
export function readDraft(name: string, owner = member()): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name, owner)) ?? 'null');
  } catch {
    return null;
  }
}

export function keepDraft(name: string, value: object, owner = member()): void {
  sessionStorage.setItem(keyOf(name, owner), JSON.stringify(value));
}

export function dropDraft(name: string, owner = member()): void {
  sessionStorage.removeItem(keyOf(name, owner));
}

export interface HeldDraft<T> {
  read(): T | undefined;
  keep(value: T): void;
  drop(): void;
}

/** A draft of whoever is signed in now, in memory only: passwords, files. */
export function holdDraft<T>(name: string, owner = member()): HeldDraft<T> {
  const key = keyOf(name, owner);
  return {
    // Nobody else writes under this name.
    read: () => held.get(key) as T | undefined,
    keep: (value) => void held.set(key, value),
    drop: () => void held.delete(key),
  };
}

const GROUPS = 'group/';

/** Whose drafts an agency's are. */
export const groupOwner = (agencyNo: string | undefined) => `${GROUPS}${agencyNo}`;

/** Forgets every draft of a kind of session; what the other kind has typed in the same tab stays. */
export function dropAllDrafts(kind: 'member' | 'group' = 'member'): void {
  const isTheirs = (key: string) =>
    key.startsWith(PREFIX) && key.startsWith(PREFIX + GROUPS) === (kind === 'group');
  for (const key of [...held.keys()].filter(isTheirs)) held.delete(key);
  for (const key of Object.keys(sessionStorage).filter(isTheirs)) sessionStorage.removeItem(key);
}

/**
 * A name for what is sent, so that sent again it is the same request. Unlike randomUUID it is there on a plain http
 * address too.
 */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** A key that was kept, or a new one. */
export function keptKey(kept: unknown): string {
  return typeof kept === 'string' && /^[0-9a-f]{32}$/.test(kept) ? kept : randomKey();
}
