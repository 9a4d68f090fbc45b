import { randomBytes, randomInt } from 'node:crypto';

export type CodePurpose = 'register' | 'forget' | 'group-register' | 'group-forget';

interface Pending {
  readonly purpose: CodePurpose;
  readonly subject: string;
  readonly code: string;
  readonly expiresAt: number;
  wrongTries: number;
}

const VALID_MS = 5 * 60_000;
const MOST_TRIES = 5;
/** Codes that a person is sent at most within a time, whoever asks and from wherever: each is a message that rings. */
const MOST_SENT = [
  { most: 5, within: 10 * 60_000 },
  { most: 20, within: 24 * 60 * 60_000 },
] as const;
const LONGEST = Math.max(...MOST_SENT.map(({ within }) => within));
/** Maximum number of people whose last code is kept for testers. */
const MOST_READABLE = 1_000;

/**
 * Creates the codes of a world.
 * @param announce called with each code, instead of sending a text message
 */
export function createOneTimeCodes(announce?: (subject: string, code: string) => void) {
  const pending = new Map<string, Pending>();
  const sent = new Map<string, string>();
  const times = new Map<string, number[]>();
  /** Returns when somebody was sent codes; a tester may have set the clock back since. */
  const sentTo = (subject: string, now: number) =>
    (times.get(subject) ?? []).filter((instant) => instant <= now && instant > now - LONGEST);
  return {
    /** Returns the milliseconds until another code may be sent to somebody; 0 if it may be now. */
    wait(subject: string, now: number): number {
      const all = sentTo(subject, now);
      const waits = MOST_SENT.map(({ most, within }) => {
        const oldest = all.at(-most);
        return all.length < most || oldest === undefined ? 0 : oldest + within - now;
      });
      return Math.max(0, ...waits);
    },
    /** Sends a code to the phone of a member or an agency and returns its ticket; earlier tickets become invalid. */
    send(purpose: CodePurpose, subject: string, now: number): string {
      const former = sentTo(subject, now);
      times.delete(subject);
      times.set(subject, [...former, now]);
      const [idle] = times.keys();
      if (times.size > MOST_READABLE && idle !== undefined) times.delete(idle);
      for (const [ticket, other] of pending) {
        // Only a person's newest code is valid: others would allow further guesses for the same phone.
        const isOlder = other.purpose === purpose && other.subject === subject;
        if (isOlder || other.expiresAt <= now) pending.delete(ticket);
      }
      const ticket = randomBytes(24).toString('base64url');
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      pending.set(ticket, { purpose, subject, code, expiresAt: now + VALID_MS, wrongTries: 0 });
      sent.delete(subject);
      sent.set(subject, code);
      const [oldest] = sent.keys();
      if (sent.size > MOST_READABLE && oldest !== undefined) sent.delete(oldest);
      announce?.(subject, code);
      return ticket;
    },
    /** Returns the subject of a ticket and its code, which stay valid; undefined if they are wrong. */
    check(purpose: CodePurpose, ticket: string, code: string, now: number): string | undefined {
      const item = pending.get(ticket);
      if (!item || item.purpose !== purpose || item.expiresAt <= now) return undefined;
      if (item.code === code) return item.subject;
      item.wrongTries += 1;
      if (item.wrongTries >= MOST_TRIES) pending.delete(ticket);
      return undefined;
    },
    /** Uses up a ticket. Returns false if it was used already. */
    use: (ticket: string) => pending.delete(ticket),
    /** Returns the last code sent to a member or an agency, for testers, who have no phone. */
    latest: (subject: string) => sent.get(subject),
    clear(): void {
      pending.clear();
      sent.clear();
      times.clear();
    },
  };
}

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>;
