import * as z from 'zod/mini';
import { secret } from './secret.ts';
import { sentText } from './wire.ts';

/** A file that is sent with a request, as a data URL. */
export const Attachment = z.strictObject({
  name: sentText(255, 'กรุณาระบุชื่อไฟล์', 'ชื่อไฟล์ยาวเกินไป'),
  data: secret(
    z
      .string()
      .check(
        z.regex(/^data:[a-z]+\/[a-z0-9.+-]+;base64,[A-Za-z0-9+/]+=*$/, 'ไฟล์แนบต้องเป็น PDF หรือรูป'),
      ),
  ),
});
