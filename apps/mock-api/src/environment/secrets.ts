import { PERSONA_PASSWORD } from '@coop/cooperative/people/personas/personas';
import * as z from 'zod/mini';
import { DEMO_APP } from '../push/push-app.ts';
import { DEMO_VERIFY_KEY } from '../world/state/paper-keys.ts';

/** Defaults of secrets, which are public in the documentation. */
export const DEMO_SECRETS = {
  PUSH_SECRET: DEMO_APP.secret,
  ADMIN_PASSWORD: PERSONA_PASSWORD,
  COOKIE_SECRET: 'demo-cookie-secret',
  VERIFY_KEY: DEMO_VERIFY_KEY,
} as const;

const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'];

/** Returns whether a secret is one sign or two again and again, or signs in a row: `12345678`, `aaaaaaaa`, `qwertyui`. */
function isGuessedAtOnce(text: string): boolean {
  const plain = text.toLowerCase();
  const turned = [...plain].reverse().join('');
  const isInRow = ROWS.some((row) => row.includes(plain) || row.includes(turned));
  return isInRow || new Set(plain).size < 3;
}

/** A text of at least eight characters; the demo's if absent or empty, as a compose file leaves it. */
export const secret = (name: keyof typeof DEMO_SECRETS) =>
  z.pipe(
    z.pipe(
      z._default(z.string(), ''),
      z.transform((text) => text || DEMO_SECRETS[name]),
    ),
    z.string().check(
      z.minLength(8),
      z.refine((text) => !isGuessedAtOnce(text)),
    ),
  );

/** Demands on a secret, in the operator's words. */
export const SECRET_WORDS = 'at least 8 characters, neither all alike nor in a row';
