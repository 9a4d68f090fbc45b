import { splitGraphemes } from '@coop/format/graphemes';

/** Excel's limit, in code units. */
const SHEET_LIMIT = 31;
/** Most file systems allow 255 bytes; a Thai letter takes three, and the ending and a “(1)” come after. */
const FILE_LIMIT = 230;
/** Less of a title than this says nothing. */
const LEAST_TITLE = 8;
/** Typed words may be long. */
const MOST_FILTER = 60;

const bytes = (name: string) => new TextEncoder().encode(name).length;
const units = (name: string) => name.length;

/** The name without what a sheet or a file system refuses: signs, invisible characters, dots and quotes at its ends. */
export function safeName(name: string): string {
  const plain = name
    .replace(/[[\]:*?/\\<>|"]/g, '-')
    .replace(/\s/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '');
  const words = plain.split(' ').filter(Boolean).join(' ');
  return words.replace(/^[.' ]{1,9}/, '').replace(/[.' ]{1,9}$/, '');
}

/** As many whole letters as fit. */
function cut(text: string, room: number, size: (text: string) => number): string {
  let kept = '';
  for (const letter of splitGraphemes(text)) {
    if (size(kept + letter) > room) break;
    kept += letter;
  }
  return kept.trim();
}

const join = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ');

export interface NameParts {
  readonly title: string;
  /** Number of the member or agency. */
  readonly no?: string | undefined;
  /** The period, or the day of the records. */
  readonly when?: string | undefined;
  readonly filter?: string | undefined;
}

/** The name of a file without its ending: what it is, whose, of when, what was chosen of it. Only the title is cut. */
export function fileName({ title, no, when, filter = '' }: NameParts): string {
  const tail = safeName(join(no, when, cut(filter, MOST_FILTER, units)));
  const room = FILE_LIMIT - bytes(tail) - 1;
  return join(cut(safeName(title), room, bytes), tail) || 'ตาราง';
}

/** The name of a sheet: as much of the file's as fits, and always of when it is. */
export function sheetName({ title, when = '', filter }: NameParts): string {
  const [name, tail] = [safeName(title), safeName(when)];
  const full = join(name, tail, safeName(filter ?? ''));
  if (full.length <= SHEET_LIMIT) return full || 'ตาราง';
  const short = cut(name, SHEET_LIMIT - tail.length - 1, units);
  if (short === name) return join(name, tail);
  // Half a number would be a wrong one.
  const words = short.slice(0, Math.max(0, short.lastIndexOf(' ')));
  const kept = words.length >= LEAST_TITLE ? words : short;
  return join(kept.length >= LEAST_TITLE ? kept : '', tail);
}
