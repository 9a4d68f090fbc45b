import { splitGraphemes } from '../text/graphemes.ts';

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

function partsOfRun(run: string): string[] {
  if (run.length <= SHORT) return [run];
  const parts: string[] = [];
  for (const { segment } of WORDS.segment(run)) {
    const last = parts.at(-1);
    if (last !== undefined && !mayBreak(last, segment)) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

/** Splits a text where a line may end: Thai has no blanks between words, and short names are not parted. */
export function partsOf(text: string): string[] {
  const runs = text.split(' ');
  return runs.flatMap((run, index) => partsOfRun(index < runs.length - 1 ? `${run} ` : run));
}

/** Breaks a text into lines of a width in the units of `measure`, and at `\n`; wider parts break between letters. */
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
  const add = (part: string) => {
    if (line !== '' && measure((line + part).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += part;
  };
  for (const part of partsOf(text)) {
    if (measure(part.trimEnd()) > width) splitGraphemes(part).forEach(add);
    else add(part);
  }
  return [...lines, line.trimEnd()];
}
