import { digitsOnly } from '@coop/format/thai-digits';
import { loadMeter } from './meter.ts';
import { text } from './password-form-text.ts';

/** What others may know of the person whose password it is. */
export interface Owner {
  /** Membership number or agency number. */
  readonly no: string;
  readonly names?: readonly string[];
  /** ISO date, where it is known. */
  readonly birthDate?: string | undefined;
}

const BE = 543;
/** Shorter numbers are found in too many passwords. */
const LEAST_DIGITS = 4;

/** The ways in which people write a day: 01052523, 010523, 25230501, in both eras. */
function spellings(isoDate: string): string[] {
  const [year = '', month = '', day = ''] = isoDate.split('-');
  return [year, String(Number(year) + BE)].flatMap((one) => [
    day + month + one,
    day + month + one.slice(2),
    one + month + day,
  ]);
}

const isDay = (day: string, month: string, year: string) =>
  Number(day) >= 1 &&
  Number(day) <= 31 &&
  Number(month) >= 1 &&
  Number(month) <= 12 &&
  /^(19|20|24|25)/.test(year);

/** Whether a password is nothing but a day, such as a birthday: 01/05/2523. */
function isDate(password: string): boolean {
  const digits = digitsOnly(password);
  if (digits.length !== 8 || /[^\d๐-๙/. -]/.test(password)) return false;
  const part = (from: number, to: number) => digits.slice(from, to);
  return isDay(part(0, 2), part(2, 4), part(4, 8)) || isDay(part(6, 8), part(4, 6), part(0, 4));
}

function namesOwner(password: string, { no, birthDate }: Owner): boolean {
  const digits = digitsOnly(password);
  const isNo = no.length >= LEAST_DIGITS && digits.includes(no);
  return isNo || (!!birthDate && spellings(birthDate).some((one) => digits.includes(one)));
}

/**
 * Why a new password is refused although it is long enough: it is a day, has the owner's number or birthday in it, or is
 * guessed at once. Undefined where nothing speaks against it.
 */
export async function guessProblem(password: string, owner: Owner): Promise<string | undefined> {
  if (isDate(password) || namesOwner(password, owner)) return text.own;
  // Without the estimator, which may not be loaded, the rest still counts.
  const meter = await loadMeter().catch(() => undefined);
  return meter?.(password, [owner.no, ...(owner.names ?? [])]) === 0 ? text.guessable : undefined;
}
