import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { PERSONA_PASSWORD } from '@coop/cooperative/people/personas/personas';
import type { PasswordHash } from './kinds/fact-values.ts';
import { createQueue } from './queue.ts';
import { sameSecret } from './same-secret.ts';

const scryptKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
/** Cost of a hash: thirty milliseconds of a core. */
export const HASH_COST = 16_384;
/** Tests make it cheap, because every refused sign-in costs one. */
export const hashing: ScryptOptions = { N: HASH_COST };
/** Waiting longer than a browser does is useless: who waits ten seconds for the hash is gone before the page comes. */
const queue = createQueue({ mostWaiting: 200, mostWaitMs: 8_000, seconds: 10 });
const derive = (password: string, salt: Buffer) =>
  // Keyboards and systems write the same letters in different ways.
  queue.run(() => scryptKey(password.normalize('NFC'), salt, KEY_BYTES, hashing));
const KEY_BYTES = 32;

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return { salt: salt.toString('base64'), hash: key.toString('base64') };
}

/** Hash that is compared when no password can be right, so that its refusal takes as long as another. */
const NOBODYS: PasswordHash = {
  salt: randomBytes(16).toString('base64'),
  hash: randomBytes(KEY_BYTES).toString('base64'),
};

/**
 * Checks a password against the stored one, or against the demo password if none was chosen; without an owner every
 * password is wrong. Every refusal costs one hash, whether or not the number exists or has its own password.
 */
export async function passwordMatches(
  password: string,
  stored: PasswordHash | undefined,
  exists = true,
): Promise<boolean> {
  if (exists && !stored && sameSecret(password, PERSONA_PASSWORD)) return true;
  const { salt, hash } = stored ?? NOBODYS;
  const key = await derive(password, Buffer.from(salt, 'base64'));
  return timingSafeEqual(key, Buffer.from(hash, 'base64')) && exists && stored !== undefined;
}
