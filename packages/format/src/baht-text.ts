const DIGITS = ['', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'] as const;
const PLACES = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน'] as const;
const MILLION = 1_000_000;

/**
 * Spells an amount in satang in Thai words, for receipts and letters: 123450 → หนึ่งพันสองร้อยสามสิบสี่บาทห้าสิบสตางค์.
 * A final one after anything is เอ็ด, as in Excel's BAHTTEXT; some libraries say หนึ่ง after ร้อย.
 * @throws RangeError when the amount is not a safe integer.
 */
export function bahtText(satang: number): string {
  if (!Number.isSafeInteger(satang)) throw new RangeError(`not an amount in satang: ${satang}`);
  const size = Math.abs(satang);
  if (size === 0) return 'ศูนย์บาทถ้วน';
  const baht = Math.trunc(size / 100);
  const cents = size % 100;
  const bahtWords = baht > 0 ? `${readInteger(baht)}บาท` : '';
  const satangWords = cents > 0 ? `${readGroup(cents, false)}สตางค์` : 'ถ้วน';
  return (satang < 0 ? 'ลบ' : '') + bahtWords + satangWords;
}

/** Spells a whole number above nought in Thai words: 3 → สาม. */
export function countText(count: number): string {
  return readInteger(count);
}

/** Thai counts in groups of six digits; each higher group is read as a number followed by ล้าน. */
function readInteger(n: number): string {
  if (n < MILLION) return readGroup(n, false);
  return `${readInteger(Math.trunc(n / MILLION))}ล้าน${readGroup(n % MILLION, true)}`;
}

function readGroup(group: number, hasHigherGroup: boolean): string {
  const digits = [...String(group)].map(Number);
  let words = '';
  for (const [index, digit] of digits.entries()) {
    if (digit === 0) continue;
    const place = digits.length - 1 - index;
    const isAfterSomething = hasHigherGroup || index > 0;
    words += readDigit(digit, place, isAfterSomething) + (PLACES[place] ?? '');
  }
  return words;
}

function readDigit(digit: number, place: number, isAfterSomething: boolean): string {
  if (place === 1 && digit === 1) return '';
  if (place === 1 && digit === 2) return 'ยี่';
  if (place === 0 && digit === 1 && isAfterSomething) return 'เอ็ด';
  return DIGITS[digit] ?? '';
}
