import { memberSession } from './session.ts';

// What a member or an agency has typed and not sent yet. It outlives a reload and a session that ends in the middle, in this tab
// only; signing out forgets it, so that the next person at the same screen finds nothing.

const PREFIX = 'draft/';

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

const GROUPS = 'group/';

/** Whose drafts an agency's are. */
export const groupOwner = (agencyNo: string | undefined) => `${GROUPS}${agencyNo}`;

/** Forgets every draft of a kind of session; what the other kind has typed in the same tab stays. */
export function dropAllDrafts(kind: 'member' | 'group' = 'member'): void {
  for (const key of Object.keys(sessionStorage)) {
    if (!key.startsWith(PREFIX)) continue;
    const isGroups = key.startsWith(PREFIX + GROUPS);
    if (isGroups === (kind === 'group')) sessionStorage.removeItem(key);
  }
}
