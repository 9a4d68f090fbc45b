import { memberSession } from './session.ts';

// What a member has typed and not sent yet. It outlives a reload and a session that ends in the middle, in this tab
// only; signing out forgets it, so that the next person at the same screen finds nothing.

const PREFIX = 'draft/';

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

export function dropAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}
