import { hash } from 'node:crypto';
import type { Metadata } from 'sharp';
import { invalid, WireError } from '../../call/wire-error.ts';
import { pictureLibrary } from '../../portrait/picture-library.ts';
import { createQueue } from '../../world/state/queue.ts';

export interface PixelArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Width and height of the stored photo. */
const SIDE = 512;
/** Maximum pixels per side and in all; larger pictures are refused unread, so that they cannot fill the memory. */
const MOST_SIDE = 12_000;
const MOST_PIXELS = 50_000_000;
/** Maximum pixels of a picture that must be in memory as a whole: an interlaced one, or a GIF of whatever bytes. */
const MOST_WHOLE = 20_000_000;

/** Decoding a picture takes up to some 80 MB, so pictures are decoded one at a time. */
const queue = createQueue({ mostWaiting: 8, seconds: 10 });

const TOO_LARGE = 'รูปมีจุดมากเกินไป กรุณาย่อให้กว้างและสูงไม่เกิน 4,000 จุดก่อน';

/** Throws a refusal if the header says that the picture is too large to be decoded. */
function checkSize({ width = 0, height = 0, isProgressive, format }: Metadata): void {
  const mostPixels = isProgressive || format === 'gif' ? MOST_WHOLE : MOST_PIXELS;
  if (Math.max(width, height) > MOST_SIDE || width * height > mostPixels) {
    throw invalid({ image: [TOO_LARGE] });
  }
}

async function cut(bytes: Buffer, area: PixelArea): Promise<Buffer> {
  const sharp = await pictureLibrary();
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS });
  checkSize(await picture.metadata());
  const region = {
    left: Math.round(area.x),
    top: Math.round(area.y),
    width: Math.round(area.width),
    height: Math.round(area.height),
  };
  // Phones store a picture with an orientation tag; the crop refers to the upright picture.
  return picture
    .rotate()
    .extract(region)
    .resize(SIDE, SIDE, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer();
}

/**
 * Cuts the chosen square out of a picture and encodes it as a small JPEG, without its metadata (place, time). Undefined
 * if the bytes are no picture or the square lies outside it. Throws a 422 if it has too many pixels, `Busy` when too
 * many pictures wait.
 */
export function cutPhoto(bytes: Buffer, area: PixelArea): Promise<Buffer | undefined> {
  return queue.run(() =>
    cut(bytes, area).catch((error) => {
      if (error instanceof WireError) throw error;
      return undefined;
    }),
  );
}

/** Returns a name that cannot be guessed from the membership number, because pictures are fetched without a session. */
export function photoName(membershipNo: string, photo: Buffer): string {
  return `avatar-${hash('sha256', Buffer.concat([Buffer.from(membershipNo), photo]), 'hex').slice(0, 24)}.jpg`;
}
