import * as z from 'zod/mini';
import { MB, memberChanges } from '../entry/endpoint.ts';
import { secret } from '../entry/secret.ts';
import { Result, sentText } from '../entry/wire.ts';

const Area = z.strictObject({
  x: z.number(),
  y: z.number(),
  width: z.number().check(z.positive('กรอบภาพต้องกว้างกว่าศูนย์')),
  height: z.number().check(z.positive('กรอบภาพต้องสูงกว่าศูนย์')),
});

/** croppedArea is in percent of the picture, croppedAreaPixels in its pixels (react-easy-crop's two outputs). */
export const ImageUpload = z.strictObject({
  image: secret(
    z.string().check(z.regex(/^data:image\/[a-z+.-]+;base64,[A-Za-z0-9+/]+=*$/, 'รูปต้องเป็นไฟล์ภาพ')),
  ),
  name: sentText(255, 'กรุณาระบุชื่อไฟล์', 'ชื่อไฟล์ยาวเกินไป'),
  croppedArea: Area,
  croppedAreaPixels: Area,
});

export const memberUpload = {
  memberUploadCreate: memberChanges({
    path: '/api/member/wwwupload',
    follows: ['memberInfoShow'],
    bodyLimit: 8 * MB,
    body: ImageUpload,
    response: z.extend(Result, { avatar_path: z.optional(z.string()) }),
    titleTH: 'ส่งรูปสมาชิก',
    summary: 'Stores the member’s photo with its crop',
    spec: '7 API-07',
    source: 'documented',
  }),
} as const;
