import { yearBEOf } from '@coop/format/thai-date';
import { LRUCache } from 'lru-cache';
import { keyedPermutation, type Permutation } from './permutation.ts';
import type { View } from './view.ts';

// Running numbers look unrelated to the membership number but are derived from it one to one, so contract and account
// numbers are unique without a register: a member has at most one contract of a type per year, and one account of a
// type.

/** Numbers are shuffled within blocks of this size, so that they do not depend on the size of the population. */
const BLOCK = 99_999;

const permutations = new LRUCache<string, Permutation>({
  max: 1_000,
  memoMethod: (key) => keyedPermutation(key, BLOCK),
});

/** Each register counts separately, so that a member's numbers do not resemble each other. */
function running(view: View, memberNo: number, register: string): string {
  const permutation = permutations.memo(`${view.seed}/running/${register}`);
  const block = Math.floor((memberNo - 1) / BLOCK);
  const within = permutation.forward(((memberNo - 1) % BLOCK) + 1);
  return `${block === 0 ? '' : block}${String(within).padStart(5, '0')}`;
}

/** `สม.2569/00123`: type prefix, Buddhist year of the contract, running number. */
export function loanContractNo(
  view: View,
  memberNo: number,
  prefix: string,
  disbursedOn: string,
): string {
  const register = `${prefix}${yearBEOf(disbursedOn)}`;
  return `${register}/${running(view, memberNo, register)}`;
}

/** `ผป.2565/00123`: a document that appoints beneficiaries; a member signs at most one a year. */
export function beneficiaryDocumentNo(view: View, memberNo: number, signedOn: string): string {
  return loanContractNo(view, memberNo, 'ผป.', signedOn);
}

/** `ฌ.04217`: prefix of the association, running number. */
export function cremationNo(view: View, memberNo: number, prefix: string): string {
  return `${prefix}${running(view, memberNo, prefix)}`;
}

/** `01-2-00345-6`: branch, type, running number, check digit (weights 2 to 7 from the right, modulo 11). */
export function depositAccountNo(view: View, memberNo: number, typeCode: string): string {
  const type = typeCode.slice(-1);
  const number = running(view, memberNo, `account-${type}`);
  const digits = `01${type}${number}`;
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) sum += Number(digits.at(-1 - i)) * (2 + (i % 6));
  return `01-${type}-${number}-${(11 - (sum % 11)) % 10}`;
}
