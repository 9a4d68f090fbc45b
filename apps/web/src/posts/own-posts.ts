import { MOST_OWN_KEYS } from '@coop/contracts/info/post-limits';
import { deviceStorage } from '../session/storage/storage.ts';
import { useIsPrerendered } from '../site/rendered-page.ts';

// Keys of the texts written in this browser. Whoever has the key of a text is its author and sees it during moderation.

const STORE = 'own-posts';
export type PostKind = 'board' | 'demand';

function readAll(): Record<string, unknown> {
  try {
    return JSON.parse(deviceStorage.getItem(STORE) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** A key, and after a slash the number of its text where that is known: what one entry of the store holds. */
const keyOf = (entry: string) => entry.split('/')[0] ?? '';
const numberOf = (entry: string) => entry.split('/')[1];

function entriesOf(kind: PostKind): string[] {
  const kept = readAll()[kind];
  return Array.isArray(kept) ? kept.filter((value) => typeof value === 'string') : [];
}

const write = (kind: PostKind, entries: readonly string[]) =>
  deviceStorage.setItem(STORE, JSON.stringify({ ...readAll(), [kind]: entries }));

/** The newest keys of a kind; undefined when there are none, as on the server, which leaves the field out of the call. */
export function ownKeys(kind: PostKind): string[] | undefined {
  if (typeof window === 'undefined') return undefined;
  const keys = entriesOf(kind).map(keyOf);
  return keys.length > 0 ? keys.slice(-MOST_OWN_KEYS) : undefined;
}

/** The same; none while the page is what the server rendered, which does not know this device. */
export const useOwnKeys = (kind: PostKind): string[] | undefined =>
  useIsPrerendered() ? undefined : ownKeys(kind);

/** Stores the key of a text, with the text's number, by which it alone can be forgotten. */
export function rememberOwn(kind: PostKind, key: string, number?: string): void {
  const others = entriesOf(kind).filter((entry) => keyOf(entry) !== key);
  write(kind, [...others, number ? `${key}/${number}` : key].slice(-MOST_OWN_KEYS));
}

/** Deletes the key of the text with this number, for a shared computer; also those whose number is not known. */
export function forgetOwn(kind: PostKind, number: string): void {
  const others = entriesOf(kind).filter((entry) => ![undefined, number].includes(numberOf(entry)));
  write(kind, others);
}
