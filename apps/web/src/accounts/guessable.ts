import { type PasswordOwner, guessProblem as problemOf } from '@coop/format/chosen-password';
import { loadMeter } from './meter.ts';

/**
 * Returns why a new password is refused although it is long enough, as the backend says it; undefined where it is
 * taken.
 */
export const guessProblem = (password: string, owner: PasswordOwner): Promise<string | undefined> =>
  problemOf(password, owner, loadMeter);

/** A telephone as a backend tells it, if it does and no digit is masked. */
export const telephones = (phone: unknown): string[] =>
  typeof phone === 'string' && /^[\d\s()+-]+$/.test(phone) ? [phone] : [];
