import { type Look, lookOf, type Sitter } from './look.ts';

const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const SHOULDERS = 'M24 240c2-40 22-56 58-64l38-9 38 9c36 8 56 24 58 64z';
const CLOTH = { khaki: '#b39a63', white: '#f7f6f1', navy: '#2c3d5c', charcoal: '#454b52' } as const;
const EDGE = { khaki: '#8c7644', white: '#cfcdc3', navy: '#1d2a42', charcoal: '#30353b' } as const;

/** What is behind the head: long hair. */
function backHair({ sex, hairStyle, hair }: Look): string {
  if (sex === 'm') return '';
  return [
    path(
      'M66 96c-2-42 22-66 54-66s56 24 54 66c0 34 4 52 8 72-40 14-84 14-124 0 4-20 8-38 8-72z',
      hair,
    ),
    path('M68 98c-2-44 22-68 52-68s54 24 52 68c0 20-2 34-6 46H74c-4-12-6-26-6-46z', hair),
    `<circle cx="120" cy="30" r="22" fill="${hair}"/>${path('M70 104c-4-46 20-70 50-70s54 24 50 70z', hair)}`,
    path(
      'M66 98c-2-44 22-68 54-68s56 24 54 68c2 16 2 30-2 42-4 10-100 10-104 0-4-12-4-26-2-42z',
      hair,
    ),
  ][hairStyle] as string;
}

function frontHair({ sex, hairStyle, hair }: Look): string {
  const man = [
    'M72 96c-4-44 18-62 50-62 30 0 50 20 46 62-4-14-8-24-14-30-22 8-46 6-66-4-8 8-12 18-16 34z',
    'M72 98c-6-42 14-66 50-66s52 26 46 66c-2-12-6-20-10-26-24 2-40-2-52-10-8 12-28 14-34 36z',
    'M73 92c-2-34 16-54 47-54s49 20 47 54c-3-12-7-20-13-25-20-9-48-9-68 0-6 5-10 13-13 25z',
    'M72 98c-6-46 20-68 52-66 30 2 48 28 44 66-4-10-6-18-10-24-26 4-48-4-60-14-6 10-22 18-26 38z',
  ];
  const woman = [
    'M76 100c-4-38 14-58 44-58s48 20 44 58c-6-18-20-32-42-40-12 16-32 22-46 40z',
    'M76 102c-6-40 14-62 44-62s50 22 44 62c-4-16-10-24-16-30-20 4-44 4-58 0-8 8-12 18-14 30z',
    'M76 92c0-32 16-50 44-50s44 18 44 50c-8-18-22-28-44-28S84 74 76 92z',
    'M76 102c-6-42 16-62 46-62 28 0 46 22 42 62-6-16-14-30-28-38-16 14-44 14-60 38z',
  ];
  // The stroke closes the gap to the hair behind, and to the ears.
  const edge = ` stroke="${hair}" stroke-width="${sex === 'm' ? 4 : 6}" stroke-linejoin="round"`;
  return path((sex === 'm' ? man : woman)[hairStyle] as string, hair, edge);
}

function clothes({ clothes: kind, sex }: Look): string {
  const cloth = CLOTH[kind];
  const edge = EDGE[kind];
  const body = path(SHOULDERS, cloth);
  if (kind === 'khaki' || kind === 'white') {
    const collar =
      path('M92 172l28 30-18 14-20-34z', cloth, ` stroke="${edge}" stroke-width="2"`) +
      path('M148 172l-28 30 18 14 20-34z', cloth, ` stroke="${edge}" stroke-width="2"`);
    const seam = line('M120 204v36', edge, 2);
    const badge =
      kind === 'khaki'
        ? `<rect x="38" y="186" width="30" height="9" rx="2" transform="rotate(-14 53 190)" fill="#26364f"/><rect x="172" y="186" width="30" height="9" rx="2" transform="rotate(14 187 190)" fill="#26364f"/><rect x="146" y="220" width="32" height="8" rx="1" fill="#f4efe0"/>`
        : line('M146 222h30', edge, 2);
    return body + collar + seam + badge;
  }
  const shirt = path('M96 170l24 62 24-62z', '#f7f6f1');
  const tie = sex === 'm' ? path('M114 190h12l4 40h-20z', '#0b5c4f') : '';
  const lapels =
    path('M92 171l26 69H96L74 190z', cloth, ` stroke="${edge}" stroke-width="2"`) +
    path('M148 171l-26 69h22l22-50z', cloth, ` stroke="${edge}" stroke-width="2"`);
  return body + shirt + tie + lapels;
}

function face({ skin, shade, hair, glasses, aged, sex, wide }: Look): string {
  const half = 44 + wide;
  const head = path(
    `M${120 - half} 92c0-34 18-52 ${half}-52s${half} 18 ${half} 52c0 34-20 64-${half} 64s-${half}-30-${half}-64z`,
    skin,
  );
  const ears = `<ellipse cx="${120 - half}" cy="102" rx="6" ry="11" fill="${shade}"/><ellipse cx="${120 + half}" cy="102" rx="6" ry="11" fill="${shade}"/>`;
  const neck = path('M100 140h40v32c-8 12-32 12-40 0z', shade);
  const ink = '#2a211c';
  const brow = sex === 'm' ? 3.4 : 2.4;
  const eyes = `<ellipse cx="102" cy="102" rx="3.4" ry="4" fill="${ink}"/><ellipse cx="138" cy="102" rx="3.4" ry="4" fill="${ink}"/>`;
  const brows = line('M94 90q8-4 15 0M131 90q7-4 15 0', hair, brow);
  const nose = line('M120 104q-5 12 2 14', shade, 2.6);
  const mouth = line('M108 131q12 8 24 0', sex === 'f' ? '#b1524b' : '#8d4b3d', 3);
  const lines = aged ? line('M92 120q2 8 6 11M148 120q-2 8-6 11', shade, 1.8) : '';
  const frame = glasses
    ? `<g fill="#fff" fill-opacity=".18" stroke="#3a3431" stroke-width="2.4"><rect x="89" y="93" width="26" height="19" rx="8"/><rect x="125" y="93" width="26" height="19" rx="8"/></g>${line('M115 100q5-3 10 0', '#3a3431', 2.4)}`
    : '';
  return neck + ears + head + brows + eyes + nose + mouth + lines + frame;
}

/** Left edge and width of the picture, of which the person takes 240. */
const FRAMES = { square: [0, 240], wide: [-72, 384] } as const;

/** Draws a portrait as an SVG picture, head and shoulders. */
export function drawPortrait(sitter: Sitter, frame: keyof typeof FRAMES = 'square'): string {
  const look = lookOf(sitter);
  const [left, width] = FRAMES[frame];
  const backdrop = `<rect x="${left}" width="${width}" height="240" fill="${look.backdrop}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width} 240" width="${width}" height="240">${backdrop}${backHair(look)}${clothes(look)}${face(look)}${frontHair(look)}</svg>`;
}
