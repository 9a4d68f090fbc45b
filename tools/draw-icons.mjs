// Draws the small pictures of the product: the seal as a picture for shared links, the icons of the installed portal,
// and the example cooperative's three icons of its online channels. Own drawings; run it when they change: `node
// tools/draw-icons.mjs`
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

// The picture library belongs to the web app.
const sharp = createRequire(new URL('../apps/web/package.json', import.meta.url))('sharp');

const fileOf = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const ICONS = 'apps/mock-api/media/images/Utils/icon';
const SEAL_PX = 512;
const ICON_PX = 128;

/** A white figure on a coloured disc, in a box of 64. */
const disc = (ground, figure) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="${ground}"/>` +
  `<g fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round">${figure}</g></svg>`;

const FIGURES = {
  // People who meet: a page of the cooperative's community.
  community: disc(
    '#0b5d4e',
    '<circle cx="25" cy="26" r="6"/><path d="M14 45c1-8 6-11 11-11s10 3 11 11"/><path d="M38 20a6 6 0 0 1 0 12M42 35c4 1 7 4 8 10"/>',
  ),
  // Two balloons: somebody asks and somebody answers.
  chat: disc(
    '#7a5200',
    '<path d="M14 20h24v15H25l-6 6v-6h-5z"/><path d="M43 27h7v15h-4v5l-6-5H30"/>',
  ),
  // A pin on the ground.
  map: disc(
    '#364f6b',
    '<path d="M32 47c-8-9-12-15-12-20a12 12 0 0 1 24 0c0 5-4 11-12 20z"/><circle cx="32" cy="27" r="4"/>',
  ),
};

const draw = (svg, size, file) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(fileOf(file));

const PUBLIC = 'apps/web/public';
const seal = readFileSync(fileOf(`${PUBLIC}/seal.svg`), 'utf8');
/** The seal's figure on its green to the very edge, for systems that cut icons to a shape of theirs. */
const filled = (scale) => {
  const room = 32 - 32 * scale;
  const figure = seal.replace(/^<svg[^>]*>.*?<\/title>|<\/svg>\s*$/g, '');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#0a4a40" d="M0 0h64v64H0z"/>' +
    `<g transform="translate(${room} ${room}) scale(${scale})">${figure}</g></svg>`
  );
};

mkdirSync(fileOf(ICONS), { recursive: true });
mkdirSync(fileOf(`${PUBLIC}/icons`), { recursive: true });
await draw(seal, SEAL_PX, `${PUBLIC}/seal.png`);
await draw(seal, 192, `${PUBLIC}/icons/icon-192.png`);
await draw(seal, 512, `${PUBLIC}/icons/icon-512.png`);
// Every system keeps at least the central circle with four fifths of the width.
await draw(filled(0.8), 512, `${PUBLIC}/icons/maskable-512.png`);
await draw(filled(0.9), 180, `${PUBLIC}/icons/apple-touch-icon.png`);
for (const [name, svg] of Object.entries(FIGURES)) await draw(svg, ICON_PX, `${ICONS}/${name}.png`);
