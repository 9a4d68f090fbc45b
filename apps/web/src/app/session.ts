import { MemberSession } from '@coop/contracts/member/auth';
import { GroupSession } from '@coop/contracts/membergroup/auth';
import { readTolerantly } from '@coop/contracts/read';
import { useSyncExternalStore } from 'react';
import type { ZodMiniType } from 'zod/mini';

/** One kind of sign-in, kept as the whole login answer in local storage so that every tab sees the same. */
export interface SessionStore<T> {
  /** The stored session; undefined when there is none or what is stored cannot be read. */
  get(): T | undefined;
  set(session: T): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

function parse<T extends { token: string }>(schema: ZodMiniType<T>, text: string | null): T | undefined {
  if (text === null) return undefined;
  try {
    const reading = readTolerantly(schema, JSON.parse(text));
    return reading?.value.token ? (reading.value as T) : undefined;
  } catch {
    return undefined;
  }
}

function createStore<T extends { token: string }>(storageKey: string, schema: ZodMiniType<T>): SessionStore<T> {
  const listeners = new Set<() => void>();
  let text: string | null | undefined;
  let session: T | undefined;
  const announce = () => {
    for (const listener of listeners) listener();
  };
  return {
    get() {
      const stored = localStorage.getItem(storageKey);
      if (stored !== text) {
        text = stored;
        session = parse(schema, stored);
      }
      return session;
    },
    set(next) {
      localStorage.setItem(storageKey, JSON.stringify(next));
      announce();
    },
    clear() {
      localStorage.removeItem(storageKey);
      announce();
    },
    subscribe(listener) {
      listeners.add(listener);
      // Another tab signed in or out; `key` is null when it cleared everything.
      const onStorage = (event: StorageEvent) => {
        if (event.key === storageKey || event.key === null) listener();
      };
      addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', onStorage);
      };
    },
  };
}

export const memberSession = createStore('user', MemberSession);
export const groupSession = createStore('usermemgroup', GroupSession);

export function useMemberSession(): MemberSession | undefined {
  return useSyncExternalStore(memberSession.subscribe, memberSession.get);
}

export function useGroupSession(): GroupSession | undefined {
  return useSyncExternalStore(groupSession.subscribe, groupSession.get);
}
