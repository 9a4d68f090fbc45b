import type { EndpointKey } from '@coop/contracts/endpoints';
import { createJournalRoom, type JournalRoom } from './journal-room.ts';
import { fits } from './pattern.ts';

/** Method of entries for pushed events; their address is channel (or socket) and event. */
export const PUSHED = 'PUSH';

export type AnsweredBy = 'backend' | 'mock' | 'nobody';

/**
 * One call as it was answered, or one event as it was pushed. Bodies are text as they went over the wire, secrets
 * masked, long ones cut.
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
  /** Fault that was injected. */
  readonly fault?: string | undefined;
  /** What the call missed by a little: faults with the conditions that it did not meet, or the endpoint that was meant. */
  readonly almost?: string | undefined;
  /** Who answered a proxied call: `nobody` when the caller was told that the backend failed. */
  readonly answeredBy?: AnsweredBy | undefined;
  /** Why the backend’s answer was not passed back. */
  readonly failure?: string | undefined;
  /** In how many places the backend broke the contract. */
  readonly breaches?: number | undefined;
  /** Content type, for answers that are not JSON. */
  readonly type?: string | undefined;
}

export interface JournalFilter {
  /** Key of an endpoint, or a pattern of keys with stars. */
  readonly endpoint?: string | undefined;
  readonly status?: number | undefined;
  readonly subject?: string | undefined;
  /** Text in address, request or response. */
  readonly text?: string | undefined;
  /** Entries after this one only. */
  readonly after?: number | undefined;
}

export interface Journal {
  /** Adds an entry and returns its number. */
  add(entry: Omit<JournalEntry, 'seq'>): number;
  /** Oldest first. */
  list(filter?: JournalFilter): readonly JournalEntry[];
  /** Calls back for every entry from now on; returns a function that stops it. */
  listen(listener: (entry: JournalEntry) => void): () => void;
  clear(): void;
}

const KEPT = 1_000;
/** Maximum number of characters of addresses and bodies kept for a world. */
const KEPT_CHARACTERS = 8_000_000;

const charactersOf = ({ url, request, response }: JournalEntry) =>
  url.length + request.length + response.length;

export function fitsFilter(entry: JournalEntry, filter: JournalFilter): boolean {
  const { endpoint, status, subject, text, after = 0 } = filter;
  if (entry.seq <= after) return false;
  if (endpoint !== undefined && !fits(endpoint, entry.endpoint ?? '')) return false;
  if (status !== undefined && entry.status !== status) return false;
  if (subject !== undefined && entry.subject !== subject) return false;
  return text === undefined || [entry.url, entry.request, entry.response].join('\n').includes(text);
}

/** The last thousand calls of a world, fewer if they are long or other worlds need the room. */
export function createJournal(room: JournalRoom = createJournalRoom()): Journal {
  let entries: JournalEntry[] = [];
  let characters = 0;
  let last = 0;
  const trim = () => {
    const latest = entries.slice(-KEPT);
    let left = latest.reduce((sum, one) => sum + charactersOf(one), 0);
    const first = latest.findIndex((one) => {
      if (left <= KEPT_CHARACTERS) return true;
      left -= charactersOf(one);
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
    add(entry) {
      last += 1;
      const kept = { ...entry, seq: last };
      entries.push(kept);
      characters += charactersOf(kept);
      // Only at twice the limit, so that not every entry costs a copy of the list.
      if (entries.length >= 2 * KEPT || characters >= 2 * KEPT_CHARACTERS) trim();
      room.holds(tenant, entries.length, characters);
      for (const listener of listeners) listener(kept);
      return last;
    },
    list: (filter = {}) => entries.slice(-KEPT).filter((one) => fitsFilter(one, filter)),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear() {
      tenant.empty();
      room.holds(tenant, 0, 0);
    },
  };
}
