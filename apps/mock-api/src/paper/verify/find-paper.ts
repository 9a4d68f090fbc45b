import type { PaperFields } from '@coop/contracts/info/paper-code';
import type { PaperState, VerifiedPaper } from '@coop/contracts/info/verify';
import { readTyped } from '@coop/format/text/thai-text';
import type { World } from '../../world/world.ts';
import { findAgencyPapers } from './agency.ts';
import { findDemand } from './demand.ts';
import { findDividend } from './dividend.ts';
import { findLetter } from './letter.ts';
import { findKepPaper, findReceipt } from './receipt.ts';
import { findSettlement } from './settlement.ts';
import { stamp } from './stamp.ts';
import { findStatement } from './statement.ts';
import { findWill } from './will.ts';
import { findYear } from './year.ts';

type Found = PaperFields | undefined;
/** Some numbers are those of several papers: a letter as it is today, and as it was when its bill was made. */
type Finder = (world: World, number: string) => Found | Promise<readonly PaperFields[]>;

/** Finders of the papers with a number, the current one first, by its kind. */
export const FINDERS: Readonly<Record<string, Finder>> = {
  receipt: findReceipt,
  notice: findKepPaper,
  letter: findLetter,
  'loan-statement': findStatement,
  'deposit-statement': findStatement,
  'share-statement': findStatement,
  overdue: findStatement,
  dividend: findDividend,
  will: findWill,
  settlement: findSettlement,
  'agency-letter': findAgencyPapers,
  'agency-sheet': findAgencyPapers,
  'remittance-slip': findAgencyPapers,
  'agency-receipt': findAgencyPapers,
  'agency-reminder': findAgencyPapers,
  year: findYear,
  demand: findDemand,
};

/**
 * Kinds that stay what they were on their day, so that only the signature is checked: the number of one names nobody, a
 * bill is asked for with less once something of it was paid, and a reminder is about one day.
 */
const OF_ITS_DAY: readonly string[] = [
  'family',
  'agency-letter',
  'agency-sheet',
  'agency-reminder',
];

function stateOf(paper: PaperFields, now: Found): PaperState {
  if (OF_ITS_DAY.includes(paper.kind)) return 'ใช้ได้';
  if (!now) return 'ยกเลิก';
  const isSame = now.kind === paper.kind && now.date === paper.date && now.amount === paper.amount;
  return isSame && now.number === paper.number ? 'ใช้ได้' : 'ถูกแทนที่';
}

async function findBy(find: Finder | undefined, ...args: Parameters<Finder>) {
  return [(await find?.(...args)) ?? []].flat();
}

/** Describes the paper with a code; undefined if none of the cooperative's keys signed it. */
export async function verifyCode(world: World, code: string): Promise<VerifiedPaper | undefined> {
  const paper = world.paperKeys.open(unspaced(code));
  if (!paper) return undefined;
  const [now] = await findBy(FINDERS[paper.kind], world, paper.number);
  return { state: stateOf(paper, now), ...paper };
}

/** Returns a code as it is printed, without spaces. */
const unspaced = (code: string): string => readTyped(code).replaceAll(' ', '');

/** Normalizes a typed number: also without small letters. */
const plain = (number: string): string => unspaced(number).toUpperCase();

/** Normalizes a typed short code. */
const plainCheck = (check: string): string => plain(check).replace(/[.-]/g, '');

/** Words that stand before a number on a paper. */
const LABEL = /^(?:เลขที่(?:เอกสาร)?|no\.?)[\s:]*/i;
/** Letters before the first digit of a number, and what is put between them: `ปผ.`, `สส-`, `N`. */
const PREFIX = /^(\p{L}[\p{L}\p{M}]*)[^\p{L}\p{M}\d]*(\d)/u;
const SIGNS = /[-./ ]+/;
/** A number of digits alone behind its letters. */
const UNDIVIDED = /^(\P{N}*)(\d+)$/u;
/** Digits before the first sign of a number: a year, a month or a day. */
const FIRST_PARTS = [4, 6, 8];
/** Digits at the end of a number, and the sign before them. */
const LAST_PART = /([-/])(\d+)$/;
/** Digits of a member, demand or running number. */
const LENGTHS = [4, 5];

/** The same number with its signs as they are typed, as dashes, with a slash for the first, or where there were none. */
function divided(number: string): string[] {
  const dashed = number.split(SIGNS).filter(Boolean).join('-');
  const parts = FIRST_PARTS.flatMap((first) =>
    ['-', '/'].map((sign) =>
      number.replace(UNDIVIDED, (whole, before: string, digits: string) =>
        digits.length > first
          ? before + digits.slice(0, first) + sign + digits.slice(first)
          : whole,
      ),
    ),
  );
  return [number, dashed, dashed.replace(/(\d)-(\d)/, '$1/$2'), ...parts];
}

/** The same number with each sign that may stand behind its letters; a demand's, where it has none. */
const lettered = (number: string): string[] => [
  number,
  ...(/^\d/.test(number) ? [`D${number}`] : []),
  ...['.', '-', ''].map((sign) => number.replace(PREFIX, `$1${sign}$2`)),
];

/** The same number with the zeros that were left out of its last part. */
const filled = (number: string): string[] => [
  number,
  ...LENGTHS.map((length) =>
    number.replace(LAST_PART, (_, sign: string, last: string) => sign + last.padStart(length, '0')),
  ),
];

/** Returns the numbers that somebody may mean by a typed one, as it is typed first. The short code decides among them. */
function spellings(typed: string): string[] {
  const number = readTyped(typed).replace(LABEL, '');
  return [...new Set(divided(number).map(plain).flatMap(lettered).flatMap(filled))];
}

/** Describes the paper with a number; undefined if the short code is not that of a paper with it. */
export async function verifyNumber(
  world: World,
  number: string,
  check: string,
): Promise<VerifiedPaper | undefined> {
  for (const spelling of spellings(number)) {
    for (const find of new Set(Object.values(FINDERS))) {
      for (const paper of await findBy(find, world, spelling)) {
        if (plain(paper.number) !== spelling) continue;
        if (plainCheck(stamp(world, paper).check) === plainCheck(check))
          return { state: 'ใช้ได้', ...paper };
      }
    }
  }
  return undefined;
}
