import type { PaperFields } from '@coop/contracts/info/paper-code';
import type { PaperState, VerifiedPaper } from '@coop/contracts/info/verify';
import { readTyped } from '@coop/format/thai-text';
import type { World } from '../../world/world.ts';
import { findAgencyPaper } from './agency.ts';
import { findDemand } from './demand.ts';
import { findDividend } from './dividend.ts';
import { findLetter } from './letter.ts';
import { findKepPaper, findReceipt } from './receipt.ts';
import { findSettlement } from './settlement.ts';
import { stamp } from './stamp.ts';
import { findStatement } from './statement.ts';
import { findWill } from './will.ts';

type Found = PaperFields | undefined;
type Finder = (world: World, number: string) => Found | Promise<Found>;

/** Finders of the current paper with a number, by its kind. */
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
  'agency-letter': findAgencyPaper,
  'agency-sheet': findAgencyPaper,
  'remittance-slip': findAgencyPaper,
  'agency-receipt': findAgencyPaper,
  demand: findDemand,
};

/** Kinds whose number names nobody, so that only the signature can be checked: they are about a day in the past. */
const OF_ITS_DAY: readonly string[] = ['family'];

function stateOf(paper: PaperFields, now: Found): PaperState {
  if (OF_ITS_DAY.includes(paper.kind)) return 'ใช้ได้';
  if (!now) return 'ยกเลิก';
  const isSame = now.kind === paper.kind && now.date === paper.date && now.amount === paper.amount;
  return isSame && now.number === paper.number ? 'ใช้ได้' : 'ถูกแทนที่';
}

/** Describes the paper with a code; undefined if none of the cooperative's keys signed it. */
export async function verifyCode(world: World, code: string): Promise<VerifiedPaper | undefined> {
  const paper = world.paperKeys.open(unspaced(code));
  if (!paper) return undefined;
  const now = await FINDERS[paper.kind]?.(world, paper.number);
  return { state: stateOf(paper, now), ...paper };
}

/** Returns a code as it is printed, without spaces. */
const unspaced = (code: string): string => readTyped(code).replaceAll(' ', '');

/** Normalizes a typed number: also without small letters. */
const plain = (number: string): string => unspaced(number).toUpperCase();

/** Normalizes a typed short code. */
const plainCheck = (check: string): string => plain(check).replaceAll('-', '');

/** Describes the paper with a number; undefined if the short code is not that of the current paper. */
export async function verifyNumber(
  world: World,
  number: string,
  check: string,
): Promise<VerifiedPaper | undefined> {
  for (const find of new Set(Object.values(FINDERS))) {
    const paper = await find(world, plain(number));
    if (!paper || plain(paper.number) !== plain(number)) continue;
    if (plainCheck(stamp(world, paper).check) === plainCheck(check))
      return { state: 'ใช้ได้', ...paper };
  }
  return undefined;
}
