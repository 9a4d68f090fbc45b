import { type HandlersOf, subjectOf } from '../http/handler.ts';
import { invalid, WireError } from '../http/wire-error.ts';

/** Largest picture that is kept; the JSON around it is limited by the route. */
const MOST_BYTES = 5 * 1024 * 1024;

const SIGNATURES: readonly { type: string; extension: string; starts: readonly number[] }[] = [
  { type: 'image/jpeg', extension: 'jpg', starts: [0xff, 0xd8, 0xff] },
  { type: 'image/png', extension: 'png', starts: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/gif', extension: 'gif', starts: [0x47, 0x49, 0x46, 0x38] },
  { type: 'image/bmp', extension: 'bmp', starts: [0x42, 0x4d] },
];

/** The picture's type by its first bytes, whatever its name claims. */
export function sniffImage(bytes: Uint8Array): { type: string; extension: string } | undefined {
  return SIGNATURES.find(({ starts }) => starts.every((byte, i) => bytes[i] === byte));
}

export const memberUploadHandlers: HandlersOf<'memberUploadCreate'> = {
  memberUploadCreate(call) {
    const { body, world } = call;
    const subject = subjectOf(call);
    const base64 = body.image.slice(body.image.indexOf(',') + 1);
    const bytes = Buffer.from(base64, 'base64');
    if (bytes.length > MOST_BYTES) {
      throw new WireError(413, { error: 'รูปใหญ่เกิน 5 MB กรุณาเลือกรูปที่เล็กกว่านี้' });
    }
    const image = sniffImage(bytes);
    if (!image) throw invalid({ image: ['ไฟล์นี้ไม่ใช่รูป JPEG, PNG, GIF หรือ BMP'] });
    const file = `avatar-${subject}.${image.extension}`;
    const value = { file, type: image.type, base64, crop: body.croppedAreaPixels };
    world.overlay.append({ at: world.clock.now(), kind: 'avatar', subject, value });
    return { rc_code: '1', rc_des: 'บันทึกรูปแล้ว', avatar_path: `mediafiles/${file}` };
  },
};
