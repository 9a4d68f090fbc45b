interface Glyph {
  readonly advanceWidth: number;
}

interface Position {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}

interface Run {
  glyphs: Glyph[];
  positions: Position[];
  readonly advanceWidth: number;
}

/** The part of a fontkit font that is used. */
export interface ShapedFont {
  layout(text: string, ...more: unknown[]): Run;
  glyphForCodePoint(code: number): Glyph;
}

const SARA_AM = 'ำ';
/** Stands above a consonant where the circle of sara am does, so that a tone mark beside it is raised. */
const SAME_PLACE = 'ั';
const BEFORE_SARA_AM = /([่-๋]?)ำ/;

/**
 * Makes a font keep sara am as one letter. fontkit splits it, and its second half is then sara aa, for which the file
 * has no text; and a tone mark would stand below the circle.
 */
export function keepSaraAm(font: ShapedFont): void {
  const layout = font.layout.bind(font);
  const saraAm = (): [Glyph, Position] => {
    const glyph = font.glyphForCodePoint(SARA_AM.charCodeAt(0));
    return [glyph, { xAdvance: glyph.advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 }];
  };
  font.layout = (text, ...more) => {
    if (!text.includes(SARA_AM)) return layout(text, ...more);
    const glyphs: Glyph[] = [];
    const positions: Position[] = [];
    const add = (run: Run, without = -1) => {
      glyphs.push(...run.glyphs.filter((_, index) => index !== without));
      positions.push(...run.positions.filter((_, index) => index !== without));
    };
    // The split yields: text, its tone mark (or none), text, …, text.
    const parts = text.split(BEFORE_SARA_AM);
    for (let index = 0; index + 2 < parts.length; index += 2) {
      const [before = '', tone = ''] = parts.slice(index, index + 2);
      if (tone) {
        const run = layout(before + SAME_PLACE + tone, ...more);
        add(run, run.glyphs.length - 2);
      } else if (before) add(layout(before, ...more));
      const [glyph, position] = saraAm();
      glyphs.push(glyph);
      positions.push(position);
    }
    const rest = parts.at(-1);
    if (rest) add(layout(rest, ...more));
    const advanceWidth = positions.reduce((sum, position) => sum + position.xAdvance, 0);
    return { glyphs, positions, advanceWidth };
  };
}
