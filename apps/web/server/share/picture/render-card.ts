import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import type { Card } from './card.ts';
import { draw } from './draw.ts';
import { layOut } from './layout.ts';
import { FAMILY, FONT_FILES } from './letters.ts';
import { writePng } from './write-png.ts';

export const DRAWING_OPTIONS: ResvgRenderOptions = {
  // The machine's fonts are not those of the portal.
  font: {
    fontFiles: Object.values(FONT_FILES),
    loadSystemFonts: false,
    defaultFontFamily: FAMILY,
  },
};

/** Turns the SVG of an icon into a PNG, which may be transparent. */
export function renderIcon(svg: string): Uint8Array<ArrayBuffer> {
  // With memory of its own, which can be given to another thread.
  return new Uint8Array(new Resvg(svg, DRAWING_OPTIONS).render().asPng());
}

/** Draws a card as PNG. Takes tens of milliseconds, and megabytes that are given back late. */
export function renderCard(card: Card): Uint8Array<ArrayBuffer> {
  return writePng(new Resvg(draw(layOut(card), card), DRAWING_OPTIONS).render());
}
