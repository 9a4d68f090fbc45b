import { breaking } from '@coop/contract-laws/finding';
import type { Probe } from '../probe/probe.ts';

const SHORTEST = 20;

const guessable = (sent: string) =>
  breaking('guessable-token', 'token', 'a token is long, drawn by chance, and says nothing', sent);

const decoded = (part: string) => Buffer.from(part, 'base64url').toString('latin1');

/** Returns the random part of a token: the signature of a JWT, else all of it. */
const drawnOf = (token: string): string =>
  /^ey[\w-]+\.[\w-]+\./.test(token) ? (token.split('.')[2] ?? '') : token;

function weaknessOf(token: string, no: string): string | undefined {
  const [head = ''] = token.split('.');
  if (/^ey/.test(token) && /"alg"\s*:\s*"none"/i.test(decoded(head)))
    return 'a token that is not signed';
  const drawn = drawnOf(token);
  if (drawn.length < SHORTEST) return `a token of ${drawn.length} signs`;
  if (new Set(drawn).size < 8) return 'a token of few different signs';
  const isJwt = drawn !== token;
  if (!isJwt && (token.includes(no) || decoded(token).includes(no))) {
    return 'a token that holds the number of its owner';
  }
  return undefined;
}

/** Compares two tokens of one length: true if they differ so little that one leads to the other. */
function areAlike(text: string, other: string): boolean {
  const a = drawnOf(text);
  const b = drawnOf(other);
  if (a.length !== b.length) return false;
  const equal = [...a].filter((sign, index) => sign === b[index]).length;
  return equal / a.length > 0.7;
}

type SignIn = Probe['log']['signIns'][number];

/** Says by what somebody else could guess a token. */
function guessBy(token: string, no: string, before: readonly SignIn[]): string | undefined {
  const isSame = before.some((signIn) => signIn.tokens.includes(token) && signIn.no !== no);
  const isNext = before.some(({ tokens }) =>
    tokens.some((other) => other !== token && areAlike(other, token)),
  );
  return (
    weaknessOf(token, no) ??
    (isSame ? 'the same token for two people' : undefined) ??
    (isNext ? 'tokens that follow one another' : undefined)
  );
}

/** Reports tokens that somebody else could guess; of several cookies one that cannot be guessed is enough. */
export function judgeTokens(probe: Probe): void {
  const { signIns } = probe.log;
  for (const [index, { tokens, no, answer }] of signIns.entries()) {
    const guesses = tokens.map((token) => guessBy(token, no, signIns.slice(0, index)));
    if (guesses.includes(undefined)) continue;
    probe.amend(
      answer,
      'secrets',
      guesses.flatMap((guess) => (guess === undefined ? [] : guessable(guess))).slice(0, 1),
    );
  }
}
