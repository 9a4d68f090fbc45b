import { randomBytes } from 'node:crypto';

export const BOT_TOKEN_MS = 2 * 60_000;
/** Time that expired tokens are kept, to tell a late one from an invented one. */
const REMEMBERED_MS = 10 * 60_000;

export function createBotTokens() {
  const issued = new Map<string, { at: number; used: boolean }>();
  return {
    issue(now: number): string {
      for (const [token, { at }] of issued) {
        // Absolute, because a tester may have set the clock back.
        if (Math.abs(now - at) <= REMEMBERED_MS) break;
        issued.delete(token);
      }
      const token = randomBytes(24).toString('base64url');
      issued.set(token, { at: now, used: false });
      return token;
    },
    /** Uses up a token. Returns the provider's error code; undefined if the token was valid. */
    redeem(
      token: string,
      now: number,
    ): 'invalid-input-response' | 'timeout-or-duplicate' | undefined {
      const found = issued.get(token);
      if (!found) return 'invalid-input-response';
      if (found.used || now - found.at > BOT_TOKEN_MS) return 'timeout-or-duplicate';
      found.used = true;
      return undefined;
    },
    clear: () => issued.clear(),
  };
}

/** Tokens of the bot check: valid for one use within two minutes. */
export type BotTokens = ReturnType<typeof createBotTokens>;
