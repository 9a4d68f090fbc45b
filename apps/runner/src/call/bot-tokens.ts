import { readFileSync } from 'node:fs';
import type { EndpointKey } from '@coop/contracts/endpoints';
import { CannotRun } from './cannot-run.ts';

/** Tokens that pass the bot check: one that always does, or single-use ones. */
export interface BotTokens {
  readonly words: readonly string[];
  readonly isSingleUse: boolean;
}

/** Reads the lines of a file that an option names. */
export function linesOf(option: string, file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    throw new CannotRun(`${option}: ${file} cannot be read`);
  }
}

/** Reads `WORD`, which always passes, or the single-use tokens `ONE,TWO,@FILE`. Throws when a list is empty. */
export function readBotTokens(text: string, isList = /[,@]/.test(text)): BotTokens {
  if (!isList) return { words: [text], isSingleUse: false };
  const entries = text.split(',').map((part) => part.trim());
  const words = entries
    .flatMap((entry) => (entry.startsWith('@') ? linesOf('--bot-token', entry.slice(1)) : [entry]))
    .map((word) => word.trim())
    .filter(Boolean);
  if (words.length === 0) throw new CannotRun('--bot-token: the list of tokens names none');
  return { words: [...new Set(words)], isSingleUse: true };
}

/** Failure of a call that was not made for lack of a token. */
export const NO_TOKEN = 'no bot token was left';

/**
 * Spends the bot tokens of a run: replaces the first one, which the runner puts into bodies, by an unused one; other
 * bodies stay as they are.
 */
export function openBotPurse({ words, isSingleUse }: BotTokens) {
  const [standIn] = words;
  const missed: EndpointKey[] = [];
  let used = 0;
  const carries = (body: unknown): body is { recaptcha: string } =>
    (body as { recaptcha?: unknown } | undefined)?.recaptcha === standIn;
  return {
    /** Calls that were not made because no token was left. */
    missed: missed as readonly EndpointKey[],
    /** Says why, and how many tokens would have been enough. */
    why: () =>
      `the ${words.length} single-use bot ${words.length === 1 ? 'token' : 'tokens'} ran out; the same run needs at least ${used + missed.length}`,
    /** Returns the body with an unused token; undefined when none is left. */
    fill(key: EndpointKey, body: unknown): unknown {
      if (!isSingleUse || !carries(body)) return body;
      const next = words[used];
      if (next === undefined) {
        missed.push(key);
        return undefined;
      }
      used += 1;
      return { ...body, recaptcha: next };
    },
  };
}

export type BotPurse = ReturnType<typeof openBotPurse>;
