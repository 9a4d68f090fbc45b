import { readFileSync } from 'node:fs';
import type { EndpointKey } from '@coop/contracts/endpoints';
import { CannotRun } from './cannot-run.ts';

/** What passes the bot check: one word for every call, or words that each count once. */
export interface BotTokens {
  readonly words: readonly string[];
  readonly isSingleUse: boolean;
}

const fromFile = (file: string): string[] => {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    throw new CannotRun(`--bot-token: ${file} cannot be read`);
  }
};

/** Reads `WORD`, which passes every call, or `ONE,TWO,@FILE`, where each passes one. Throws when a list names none. */
export function readBotTokens(text: string, isList = /[,@]/.test(text)): BotTokens {
  if (!isList) return { words: [text], isSingleUse: false };
  const entries = text.split(',').map((one) => one.trim());
  const words = entries
    .flatMap((one) => (one.startsWith('@') ? fromFile(one.slice(1)) : [one]))
    .map((one) => one.trim())
    .filter(Boolean);
  if (words.length === 0) throw new CannotRun('--bot-token: the list of tokens names none');
  return { words: [...new Set(words)], isSingleUse: true };
}

/** Tokens as a run spends them. */
export interface BotPurse {
  /** The calls that were not made because no token was left. */
  readonly missed: readonly EndpointKey[];
  /** Why they were not, and how many tokens would have done for them. */
  why(): string;
  /** The body with a token that no call has carried yet; undefined when none is left. */
  fill(key: EndpointKey, body: unknown): unknown;
}

/** What a call that was not made for want of a token says in place of an answer. */
export const NO_TOKEN = 'no bot token was left';

/** Puts an unused token where a body carries the first one, as the runner writes it; `body` stays as it is otherwise. */
export function openBotPurse({ words, isSingleUse }: BotTokens): BotPurse {
  const [standIn] = words;
  const missed: EndpointKey[] = [];
  let used = 0;
  const carries = (body: unknown): body is { recaptcha: string } =>
    (body as { recaptcha?: unknown } | undefined)?.recaptcha === standIn;
  return {
    missed,
    why: () =>
      `the ${words.length} single-use bot ${words.length === 1 ? 'token' : 'tokens'} ran out; the same run needs at least ${used + missed.length}`,
    fill(key, body) {
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
