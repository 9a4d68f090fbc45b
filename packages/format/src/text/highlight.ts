import { beginBefore, cutBefore, splitGraphemes } from './graphemes.ts';
import { normaliseThai, repairThai } from './thai-text.ts';

/** Limits of the board's search results, in graphemes (specification, section 9). */
export const QUESTION_LIMIT = 120;
export const NOTE_LIMIT = 80;

export type HighlightPart = { text: string; match: boolean };

const ELLIPSIS = '...';

/**
 * Cuts a search result to `limit` graphemes around the first match, as parts to mark or not: data, so that nothing of
 * the text can become HTML (give it `plainText` of rich text). Every word of the query is marked, in any case and
 * spelling that `normaliseThai` unites; a match inside a grapheme takes all of it. Cut ends carry '...' beyond the
 * limit. Without a match: the text's beginning.
 */
export function highlightParts(text: string, query: string, limit: number): HighlightPart[] {
  // Repaired text looks the same, and makes each grapheme comparable on its own.
  const graphemes = splitGraphemes(repairThai(text));
  const marks = markMatches(graphemes, query);
  const { start, end } = windowOf(graphemes, marks, Math.max(1, Math.floor(limit)));
  const parts: HighlightPart[] = [];
  if (start > 0) append(parts, ELLIPSIS, false);
  for (let index = start; index < end; index += 1) {
    append(parts, graphemes[index] ?? '', marks[index] ?? false);
  }
  if (end < graphemes.length) append(parts, ELLIPSIS, false);
  return parts;
}

function markMatches(graphemes: readonly string[], query: string): boolean[] {
  const marks = graphemes.map(() => false);
  const folded = fold(graphemes);
  for (const word of new Set(normaliseThai(query).split(' '))) {
    if (word === '') continue;
    let found = folded.text.indexOf(word);
    while (found >= 0) {
      const first = folded.graphemeAt[found] ?? 0;
      const last = folded.graphemeAt[found + word.length - 1] ?? first;
      marks.fill(true, first, last + 1);
      found = folded.text.indexOf(word, found + 1);
    }
  }
  return marks;
}

/** The normalised text, remembering the grapheme each code unit came from (İ grows when lowered). */
function fold(graphemes: readonly string[]) {
  const graphemeAt: number[] = [];
  let text = '';
  for (const [index, grapheme] of graphemes.entries()) {
    const lower = grapheme === ' ' ? grapheme : normaliseThai(grapheme);
    text += lower;
    for (let unit = 0; unit < lower.length; unit += 1) graphemeAt.push(index);
  }
  return { text, graphemeAt };
}

/** Puts the first match in the middle, unless the text ends sooner; a long match shows its beginning. */
function windowOf(graphemes: readonly string[], marks: readonly boolean[], limit: number) {
  const total = graphemes.length;
  if (total <= limit) return { start: 0, end: total };
  const first = Math.max(0, marks.indexOf(true));
  const gap = marks.indexOf(false, first);
  const matchEnd = marks[first] ? (gap < 0 ? total : gap) : first;
  const lead = Math.max(0, Math.floor((limit - (matchEnd - first)) / 2));
  const plain = Math.min(Math.max(0, first - lead), total - limit);
  const whole = beginBefore(graphemes, plain);
  // Only while the match stays inside.
  const start = first < whole + limit ? whole : plain;
  const end = start + limit;
  // A marked vowel at the cut was searched for: it stays.
  const trimmed = end < total && !marks[end - 1] ? cutBefore(graphemes, end, start) : end;
  return { start, end: trimmed };
}

function append(parts: HighlightPart[], text: string, match: boolean): void {
  const last = parts.at(-1);
  if (last && last.match === match) last.text += text;
  else parts.push({ text, match });
}
