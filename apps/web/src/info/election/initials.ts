const TITLE = /^(ว่าที่ร้อยตรี|นางสาว|นาง|นาย|ดร\.)\s*/;
// A vowel written before its consonant stands for nobody.
const LEADING_VOWELS = /^[เแโใไ]+/;

/** First consonants of name and surname: นายสุรชัย เพชรน้ำดี gives สพ. */
export function initialsOfName(name: string): string {
  return name
    .replace(TITLE, '')
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word.replace(LEADING_VOWELS, '')][0] ?? '')
    .join('');
}
