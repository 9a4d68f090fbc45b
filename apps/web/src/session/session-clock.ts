import { createListeners } from './listeners.ts';
import { deviceStorage } from './storage/storage.ts';

/** The end of a session without further calls, by the device's clock. */
export interface SessionEnd {
  /** Length of the session from one answer on, in milliseconds. */
  readonly lifetimeMs: number;
  readonly atMs: number;
}

/** The end of one kind of session. It is stored, so that every tab knows the same. */
export interface SessionClock {
  /**
   * Restarts the session's time after an answer.
   * @param seconds new length of the session, where the answer has one
   */
  move(seconds?: unknown): void;
  /** Undefined where the backend has never told the length of a session. */
  get(): SessionEnd | undefined;
  clear(): void;
  /** Calls back on every change, also one in another tab. */
  subscribe(listener: () => void): () => void;
}

function createClock(storageKey: string): SessionClock {
  const { tell, subscribe } = createListeners(storageKey);
  const get = (): SessionEnd | undefined => {
    const [lifetimeMs = 0, atMs = 0] = (deviceStorage.getItem(storageKey) ?? '')
      .split(' ')
      .map(Number);
    return lifetimeMs > 0 && atMs > 0 ? { lifetimeMs, atMs } : undefined;
  };
  return {
    get,
    move(seconds) {
      const lifetimeMs = Number(seconds) > 0 ? Number(seconds) * 1_000 : get()?.lifetimeMs;
      if (lifetimeMs === undefined) return;
      deviceStorage.setItem(storageKey, `${lifetimeMs} ${Date.now() + lifetimeMs}`);
      tell();
    },
    clear() {
      deviceStorage.removeItem(storageKey);
      tell();
    },
    subscribe,
  };
}

export const memberClock = createClock('user-end');
export const groupClock = createClock('usermemgroup-end');

/** The longest time before the end at which it is announced. */
const WARNING_MS = 120_000;

export type Phase = 'calm' | 'warn' | 'over';

/** Returns when the warning comes before the end: two minutes, or half of a session that is shorter than four. */
const warningMs = ({ lifetimeMs }: SessionEnd) => Math.min(WARNING_MS, lifetimeMs / 2);

/** Returns the phase of a session, and how long it lasts, in milliseconds. */
export function phaseAt(
  end: SessionEnd | undefined,
  nowMs: number,
): { readonly phase: Phase; readonly leftMs: number } {
  if (!end) return { phase: 'calm', leftMs: Number.POSITIVE_INFINITY };
  const leftMs = end.atMs - nowMs;
  if (leftMs <= 0) return { phase: 'over', leftMs: 0 };
  const calmMs = leftMs - warningMs(end);
  return calmMs > 0 ? { phase: 'calm', leftMs: calmMs } : { phase: 'warn', leftMs };
}
