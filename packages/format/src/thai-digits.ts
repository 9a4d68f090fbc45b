const THAI_ZERO = '๐'.charCodeAt(0);

/** Replaces ๐-๙ by 0-9 and leaves everything else. Phone keyboards and older members produce them. */
export function toArabicDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO));
}

/** Returns only the digits of a text, as 0-9; Thai digits are converted first. */
export function digitsOnly(text: string): string {
  return toArabicDigits(text).replace(/[^0-9]/g, '');
}
