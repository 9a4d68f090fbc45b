import { hash } from 'node:crypto';

/** A rectangle in the picture's pixels. */
export interface PixelArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Side of the stored photo. */
const SIDE = 512;
/** A picture that decodes to more pixels is refused, so that it cannot fill the memory. */
const MOST_PIXELS = 50_000_000;

/**
 * Cuts the chosen square out of a picture and stores it as a small JPEG, without its metadata (place,
 * time). Undefined when the bytes are no picture or the square lies outside it.
 */
export async function cutPhoto(bytes: Buffer, area: PixelArea): Promise<Buffer | undefined> {
  // The image library is large and rarely needed, so it is loaded at the first upload.
  const { default: sharp } = await import('sharp');
  const region = {
    left: Math.round(area.x),
    top: Math.round(area.y),
    width: Math.round(area.width),
    height: Math.round(area.height),
  };
  try {
    // Phones store a picture with an orientation tag; the crop refers to the upright picture.
    const upright = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).rotate().toBuffer();
    return await sharp(upright)
      .extract(region)
      .resize(SIDE, SIDE, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** A name that cannot be guessed from the membership number: pictures are fetched without a session. */
export function photoName(membershipNo: string, photo: Buffer): string {
  return `avatar-${hash('sha256', Buffer.concat([Buffer.from(membershipNo), photo]), 'hex').slice(0, 24)}.jpg`;
}
