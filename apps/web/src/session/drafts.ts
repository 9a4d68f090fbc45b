import { memberSession } from './session.ts';
import { tabStorage } from './storage/storage.ts';

// Drafts: what a member or an agency has typed and not sent yet. They survive a reload and the end of a session, in
// this tab only; signing out deletes them, so that the next person at the same screen finds nothing.

const PREFIX = 'draft/';
/** Drafts that are too secret or too large for storage and are lost with a reload. */
const held = new Map<string, unknown>();

/** Owner of a draft: the member, unless an agency is given. */
const member = () => String(memberSession.get()?.membership_no);

const keyOf = (name: string, owner: string) => `${PREFIX}${owner}/${name}`;

/** Returns a stored draft, which the caller must validate: an older version of the page may have written it. */
export function readDraft(name: string, owner = member()): unknown {
  try {
    return JSON.parse(tabStorage.getItem(keyOf(name, owner)) ?? 'null');
  } catch {
    return null;
  }
}

export function keepDraft(name: string, value: object, owner = member()): void {
  tabStorage.setItem(keyOf(name, owner), JSON.stringify(value));
}

export function dropDraft(name: string, owner = member()): void {
  tabStorage.removeItem(keyOf(name, owner));
}

/** Keeps a draft of the signed-in person in memory only, for passwords and files. */
export function holdDraft<T>(name: string, owner = member()) {
  const key = keyOf(name, owner);
  return {
    // Only this module writes this key.
    read: () => held.get(key) as T | undefined,
    keep: (value: T) => void held.set(key, value),
    drop: () => void held.delete(key),
  };
}

const GROUPS = 'group/';

/** Returns the owner name for the drafts of an agency. */
export const groupOwner = (agencyNo: string | undefined) => `${GROUPS}${agencyNo}`;

const isOf = (area: 'member' | 'membergroup') => (key: string) =>
  key.startsWith(PREFIX) && key.startsWith(PREFIX + GROUPS) === (area === 'membergroup');

/** Returns whether this tab has stored drafts of one area. */
export const hasDrafts = (area: 'member' | 'membergroup'): boolean =>
  tabStorage.keys().some(isOf(area));

/** Deletes the drafts of one area; those of the other in the same tab stay. */
export function dropAllDrafts(area: 'member' | 'membergroup' = 'member'): void {
  for (const key of [...held.keys()].filter(isOf(area))) held.delete(key);
  for (const key of tabStorage.keys().filter(isOf(area))) tabStorage.removeItem(key);
}
