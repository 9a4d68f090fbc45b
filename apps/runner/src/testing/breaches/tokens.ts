import type { Defect } from '../broken-mock.ts';
import { type Breach, isAt } from './breach.ts';

const TOKENS = new WeakMap<object, number>();

/** Issues and accepts tokens of its own. */
function tokens(make: (count: number, no: string) => string): Defect {
  const tokenOf = new Map<string, string>();
  const counter = {};
  return {
    onCall(call) {
      const mine = /^Bearer (.+)/.exec(call.headers.authorization ?? '')?.[1];
      const real = mine && tokenOf.get(mine);
      if (real) call.headers.authorization = `Bearer ${real}`;
    },
    onAnswer(answered, call) {
      if (!isAt('memberAuthLogin', call.path) || answered.status !== 200) return;
      const body = JSON.parse(answered.body);
      const count = (TOKENS.get(counter) ?? 41_000) + 1;
      TOKENS.set(counter, count);
      const token = make(count, body.membership_no);
      tokenOf.set(token, body.token);
      answered.body = JSON.stringify({ ...body, token });
    },
  };
}

const login = (name: string, make: (count: number, no: string) => string): Breach => ({
  name,
  cause: 'guessable-token',
  at: ['memberAuthLogin', 'memberAuthLogout', 'memberShareList'],
  defect: () => tokens(make),
});

export const tokenBreaches: readonly Breach[] = [
  login('a token is a short number', (count) => String(count)),
  login('tokens follow one another', (count) => `Zq8LxVb2KdTn5RmWc7YpGh3JsAf${count}`),
  login('a token holds the number of its owner', (count, no) =>
    Buffer.from(`session-of-member-${no}-${count * 7919}-portal`).toString('base64url'),
  ),
  login(
    'a token is a JWT that nobody signed',
    (count, no) =>
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(`{"sub":"${no}","n":${count}}`).toString('base64url')}.`,
  ),
];
