import { sniffImage } from '../../call/file-type.ts';
import type { HandlersOf } from '../../call/handler.ts';
import { invalid, WireError } from '../../call/wire-error.ts';
import { cutPhoto, photoName } from './photo.ts';

/** Largest accepted picture; the JSON around it is limited by the route. */
const MOST_BYTES = 5 * 1024 * 1024;

export const memberUploadHandlers: HandlersOf<'memberUploadCreate'> = {
  async memberUploadCreate({ body, world, subject }) {
    const base64 = body.image.slice(body.image.indexOf(',') + 1);
    const bytes = Buffer.from(base64, 'base64');
    if (bytes.length > MOST_BYTES) {
      throw new WireError(413, { error: 'รูปใหญ่เกิน 5 MB กรุณาเลือกรูปที่เล็กกว่านี้' });
    }
    const notAPicture = invalid({ image: ['ไฟล์นี้ไม่ใช่รูป JPEG, PNG หรือ GIF ที่อ่านได้'] });
    if (!sniffImage(bytes)) throw notAPicture;
    const photo = await cutPhoto(bytes, body.croppedAreaPixels);
    if (!photo) throw notAPicture;
    const file = photoName(subject, photo);
    const now = world.clock.now();
    // Photos are looked up by file name alone, which is all that a browser has. Written first: if the process ends
    // between the two, the member still has the former picture.
    world.overlay.append({ at: now, kind: 'media', subject: file, value: { owner: subject } });
    const value = { file, base64: photo.toString('base64') };
    world.overlay.append({ at: now, kind: 'avatar', subject, value });
    return { rc_code: '1', rc_des: 'บันทึกรูปแล้ว', avatar_path: `mediafiles/${file}` };
  },
};
