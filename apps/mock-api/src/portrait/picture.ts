import { drawPortrait } from './draw.ts';
import { sitterOf } from './look.ts';

/** Pixels of the photograph in an album. */
const PHOTO = { width: 640, height: 400 };

/** Returns the portrait with this file name: a square drawing, or a wide photograph for an album. */
export async function portraitOf(file: string) {
  const sitter = sitterOf(file);
  if (!sitter) return undefined;
  if (file.endsWith('.svg')) {
    return { type: 'image/svg+xml', bytes: Buffer.from(drawPortrait(sitter)) };
  }
  const { default: sharp } = await import('sharp');
  const drawing = Buffer.from(drawPortrait(sitter, 'wide'));
  const bytes = await sharp(drawing, { density: 120 })
    .resize(PHOTO)
    .jpeg({ quality: 82 })
    .toBuffer();
  return { type: 'image/jpeg', bytes };
}
