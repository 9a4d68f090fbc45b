import { MOST_OWN_KEYS } from '@coop/contracts/info/post-limits';

// Keys of the texts written in this browser. Whoever has the key of a text is its author and sees it during moderation.

const STORE = 'own-posts';
export type PostKind = 'board' | 'demand';

function readAll(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** The newest keys of a kind; undefined when there are none, which leaves the field out of the call. */
export function ownKeys(kind: PostKind): string[] | undefined {
  const kept = readAll()[kind];
  const keys = Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  return keys.length > 0 ? keys.slice(-MOST_OWN_KEYS) : undefined;
}

export function rememberOwn(kind: PostKind, key: string): void {
  const keys = [...(ownKeys(kind) ?? []).filter((one) => one !== key), key];
  try {
    const kept = { ...readAll(), [kind]: keys.slice(-MOST_OWN_KEYS) };
    localStorage.setItem(STORE, JSON.stringify(kept));
  } catch {
    // Without storage the text is sent all the same, but its author does not see it until it is approved.
  }
}

/** Deletes the keys, for a shared computer. */
export function forgetOwn(kind: PostKind): void {
  localStorage.setItem(STORE, JSON.stringify({ ...readAll(), [kind]: [] }));
}
