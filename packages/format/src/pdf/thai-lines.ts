import { splitGraphemes } from '../graphemes.ts';

const WORDS = new Intl.Segmenter('th', { granularity: 'word' });
/** May not begin a line. */
const CLINGS = /^[\s.,:;!?%)\]}”’ๆฯ/\u2060]/;
/** A line may not end here. */
const OPENS = /[([{“‘/\u00a0\u2060]$/;
/** Numbers of papers, contracts and accounts, amounts and page addresses are not broken. */
const IN_NUMBER = /[\dA-Za-z.,:/#\-–−_]/;
/** Up to this many letters between two blanks, such as a name, stay together. */
const SHORT = 32;

const isInNumber = (letter: string | undefined) => letter !== undefined && IN_NUMBER.test(letter);

function mayBreak(before: string, after: string): boolean {
  if (CLINGS.test(after) || OPENS.test(before)) return false;
  return !(isInNumber(before.at(-1)) && isInNumber(after[0]));
}

function piecesOfRun(run: string): string[] {
  if (run.length <= SHORT) return [run];
  const pieces: string[] = [];
  for (const { segment } of WORDS.segment(run)) {
    const last = pieces.at(-1);
    if (last !== undefined && !mayBreak(last, segment)) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

/** Splits a text where a line may end: Thai has no blanks between words, and short names are not parted. */
export function piecesOf(text: string): string[] {
  const runs = text.split(' ');
  return runs.flatMap((run, index) => piecesOfRun(index < runs.length - 1 ? `${run} ` : run));
}

/** Breaks a text into lines of a width in the units of `measure`, and at `\n`; wider pieces break between letters. */
export function linesOf(text: string, width: number, measure: (text: string) => number): string[] {
  return text
    .trim()
    .split('\n')
    .flatMap((paragraph) => linesIn(paragraph, width, measure));
}

function linesIn(text: string, width: number, measure: (text: string) => number): string[] {
  if (measure(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  const add = (piece: string) => {
    if (line !== '' && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  };
  for (const piece of piecesOf(text)) {
    if (measure(piece.trimEnd()) > width) splitGraphemes(piece).forEach(add);
    else add(piece);
  }
  return [...lines, line.trimEnd()];
}
