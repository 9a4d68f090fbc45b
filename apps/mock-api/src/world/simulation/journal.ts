import { maskSecretPath, maskSecrets } from '@coop/contract-laws/secrets';
import type { EndpointKey } from '@coop/contracts/endpoints';
import { createJournalRoom, type JournalRoom } from './journal-room.ts';
import { fits } from './pattern.ts';

/** Signs that steer a terminal or turn the direction of writing. JSON lets some of them stand as they are. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is escaped
const STEERING = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Escapes characters that control a terminal or the writing direction; parsed as JSON the text stays the same. */
const escapeSteering = (text: string): string =>
  text.replace(STEERING, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Returns a body of a call as a journal shows it: without secrets, and without what steers a terminal. */
export const readableBody = (body: string, key: string | undefined): string =>
  escapeSteering(maskSecrets(body, key));

/** Method of entries for pushed events; their address is channel (or socket) and event. */
export const PUSHED = 'PUSH';
/** Method of the entry with which a world begins that was dropped before. */
export const BEGUN_ANEW = 'WORLD';

export type AnsweredBy = 'backend' | 'mock' | 'nobody';

type HeaderValues = Readonly<Record<string, string>>;
/** Headers of a call and of its answer. */
export interface CallHeaders {
  readonly request: HeaderValues;
  readonly response: HeaderValues;
}

/**
 * One answered call, or one pushed event. Bodies are text as on the wire, long ones cut; secrets are masked when the
 * journal is read.
 */
export interface JournalEntry {
  readonly seq: number;
  /** The world's time, milliseconds since 1970. */
  readonly at: number;
  readonly method: string;
  readonly url: string;
  /** Undefined for calls outside the contract, such as files. */
  readonly endpoint?: EndpointKey | undefined;
  /** Subject of the session. */
  readonly subject?: string | undefined;
  /** 0 when the connection was cut, or a fault kept an event from everybody. */
  readonly status: number;
  readonly ms: number;
  readonly request: string;
  readonly response: string;
  /** By name in lower case, secrets masked; pushed events have none. */
  readonly headers?: CallHeaders | undefined;
  /** Number that the portal's visitor was given for the call. */
  readonly reference?: string | undefined;
  /** Fault that was injected. */
  readonly fault?: string | undefined;
  /** Near misses of the call: faults with the unmet conditions, or the endpoint that was probably meant. */
  readonly almost?: string | undefined;
  /** Source of the answer to a proxied call: `nobody` if the caller was told that the backend failed. */
  readonly answeredBy?: AnsweredBy | undefined;
  /** Reason why the backend's answer was not passed on. */
  readonly failure?: string | undefined;
  /** Number of places in which the backend broke the contract. */
  readonly breaches?: number | undefined;
  /** Content type, for answers that are not JSON. */
  readonly type?: string | undefined;
}

/** A call as it is added; an answer may be given as the bytes that are sent. */
interface AddedEntry extends Omit<JournalEntry, 'seq' | 'response'> {
  readonly response: string | Buffer;
}

type KeptEntry = AddedEntry & Pick<JournalEntry, 'seq'>;

export interface JournalFilter {
  /** Key of an endpoint, or a pattern of keys with stars. */
  readonly endpoint?: string | undefined;
  readonly status?: number | undefined;
  readonly subject?: string | undefined;
  /** Headers of the request; values may contain `*`. */
  readonly headers?: HeaderValues | undefined;
  /** Text in address, request, response or reference. */
  readonly text?: string | undefined;
  /** Entries after this one only. */
  readonly after?: number | undefined;
}

const KEPT = 1_000;
/** Maximum number of characters and bytes of addresses and bodies kept for a world. */
const KEPT_CHARACTERS = 4_000_000;

/** Space of the headers of most calls; they are not counted one by one. */
const HEADERS = 1_000;
const charactersOf = ({ url, request, response, headers }: KeptEntry) =>
  url.length + request.length + response.length + (headers ? HEADERS : 0);

/** Tells whether a call was made with these headers; values may contain `*`. */
const hasHeaders = (entry: KeptEntry, wanted: HeaderValues) =>
  Object.entries(wanted).every(([name, pattern]) => {
    const value = entry.headers?.request[name.toLowerCase()];
    return value !== undefined && fits(pattern, value);
  });

/** Returns whether an entry matches everything in a filter that can be checked without its bodies. */
function isOf(entry: KeptEntry, filter: JournalFilter): boolean {
  const { endpoint, status, subject, headers, after = 0 } = filter;
  if (entry.seq <= after) return false;
  if (endpoint !== undefined && !fits(endpoint, entry.endpoint ?? '')) return false;
  if (status !== undefined && entry.status !== status) return false;
  if (headers !== undefined && !hasHeaders(entry, headers)) return false;
  return subject === undefined || entry.subject === subject;
}

export function fitsFilter(entry: JournalEntry, filter: JournalFilter): boolean {
  const { text } = filter;
  if (!isOf(entry, filter)) return false;
  const { url, request, response, reference = '' } = entry;
  return text === undefined || [url, request, response, reference].join('\n').includes(text);
}

/** Characters or bytes of a body that are kept. */
const KEPT_OF_BODY = 128_000;
/** Limit for a backend's answers, which a recording needs whole. */
const KEPT_OF_BACKEND = 500_000;

/**
 * Copies the beginning of a long body: a slice would keep the whole in memory. It stays bytes, because a text with a
 * single Thai letter takes two of them for each letter.
 */
function cut(body: string | Buffer, mostLength = KEPT_OF_BODY): string | Buffer {
  if (body.length <= mostLength) return body;
  const bytes = typeof body === 'string' ? Buffer.from(body.slice(0, mostLength)) : body;
  return Buffer.concat([bytes.subarray(0, mostLength), Buffer.from('…')]);
}

const read = new WeakMap<KeptEntry, JournalEntry>();

/** Masks secrets when an entry is read, which takes longer than many answers, so that no caller waits for it. */
function readable(entry: KeptEntry): JournalEntry {
  const known = read.get(entry);
  if (known) return known;
  const { endpoint } = entry;
  const shown = {
    ...entry,
    url: entry.method === PUSHED ? entry.url : maskSecretPath(entry.url),
    request: readableBody(entry.request, endpoint),
    response: readableBody(String(entry.response), endpoint),
  };
  read.set(entry, shown);
  return shown;
}

/** Creates a journal of the last thousand calls of a world, fewer if they are long or other worlds need the room. */
export function createJournal(room: JournalRoom = createJournalRoom()) {
  let entries: KeptEntry[] = [];
  let characters = 0;
  let last = 0;
  let clearedAt = 0;
  const trim = () => {
    const latest = entries.slice(-KEPT);
    let left = latest.reduce((sum, entry) => sum + charactersOf(entry), 0);
    const first = latest.findIndex((entry) => {
      if (left <= KEPT_CHARACTERS) return true;
      left -= charactersOf(entry);
      return false;
    });
    entries = latest.slice(first);
    characters = left;
  };
  const listeners = new Set<(entry: JournalEntry) => void>();
  const tenant = {
    empty() {
      entries = [];
      characters = 0;
    },
  };
  return {
    /** Adds an entry and returns its number. */
    add(entry: AddedEntry): number {
      last += 1;
      const mostLength = entry.answeredBy === undefined ? KEPT_OF_BODY : KEPT_OF_BACKEND;
      const response = cut(entry.response, mostLength);
      const kept = { ...entry, seq: last, request: String(cut(entry.request)), response };
      entries.push(kept);
      characters += charactersOf(kept);
      // Only a quarter above the limit, so that not every entry costs a copy of the list.
      if (entries.length >= 1.25 * KEPT || characters >= 1.25 * KEPT_CHARACTERS) trim();
      room.holds(tenant, entries.length, characters);
      for (const listener of listeners) listener(readable(kept));
      return last;
    },
    /** Oldest first. */
    list: (filter: JournalFilter = {}): readonly JournalEntry[] =>
      entries
        .slice(-KEPT)
        .filter((entry) => isOf(entry, filter))
        .map(readable)
        .filter((entry) => fitsFilter(entry, filter)),
    /** Calls back for every entry from now on; returns a function that stops it. */
    listen(listener: (entry: JournalEntry) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    bounds() {
      const kept = Math.min(entries.length, KEPT);
      return {
        kept,
        /** Calls dropped to make room since it was last cleared. */
        dropped: last - clearedAt - kept,
        /** Maximum number of calls; fewer are kept if they are long. */
        most: KEPT,
      };
    },
    clear(): void {
      clearedAt = last;
      tenant.empty();
      room.holds(tenant, 0, 0);
    },
  };
}

export type Journal = ReturnType<typeof createJournal>;
