import { splitGraphemes } from '@coop/format/text/graphemes';

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
function safeName(name: string): string {
  const plain = name
    .replace(/[[\]:*?/\\<>|"]/g, '-')
    .replace(/\s/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '');
  const words = plain.split(' ').filter(Boolean).join(' ');
  return words.replace(/^[.' ]{1,9}/, '').replace(/[.' ]{1,9}$/, '');
}

/** As many of the parts as fit. */
function fitting(parts: readonly string[], room: number, size: (text: string) => number): string {
  let kept = '';
  for (const part of parts) {
    if (size(kept + part) > room) break;
    kept += part;
  }
  return kept.trim();
}

/** As many whole letters as fit. */
const cut = (text: string, room: number, size: (text: string) => number) =>
  fitting(splitGraphemes(text), room, size);

/** A title that is too long, between two words; half a number would be a wrong one. */
function cutTitle(title: string, room: number): string {
  const words = new Intl.Segmenter('th', { granularity: 'word' }).segment(title);
  const kept = fitting(
    Array.from(words, ({ segment }) => segment),
    room,
    units,
  );
  const whole = kept.slice(0, Math.max(0, kept.lastIndexOf(' ')));
  const best = whole.length >= LEAST_TITLE ? whole : kept;
  return best.length >= LEAST_TITLE ? best : '';
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
  const name = safeName(title);
  const tail = safeName(when);
  const full = join(name, tail, safeName(filter ?? ''));
  if (full.length <= SHEET_LIMIT) return full || 'ตาราง';
  const room = SHEET_LIMIT - tail.length - (tail ? 1 : 0);
  const short = name.length <= room ? name : cutTitle(name, room);
  return join(short, tail) || cut(name, SHEET_LIMIT, units);
}
