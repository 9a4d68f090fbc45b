import type { MemberSession } from '@coop/contracts/member/auth';
import type { GroupSession } from '@coop/contracts/membergroup/auth';
import { useSyncExternalStore } from 'react';
import { forgetPastToasts } from '../toasts/notify.ts';
import { createListeners } from './listeners.ts';
import { deviceStorage } from './storage/storage.ts';

/** One kind of sign-in, kept as the whole login answer in local storage so that every tab sees the same. */
export interface SessionStore<T> {
  /** Returns the stored session; undefined when there is none or it cannot be read. */
  get(): T | undefined;
  set(session: T): void;
  /**
   * Marks that the person is signing out, so that no return address is kept and no message says that it has ended. Other
   * tabs have no session from then on; this one keeps it until it is cleared, to sign out with.
   */
  leave(): void;
  clear(): void;
  /** Tells whether the person ended the last session of this page, or is about to. */
  isLeft(): boolean;
  /** Returns the last session of this page if it is over and the person has not ended it. */
  ended(): T | undefined;
  subscribe(listener: () => void): () => void;
}

type Read<T> = (stored: Record<string, unknown>) => T;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const readRelative = (stored: Record<string, unknown>) => ({
  name: text(stored.name),
  until: text(stored.until),
});

// Checked by hand, because the first view does not load the schemas; older versions may have written the storage.
function readMember(stored: Record<string, unknown>): MemberSession {
  const member = record(stored.member);
  return {
    token: text(stored.token),
    membership_no: text(stored.membership_no),
    member: {
      prename: text(member.prename),
      member_name: text(member.member_name),
      member_surname: text(member.member_surname),
    },
    ...(stored.impersonated === true && { impersonated: true }),
    ...(stored.relative !== undefined && { relative: readRelative(record(stored.relative)) }),
  };
}

function readGroup(stored: Record<string, unknown>): GroupSession {
  return {
    token: text(stored.token),
    member_group_no: text(stored.member_group_no),
    member_group_name: text(stored.member_group_name),
    ...(typeof stored.phone === 'string' && { phone: stored.phone }),
  };
}

function parse<T extends { token: string }>(read: Read<T>, stored: string | null): T | undefined {
  if (stored === null) return undefined;
  try {
    const session = read(record(JSON.parse(stored)));
    return session.token === '' ? undefined : session;
  } catch {
    return undefined;
  }
}

function createStore<T extends { token: string }>(
  storageKey: string,
  read: Read<T>,
): SessionStore<T> {
  const { tell, subscribe } = createListeners(storageKey);
  let seen: string | null | undefined;
  let session: T | undefined;
  let left = false;
  let last: T | undefined;
  /** Tells whether the session is out of the storage already, and this tab is about to forget it. */
  let leaving = false;
  const get = () => {
    if (leaving) return session;
    const stored = deviceStorage.getItem(storageKey);
    if (stored !== seen) {
      seen = stored;
      session = parse(read, stored);
      forgetPastToasts();
      if (session) {
        left = false;
        last = session;
      }
    }
    return session;
  };
  return {
    get,
    set(next) {
      left = false;
      leaving = false;
      deviceStorage.setItem(storageKey, JSON.stringify(next));
      tell();
    },
    leave() {
      // Reads the current session first, which another tab may have changed.
      leaving = get() !== undefined;
      left = true;
      deviceStorage.removeItem(storageKey);
      tell();
    },
    isLeft: () => left,
    ended: () => (get() || left ? undefined : last),
    clear() {
      // Once it is left, what is stored is a session that another tab has begun since.
      if (!leaving) deviceStorage.removeItem(storageKey);
      leaving = false;
      tell();
    },
    // Also when another tab signs in or out.
    subscribe,
  };
}

export const memberSession = createStore('user', readMember);
export const groupSession = createStore('usermemgroup', readGroup);

/** Tells whether the member chose "remember" when signing in; never in a session of an administrator. */
export function isRemembered(): boolean {
  try {
    const { remember, impersonated } = record(JSON.parse(deviceStorage.getItem('user') ?? 'null'));
    return remember === true && impersonated !== true;
  } catch {
    return false;
  }
}

/** The session while prerendering: none. */
const nobody = () => undefined;

export function useMemberSession(): MemberSession | undefined {
  return useSyncExternalStore(memberSession.subscribe, memberSession.get, nobody);
}

export function useGroupSession(): GroupSession | undefined {
  return useSyncExternalStore(groupSession.subscribe, groupSession.get, nobody);
}
