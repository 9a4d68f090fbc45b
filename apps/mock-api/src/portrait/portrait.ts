import { hash32 } from '@coop/cooperative/chance/hash';
import { pictureLibrary } from './picture-library.ts';

const HEADS = {
  m: ['short1', 'short2', 'short3', 'short5', 'flatTop', 'grayShort'],
  f: ['medium1', 'medium2', 'medium3', 'mediumBangs', 'long', 'bangs', 'grayMedium'],
} as const;
const BACKDROPS = ['dbe8e3', 'efe4d0', 'dfe5ee', 'eadfdb', 'e3e8d6'];
/** Pixels of the photograph in an album. */
const PHOTO = { width: 640, height: 400 };

/** Returns the file name of a person's portrait, under mediafiles/; it does not tell who it is. */
export function portraitName(key: number, sex: 'm' | 'f', kind: 'svg' | 'jpg' = 'svg'): string {
  return `portrait-${sex}-${hash32('portrait', key).toString(16)}.${kind}`;
}

/** Returns the portrait with this file name: a square drawing, or a wide photograph for an album. */
export async function portraitOf(file: string) {
  const found = /^portrait-([mf])-([0-9a-f]{1,8})\.(svg|jpg)$/.exec(file);
  if (!found) return undefined;
  const [, sex, seed = '', kind] = found;
  const { createAvatar } = await import('@dicebear/core');
  const drawing = createAvatar(await import('@dicebear/open-peeps'), {
    seed,
    size: PHOTO.height,
    head: [...HEADS[sex === 'f' ? 'f' : 'm']],
    face: ['calm', 'cute', 'smile', 'smileBig'],
    accessories: ['glasses', 'glasses2', 'glasses3'],
    accessoriesProbability: 40,
    facialHairProbability: 0,
    maskProbability: 0,
    skinColor: ['ffdbb4', 'edb98a', 'd08b5b'],
    clothingColor: ['b39a63', 'f7f6f1', '2c3d5c', '454b52', '6b7f78'],
    backgroundColor: BACKDROPS,
  });
  const bytes = Buffer.from(drawing.toString());
  if (kind === 'svg') return { type: 'image/svg+xml', bytes };
  const sharp = await pictureLibrary();
  const side = (PHOTO.width - PHOTO.height) / 2;
  const photo = sharp(bytes).extend({ left: side, right: side, extendWith: 'copy' });
  return { type: 'image/jpeg', bytes: await photo.jpeg({ quality: 82 }).toBuffer() };
}
