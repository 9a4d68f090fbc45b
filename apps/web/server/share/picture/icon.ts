import { pictureType } from '../../site/logo-file.ts';

/** Sign of stands for the cooperative: its logo, or the seal in its colour. */
export interface Mark {
  readonly logo: Uint8Array | undefined;
  readonly colour: string;
}

interface Shape {
  /** Width and height in px. */
  readonly size: number;
  /** Parts of an opaque square that the mark takes: the system cuts off its edges. */
  readonly within?: { readonly logo: number; readonly seal: number };
}

/** The icons by their addresses: of link previews, installed portal, notices, search engines. */
export const ICONS: Readonly<Record<string, Shape>> = {
  '/seal.png': { size: 512 },
  '/icons/icon-192.png': { size: 192 },
  '/icons/icon-512.png': { size: 512 },
  '/icons/apple-touch-icon.png': { size: 180, within: { logo: 0.8, seal: 0.83 } },
  // What is outside of a circle of 80 % may be cut off.
  '/icons/maskable-512.png': { size: 512, within: { logo: 0.56, seal: 0.83 } },
};

const SIDE = 64;
const WHITE = '#ffffff';

const svg = (inside: string, size = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"${size}>${inside}</svg>`;

const SEAL =
  '<circle cx="32" cy="32" r="27" fill="none" stroke="#e6c887" stroke-width="2"/><g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M14 28 32 16l18 12"/><path d="M18 46h28M20 31v11M28 31v11M36 31v11M44 31v11"/></g>';

/** Returns the address of a picture that holds it. */
export const dataUrl = (picture: Uint8Array): string =>
  `data:${pictureType(picture)};base64,${Buffer.from(picture).toString('base64')}`;

function drawMark({ logo, colour }: Mark): string {
  if (logo) return `<image width="${SIDE}" height="${SIDE}" href="${dataUrl(logo)}"/>`;
  return `<circle cx="32" cy="32" r="31" fill="${colour}"/>${SEAL}`;
}

/** Draws a cooperative's mark as SVG, for browsers. */
export const sealSvg = (mark: Mark): string => svg(`<title>ตราสหกรณ์</title>${drawMark(mark)}`);

/** Draws an icon as SVG, to be turned into a PNG. */
export function iconSvg(mark: Mark, { size, within }: Shape): string {
  const side = ` width="${size}" height="${size}"`;
  if (!within) return svg(drawMark(mark), side);
  const part = mark.logo ? within.logo : within.seal;
  const edge = (SIDE * (1 - part)) / 2;
  const ground = mark.logo ? WHITE : mark.colour;
  return svg(
    `<path fill="${ground}" d="M0 0h${SIDE}v${SIDE}H0z"/><g transform="translate(${edge} ${edge}) scale(${part})">${drawMark(mark)}</g>`,
    side,
  );
}
