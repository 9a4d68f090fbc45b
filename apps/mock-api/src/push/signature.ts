import { createHash, createHmac } from 'node:crypto';
import { sameSecret } from '../world/state/same-secret.ts';

/** Signs a text as the protocol does: HMAC-SHA256 in hex. */
export const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Checks a signature in constant time. */
export const isSignatureOf = (secret: string, text: string, signature: string): boolean =>
  sameSecret(sign(secret, text), signature);

/** Returns the text to sign for a private or presence subscription, with the channel data exactly as sent. */
export const channelText = (socketId: string, channel: string, data?: string): string =>
  data === undefined ? `${socketId}:${channel}` : `${socketId}:${channel}:${data}`;

export const userText = (socketId: string, userData: string): string =>
  `${socketId}::user::${userData}`;

/** Returns whether `key:hex` is this application's signature of a text. */
export function isAuth(
  app: { keys: readonly string[]; secret: string },
  auth: unknown,
  text: string,
): boolean {
  if (typeof auth !== 'string') return false;
  const colon = auth.indexOf(':');
  return (
    app.keys.includes(auth.slice(0, colon)) &&
    isSignatureOf(app.secret, text, auth.slice(colon + 1))
  );
}

export const md5 = (body: Buffer): string => createHash('md5').update(body).digest('hex');
