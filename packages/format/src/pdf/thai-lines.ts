const WORDS = new Intl.Segmenter('th', { granularity: 'word' });
/** May not begin a line. */
const CLINGS = /^[\s.,:;!?%)\]}”’ๆฯ/]/;
/** A line may not end here. */
const OPENS = /[([{“‘/]$/;

/** Text in pieces between which a line may end: Thai has no spaces between words. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of WORDS.segment(text)) {
    const last = pieces.at(-1);
    if (last !== undefined && (CLINGS.test(segment) || OPENS.test(last))) {
      pieces[pieces.length - 1] = last + segment;
    } else pieces.push(segment);
  }
  return pieces;
}

/** The lines of a text at a width; a piece that is wider stands alone. */
export function linesOf(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text.trim())) {
    if (line !== '' && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return [...lines, line.trimEnd()];
}
