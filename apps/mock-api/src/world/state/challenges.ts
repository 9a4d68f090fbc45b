import { randomBytes } from 'node:crypto';

interface Open {
  readonly purpose: string;
  readonly visitor: string;
  readonly endsAt: number;
}

export const CHALLENGE_MS = 5 * 60_000;
const MOST = 5_000;
/** A visitor's challenges; an office has one address. */
const MOST_OF_ONE = 50;

/**
 * Keeps the open challenges. Where there is no room, the newest goes of whoever has most, so that nobody who waits loses
 * one to a flood.
 */
export function createChallenges() {
  const open = new Map<string, Open>();
  const byVisitor = new Map<string, string[]>();
  const close = (challenge: string) => {
    const item = open.get(challenge);
    if (!item) return undefined;
    open.delete(challenge);
    const left = byVisitor.get(item.visitor)?.filter((other) => other !== challenge) ?? [];
    if (left.length > 0) byVisitor.set(item.visitor, left);
    else byVisitor.delete(item.visitor);
    return item;
  };
  const sweep = (now: number) => {
    for (const [challenge, { endsAt }] of open) if (endsAt <= now) close(challenge);
  };
  const makeRoom = () => {
    let fullest: string[] = [];
    for (const challenges of byVisitor.values())
      if (challenges.length >= fullest.length) fullest = challenges;
    close(fullest.at(-1) ?? '');
  };
  return {
    /** @param visitor who asks, of whom no more are kept than there is room for */
    issue(purpose: string, visitor: string, now: number): string {
      const challenge = randomBytes(32).toString('base64url');
      open.set(challenge, { purpose, visitor, endsAt: now + CHALLENGE_MS });
      const challenges = [...(byVisitor.get(visitor) ?? []), challenge];
      byVisitor.set(visitor, challenges);
      const [first = ''] = challenges;
      if (challenges.length > MOST_OF_ONE) close(first);
      if (open.size > MOST) sweep(now);
      if (open.size > MOST) makeRoom();
      return challenge;
    },
    /** Uses up a challenge. Returns false if it was used, is too old, or was made for something else. */
    use(challenge: string, purpose: string, now: number): boolean {
      const item = close(challenge);
      return item !== undefined && item.purpose === purpose && item.endsAt > now;
    },
    clear(): void {
      open.clear();
      byVisitor.clear();
    },
  };
}

/** Challenges for a device to sign: valid once, within five minutes, for one purpose. */
export type Challenges = ReturnType<typeof createChallenges>;
