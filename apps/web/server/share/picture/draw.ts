import { escapeMarkup } from '@coop/format/text/markup';
import { type Card, PICTURE } from './card.ts';
import { COLOURS, type Colour } from './colours.ts';
import { dataUrl } from './icon.ts';
import { BAR, type Layout, type Line, SEAL } from './layout.ts';
import { FAMILY } from './letters.ts';

/**
 * Decomposes sara am into its two signs, with the ring before the tone mark. The library does so by itself, but then
 * loses the width of what follows.
 */
const apart = (text: string) => text.replace(/([\u0E48-\u0E4B]?)\u0E33/g, '\u0E4D$1\u0E32');

type Palette = Readonly<Record<Colour, string>>;

function drawLine(line: Omit<Line, 'x'>, place: string, palette: Palette): string {
  const { text, y, size, weight, colour } = line;
  const shown = escapeMarkup(apart(text.replaceAll('\u00A0', ' ')));
  return `<text ${place} y="${y}" font-size="${size}" font-weight="${weight}" fill="${palette[colour]}">${shown}</text>`;
}

/** Draws all texts of a picture, without the background. */
export function drawLetters({ lines, initials }: Layout, palette: Palette = COLOURS): string {
  const texts = lines.map((line) => drawLine(line, `x="${line.x}"`, palette));
  if (initials) texts.push(drawLine(initials, `x="${SEAL.x}" text-anchor="middle"`, palette));
  return `<g font-family="${FAMILY}">${texts.join('')}</g>`;
}

/** Draws the cooperative's logo or, around the initials, a thin circle. */
function drawInside(logo: Uint8Array | undefined, palette: Palette): string {
  const { x, y, radius } = SEAL;
  if (!logo) {
    return `<circle cx="${x}" cy="${y}" r="${radius - 9}" fill="none" stroke="${palette['green-700']}" stroke-width="2"/>`;
  }
  const room = radius - 6;
  return (
    `<clipPath id="seal"><circle cx="${x}" cy="${y}" r="${room}"/></clipPath>` +
    `<image clip-path="url(#seal)" x="${x - room}" y="${y - room}" width="${2 * room}" height="${2 * room}" href="${dataUrl(logo)}"/>`
  );
}

/** Draws the seal without its letters: white in a gold rim. */
function drawSeal(logo: Uint8Array | undefined, palette: Palette): string {
  const circle = `cx="${SEAL.x}" cy="${SEAL.y}"`;
  return (
    `<circle ${circle} r="${SEAL.radius}" fill="${palette['on-bar']}"/>` +
    `<circle ${circle} r="${SEAL.radius - 2}" fill="none" stroke="${palette['gold-300']}" stroke-width="4"/>` +
    drawInside(logo, palette)
  );
}

export const drawing = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}">${inside}</svg>`;

/** Draws a card as SVG. */
export function draw(layout: Layout, { logo, shades }: Pick<Card, 'logo' | 'shades'>): string {
  const palette: Palette = { ...COLOURS, ...shades };
  const { width, height } = PICTURE;
  return drawing(
    `<path fill="${palette.paper}" d="M0 0h${width}v${height}H0z"/>` +
      `<path fill="${palette['green-800']}" d="M0 0h${width}v${BAR.height}H0z"/>` +
      `<path fill="${palette['gold-500']}" d="M0 ${BAR.height}h${width}v${BAR.hairline}H0z"/>` +
      drawSeal(logo, palette) +
      drawLetters(layout, palette),
  );
}
