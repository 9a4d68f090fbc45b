// Draws every picture of the product: the default pictures of the portal and the uploaded ones of the mock.
// Nothing is copied from anywhere; run it again after changing a drawing: node tools/draw-pictures.mjs
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CATEGORY_MOTIFS, motif, TYPE_MOTIFS } from './pictures/motifs.mjs';
import { SCENES } from './pictures/scenes.mjs';
import { EVENING, MORNING, svg } from './pictures/shapes.mjs';

const sharp = createRequire(new URL('../apps/mock-api/package.json', import.meta.url))('sharp');
const DEFAULTS = new URL('../apps/web/public/picture/Utils/ContentDefault/', import.meta.url);
const UPLOADS = new URL('../apps/mock-api/media/', import.meta.url);
const TYPES = new URL('images/Utils/content_default/', UPLOADS);
/** The mock's uploads stay small: what they show is not the point. */
const UPLOAD_WIDTH = 480;
/** Scenes that would say something wrong in a mirror. */
const ONE_WAY = ['training', 'vote'];
const MAX_BYTES = { webp: 8_000, other: 20_000 };

let total = 0;
function save(folder, name, bytes) {
  const limit = name.endsWith('.webp') ? MAX_BYTES.webp : MAX_BYTES.other;
  if (bytes.length > limit) throw new Error(`${name} has ${bytes.length} bytes of ${limit}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(name, folder), bytes);
  total += bytes.length;
}

const drawn = (inside, mirrored) => sharp(Buffer.from(svg(inside, mirrored)));

/** 16 colours of an image as a BMP, which sharp cannot write. */
async function toBmp(image) {
  const few = await image.resize(240).png({ palette: true, colours: 16, dither: 0 }).toBuffer();
  const { data, info } = await sharp(few).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const colours = new Map();
  const colourAt = (x, y) => {
    const at = (y * width + x) * 3;
    const key = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
    if (!colours.has(key)) colours.set(key, colours.size);
    return colours.get(key);
  };
  const stride = Math.ceil(width / 8) * 4;
  const pixels = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      pixels[(height - 1 - y) * stride + (x >> 1)] |= colourAt(x, y) << (x % 2 ? 0 : 4);
    }
  }
  const head = Buffer.alloc(54 + 64);
  head.write('BM');
  head.writeUInt32LE(head.length + pixels.length, 2);
  head.writeUInt32LE(head.length, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(4, 28);
  head.writeUInt32LE(pixels.length, 34);
  head.writeUInt32LE(16, 46);
  for (const [key, at] of colours) head.writeUInt32LE(key, 54 + at * 4);
  return Buffer.concat([head, pixels]);
}

for (const [name, kind] of Object.entries(CATEGORY_MOTIFS)) {
  save(DEFAULTS, `${name}.webp`, await drawn(motif(kind)).webp({ quality: 70 }).toBuffer());
}
for (const [name, kind] of Object.entries(TYPE_MOTIFS)) {
  save(TYPES, `${name}.webp`, await drawn(motif(kind)).webp({ quality: 70 }).toBuffer());
}
for (const [name, scene] of Object.entries(SCENES)) {
  for (const [at, colours] of [MORNING, EVENING].entries()) {
    const image = drawn(scene(colours), at === 1 && !ONE_WAY.includes(name)).resize(UPLOAD_WIDTH);
    save(
      UPLOADS,
      `${name}-${at + 1}.jpg`,
      await image.jpeg({ quality: 72, mozjpeg: true }).toBuffer(),
    );
  }
}
for (const [at, kind] of ['film', 'frames'].entries()) {
  const image = drawn(motif(kind)).resize(UPLOAD_WIDTH);
  save(UPLOADS, `poster-${at + 1}.png`, await image.png({ palette: true, colours: 32 }).toBuffer());
}
save(UPLOADS, 'report-1.gif', await drawn(motif('report')).resize(UPLOAD_WIDTH).gif().toBuffer());
save(
  UPLOADS,
  'newsletter-1.gif',
  await drawn(motif('letter')).resize(UPLOAD_WIDTH).gif().toBuffer(),
);
save(UPLOADS, 'badge-1.bmp', await toBmp(drawn(motif('medal'))));
console.log(`drawn, ${Math.round(total / 1000)} kB altogether`);
