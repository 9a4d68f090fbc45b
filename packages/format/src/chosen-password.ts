import { digitsOnly } from './text/thai-text.ts';
import { parseWallTime } from './wall-time.ts';

/** Facts about the owner of a password that others may know. */
export interface PasswordOwner {
  /** Membership number or agency number. */
  readonly no: string;
  readonly names?: readonly string[];
  /** ISO date, where known. */
  readonly birthDate?: string | undefined;
  /** Digits of telephone, citizen and tax numbers, where known. */
  readonly numbers?: readonly string[];
}

/** Rates how hard a password is to guess, from 0 (at once); one made of `words` is easy. */
export type PasswordMeter = (password: string, words: readonly string[]) => number;

/** Reasons for refusing a password: the same words on the page and in the backend's answer. */
export const PASSWORD_REFUSALS = {
  own: 'รหัสผ่านต้องไม่มีวันเกิด เลขทะเบียน เบอร์โทรศัพท์ หรือเลขประจำตัว กรุณาตั้งใหม่',
  guessable: 'รหัสผ่านนี้เดาได้ทันที กรุณาใช้ประโยคที่จำได้ง่ายแต่คนอื่นเดายาก',
} as const;

/** Shorter numbers are found in too many passwords. */
const LEAST_DIGITS = 4;

/** The ways in which people write a day: 01052523, 010523, 25230501, in both eras. */
const SPELLINGS = ['DDMMYYYY', 'DDMMYY', 'YYYYMMDD', 'DDMMBBBB', 'DDMMBB', 'BBBBMMDD'] as const;

function spellings(isoDate: string | undefined): string[] {
  const birthday = parseWallTime(isoDate ?? '')?.at;
  return birthday ? SPELLINGS.map((format) => birthday.format(format)) : [];
}

const isDay = (day: string, month: string, year: string) =>
  Number(day) >= 1 &&
  Number(day) <= 31 &&
  Number(month) >= 1 &&
  Number(month) <= 12 &&
  /^(19|20|24|25)/.test(year);

/** Tells whether it is a password that is nothing but a day, such as a birthday: 01/05/2523. */
function isDate(password: string): boolean {
  const digits = digitsOnly(password);
  if (digits.length !== 8 || /[^\d๐-๙/. -]/.test(password)) return false;
  const part = (from: number, to: number) => digits.slice(from, to);
  return isDay(part(0, 2), part(2, 4), part(4, 8)) || isDay(part(6, 8), part(4, 6), part(0, 4));
}

function namesOwner(password: string, { no, birthDate, numbers = [] }: PasswordOwner): boolean {
  const digits = digitsOnly(password);
  const ownNumbers = [no, ...numbers.map(digitsOnly), ...spellings(birthDate)];
  return ownNumbers.some((other) => other.length >= LEAST_DIGITS && digits.includes(other));
}

/** Tells whether a password is a day, or contains a number or the birthday of its owner. */
export const isOwn = (password: string, owner: PasswordOwner): boolean =>
  isDate(password) || namesOwner(password, owner);

/**
 * Returns why a long enough password is refused: it is a day, contains a number or the birthday of its owner, or is
 * easy to guess. Undefined for a good one, or when the meter cannot be loaded.
 */
export async function guessProblem(
  password: string,
  owner: PasswordOwner,
  loadMeter: () => Promise<PasswordMeter>,
): Promise<string | undefined> {
  if (isOwn(password, owner)) return PASSWORD_REFUSALS.own;
  const meter = await loadMeter().catch(() => undefined);
  const isGuessed = meter?.(password, [owner.no, ...(owner.names ?? [])]) === 0;
  return isGuessed ? PASSWORD_REFUSALS.guessable : undefined;
}
