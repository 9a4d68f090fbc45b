/** Signs that are not seen, or that turn the direction of writing: `gpj.exe` would read `exe.jpg`. */
const HIDDEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const LONGEST = 60;
const END = 16;

/** The name of a file that somebody has chosen, as it is shown: without hidden signs, the middle of a long one left out. */
export function shownFileName(name: string): string {
  const signs = [...name.replace(HIDDEN, '')];
  if (signs.length <= LONGEST) return signs.join('');
  return `${signs.slice(0, LONGEST - END - 1).join('')}…${signs.slice(-END).join('')}`;
}
