/** Characters that are invisible, or that reverse the direction of writing: `gpj.exe` would read `exe.jpg`. */
const HIDDEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const LONGEST = 60;
const END = 16;

/** Returns a file name as it is shown: without hidden characters, and shortened in the middle. */
export function shownFileName(name: string): string {
  const signs = [...name.replace(HIDDEN, '')];
  if (signs.length <= LONGEST) return signs.join('');
  return `${signs.slice(0, LONGEST - END - 1).join('')}…${signs.slice(-END).join('')}`;
}
