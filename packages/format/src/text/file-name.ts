import { repairThai } from './thai-text.ts';

const LONGEST = 60;
const END = 16;

/** Returns a file name as it is shown: without what is invisible or reverses the direction of writing (`gpj.exe` would read `exe.jpg`), and shortened in the middle. */
export function shownFileName(name: string): string {
  const signs = [...repairThai(name)];
  if (signs.length <= LONGEST) return signs.join('');
  return `${signs.slice(0, LONGEST - END - 1).join('')}…${signs.slice(-END).join('')}`;
}
