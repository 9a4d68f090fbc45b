import { randomBytes } from 'node:crypto';

/** Tokens of the bot check: good for one use, and for two minutes. */
export interface BotTokens {
  issue(now: number): string;
  /** Why a token is refused, in the provider's words; undefined when it was good, and now it is used up. */
  redeem(token: string, now: number): 'invalid-input-response' | 'timeout-or-duplicate' | undefined;
  clear(): void;
}

export const BOT_TOKEN_MS = 2 * 60_000;
/** Tokens that are kept after their time, to tell a late one from an invented one. */
const REMEMBERED_MS = 10 * 60_000;

export function createBotTokens(): BotTokens {
  const issued = new Map<string, { at: number; used: boolean }>();
  return {
    issue(now) {
      for (const [token, { at }] of issued) {
        // Also those of a time that a tester's clock has come back from.
        if (Math.abs(now - at) <= REMEMBERED_MS) break;
        issued.delete(token);
      }
      const token = randomBytes(24).toString('base64url');
      issued.set(token, { at: now, used: false });
      return token;
    },
    redeem(token, now) {
      const found = issued.get(token);
      if (!found) return 'invalid-input-response';
      if (found.used || now - found.at > BOT_TOKEN_MS) return 'timeout-or-duplicate';
      found.used = true;
      return undefined;
    },
    clear: () => issued.clear(),
  };
}
