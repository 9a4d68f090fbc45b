import { randomBytes } from 'node:crypto';

/** Challenges for a device to sign: valid once, within five minutes, for one purpose. */
export interface Challenges {
  issue(purpose: string, now: number): string;
  /** Uses up a challenge. Returns false if it was used, is too old, or was made for something else. */
  use(challenge: string, purpose: string, now: number): boolean;
  clear(): void;
}

export const CHALLENGE_MS = 5 * 60_000;
const MOST = 5_000;

export function createChallenges(): Challenges {
  const open = new Map<string, { purpose: string; endsAt: number }>();
  return {
    issue(purpose, now) {
      const challenge = randomBytes(32).toString('base64url');
      open.set(challenge, { purpose, endsAt: now + CHALLENGE_MS });
      const [oldest] = open.keys();
      if (open.size > MOST && oldest !== undefined) open.delete(oldest);
      return challenge;
    },
    use(challenge, purpose, now) {
      const one = open.get(challenge);
      open.delete(challenge);
      return one !== undefined && one.purpose === purpose && one.endsAt > now;
    },
    clear: () => open.clear(),
  };
}
