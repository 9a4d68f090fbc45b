import type { SheetRow } from '@coop/cooperative/agency/billing';
import { plain } from './plain.ts';

type Named = Pick<SheetRow['member'], 'prename' | 'firstName' | 'surname'>;

/** Words of titles and ranks with their letters, in the order in which they are taken: ว่าที่ ร.ต., ร.ต.อ., น.ส. */
const LETTERS: readonly (readonly [word: string, letters: string])[] = [
  ['นางสาว', 'นส'],
  ['เด็กชาย', 'ดช'],
  ['เด็กหญิง', 'ดญ'],
  ['ผู้ช่วยศาสตราจารย์', 'ผศ'],
  ['รองศาสตราจารย์', 'รศ'],
  ['ศาสตราจารย์', 'ศ'],
  ['ดอกเตอร์', 'ดร'],
  ['ร้อย', 'ร'],
  ['พัน', 'พ'],
  ['จ่า', 'จ'],
  ['สิบ', 'ส'],
  ['ดาบ', 'ด'],
  ['ตำรวจ', 'ต'],
  ['ตรี', 'ต'],
  ['โท', 'ท'],
  ['เอก', 'อ'],
];

const shortened = (prename: string) =>
  LETTERS.reduce((title, [word, letters]) => title.replace(word, letters), prename);

const packed = (words: string) => plain(words).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * Tells whether a name is a member's: with the title, its letters (น.ส.), another's politeness (คุณ) or without it,
 * spaced as one likes.
 */
export function isNameOf(written: string, { prename, firstName, surname }: Named): boolean {
  const name = `${firstName} ${surname}`;
  return [prename, shortened(prename), 'คุณ', ''].some(
    (title) => packed(written) === packed(`${title} ${name}`),
  );
}
