import { memberSession } from './session.ts';

// What a member has typed and not sent yet. It outlives a reload and a session that ends in the middle, in this tab
// only; signing out forgets it, so that the next person at the same screen finds nothing.

const PREFIX = 'draft/';
/** Drafts that are too secret or too large for storage: a reload forgets them. */
const held = new Map<string, unknown>();

function keyOf(name: string): string {
  return `${PREFIX}${memberSession.get()?.membership_no}/${name}`;
}

/** What was kept, for the caller to check: it may be older than this version of the page. */
export function readDraft(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
}

export function keepDraft(name: string, value: object): void {
  sessionStorage.setItem(keyOf(name), JSON.stringify(value));
}

export function dropDraft(name: string): void {
  sessionStorage.removeItem(keyOf(name));
}

export interface HeldDraft<T> {
  read(): T | undefined;
  keep(value: T): void;
  drop(): void;
}

/** A draft of the member who is signed in now, in memory only: passwords, files. */
export function holdDraft<T>(name: string): HeldDraft<T> {
  const key = keyOf(name);
  return {
    // Nobody else writes under this name.
    read: () => held.get(key) as T | undefined,
    keep: (value) => void held.set(key, value),
    drop: () => void held.delete(key),
  };
}

export function dropAllDrafts(): void {
  held.clear();
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
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
