import { breakAtMost, breakLines, endWithEllipsis } from './break-lines.ts';
import { type Card, PICTURE } from './card.ts';
import type { Colour } from './colours.ts';
import { drawable, type Weight, widthOf } from './letters.ts';

/** A line of text: left end on the base line and size of the letters, in px. */
export interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: Weight;
  readonly colour: Colour;
}

export interface Layout {
  readonly lines: readonly Line[];
  /** Initials centred on the middle of the seal; undefined where a logo stands there. */
  readonly initials: Omit<Line, 'x'> | undefined;
}

const MARGIN = 72;
const WIDTH = PICTURE.width - 2 * MARGIN;

/** The bar with seal and names, as on every page. */
export const BAR = { height: 132, hairline: 6 } as const;
export const SEAL = { x: MARGIN + 42, y: BAR.height / 2, radius: 42 } as const;
const NAMES = { x: SEAL.x + SEAL.radius + 24, th: 38, en: 25, least: 20, two: 30 } as const;

const MOST_LINES = 4;
/** Sizes of the title, largest first: the first one that needs no more lines than given here is used. */
const TITLE_SIZES = [
  [104, 1],
  [84, 2],
  [72, 2],
  [62, 3],
  [54, 3],
  [48, MOST_LINES],
] as const;
/** Room for marks above and below: two lines must not touch (ux.md, Thai typography). */
const LEADING = 1.6;
const KIND = { size: 34, y: 36, room: 64 } as const;
/** Between the bar and what stands below it. */
const PADDING = 16;
const DATE = { size: 32, y: PICTURE.height - 56, room: 48 } as const;

const measureAt = (size: number, weight: Weight) => (text: string) => widthOf(text, size, weight);

/** Sets a text on one line: in smaller letters when it is too long, then with an ellipsis. */
function oneLine(text: string, width: number, weight: Weight, mostSize: number, leastSize: number) {
  const wide = widthOf(text, mostSize, weight);
  const size = Math.max(
    leastSize,
    Math.min(mostSize, Math.floor((mostSize * width) / Math.max(wide, 1))),
  );
  return { text: endWithEllipsis(text, width, measureAt(size, weight)), size, weight };
}

/** Places the cooperative's names beside the seal; a Thai name too long for one line replaces the English one. */
function namesOf(card: Card): Line[] {
  const { x } = NAMES;
  const width = PICTURE.width - MARGIN - x;
  const nameTH = drawable(card.nameTH);
  const nameEN = drawable(card.nameEN);
  const [first = '', second] = breakAtMost(2, nameTH, width, measureAt(NAMES.two, 700));
  if (second !== undefined) {
    const style = { x, size: NAMES.two, weight: 700, colour: 'on-bar' } as const;
    return [
      { ...style, text: first, y: SEAL.y - 10 },
      { ...style, text: second, y: SEAL.y + 36 },
    ];
  }
  const th = oneLine(nameTH, width, 700, NAMES.th, NAMES.two);
  const en = oneLine(nameEN, width, 400, NAMES.en, NAMES.least);
  const y = nameEN ? SEAL.y - 4 : SEAL.y + th.size / 3;
  return [
    { ...th, x, y, colour: 'on-bar' },
    { ...en, x, y: SEAL.y + 34, colour: 'green-200' },
  ];
}

function titleOf(text: string) {
  for (const [size, mostLines] of TITLE_SIZES) {
    const lines = breakLines(text, WIDTH, measureAt(size, 700));
    if (lines.length <= mostLines) return { size, lines };
  }
  const [size] = TITLE_SIZES[TITLE_SIZES.length - 1] ?? TITLE_SIZES[0];
  return { size, lines: breakAtMost(MOST_LINES, text, WIDTH, measureAt(size, 700)) };
}

/** Lays out the picture of a card. Pure: it draws nothing and reads only the fonts. */
export function layOut(card: Card): Layout {
  const kind = drawable(card.kind);
  const date = drawable(card.date);
  const title = titleOf(drawable(card.title) || kind || drawable(card.nameTH) || '…');
  const hasKind = kind !== '' && drawable(card.title) !== '';

  const top = BAR.height + BAR.hairline + PADDING;
  const bottom = DATE.y - (date ? DATE.room : 0);
  const leading = title.size * LEADING;
  const height = (hasKind ? KIND.room : 0) + title.lines.length * leading;
  // In the middle of what is left; a long title may use all of it.
  const start = top + Math.max(0, (bottom - top - height) / 2);
  const first = start + (hasKind ? KIND.room : 0) + leading / 2 + title.size * 0.3;

  const lines: Line[] = [
    ...namesOf(card),
    ...(hasKind
      ? [
          {
            ...oneLine(kind, WIDTH, 700, KIND.size, 24),
            x: MARGIN,
            y: start + KIND.y,
            colour: 'gold-700' as const,
          },
        ]
      : []),
    ...title.lines.map((text, index) => ({
      text,
      x: MARGIN,
      y: first + index * leading,
      size: title.size,
      weight: 700 as const,
      colour: 'ink-900' as const,
    })),
    { ...oneLine(date, WIDTH, 400, DATE.size, 24), x: MARGIN, y: DATE.y, colour: 'ink-500' },
  ];
  const initials = oneLine(drawable(card.initials), SEAL.radius * 1.4, 700, 34, 16);
  return {
    lines: lines.filter(({ text }) => text !== ''),
    initials: card.logo
      ? undefined
      : { ...initials, y: SEAL.y + initials.size * 0.28, colour: 'green-950' },
  };
}
