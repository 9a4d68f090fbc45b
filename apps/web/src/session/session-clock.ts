/** When a session ends if nothing more is asked in it, by the device's clock. */
export interface SessionEnd {
  /** How long the session lasts from one answer on, in milliseconds. */
  readonly lifetimeMs: number;
  readonly atMs: number;
}

/** The end of one kind of session. It is stored, so that every tab knows the same. */
export interface SessionClock {
  /**
   * An answer has come, which begins the session's time anew.
   * @param seconds how long the session now lasts, where the answer says so
   */
  move(seconds?: unknown): void;
  /** Undefined where the backend has never said how long a session lasts. */
  get(): SessionEnd | undefined;
  clear(): void;
  /** Tells of every change, also one in another tab. */
  subscribe(listener: () => void): () => void;
}

function createClock(storageKey: string): SessionClock {
  const listeners = new Set<() => void>();
  const announce = () => {
    for (const listener of listeners) listener();
  };
  const get = (): SessionEnd | undefined => {
    const [lifetimeMs = 0, atMs = 0] = (localStorage.getItem(storageKey) ?? '')
      .split(' ')
      .map(Number);
    return lifetimeMs > 0 && atMs > 0 ? { lifetimeMs, atMs } : undefined;
  };
  return {
    get,
    move(seconds) {
      const lifetimeMs = Number(seconds) > 0 ? Number(seconds) * 1_000 : get()?.lifetimeMs;
      if (lifetimeMs === undefined) return;
      localStorage.setItem(storageKey, `${lifetimeMs} ${Date.now() + lifetimeMs}`);
      announce();
    },
    clear() {
      localStorage.removeItem(storageKey);
      announce();
    },
    subscribe(listener) {
      listeners.add(listener);
      const onStorage = ({ key }: StorageEvent) => {
        if (key === storageKey || key === null) listener();
      };
      addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', onStorage);
      };
    },
  };
}

export const memberClock = createClock('user-end');
export const groupClock = createClock('usermemgroup-end');

/** The longest time before the end at which it is announced. */
const WARNING_MS = 120_000;

export type Phase = 'calm' | 'warn' | 'over';

/** How long before the end the warning comes: two minutes, or half of a session that is shorter than four. */
const warningMs = ({ lifetimeMs }: SessionEnd) => Math.min(WARNING_MS, lifetimeMs / 2);

/** Where a session stands, and how long it will stand there, in milliseconds. */
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
