import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { notSheets } from './file-kind.ts';
import { FileRefusal, UNREADABLE } from './raw-table.ts';
import { hideUnseen } from './unseen-styles.ts';

/** Bytes that the parts of a workbook may have together once unpacked. */
const MOST_UNPACKED = 24 * 1024 * 1024;
const MOST_PARTS = 200;

const TOO_LARGE = 'ไฟล์ขยายแล้วใหญ่เกินไป จึงไม่อ่านต่อ กรุณาคัดลอกเฉพาะตารางไปไว้ในไฟล์ใหม่';

/**
 * The archive of a workbook without its pictures, packed anew without compression: the library that reads it unpacks
 * without a limit. No part grows beyond the size that the archive declares, and these are limited together.
 * @throws FileRefusal when it is too large, damaged, or another kind of file
 */
export function repack(archive: Uint8Array, name: string): Uint8Array {
  const names: string[] = [];
  let unpacked = 0;
  const open = () =>
    unzipSync(archive, {
      filter({ name: part, originalSize }) {
        if (names.push(part) > MOST_PARTS) throw new FileRefusal(TOO_LARGE);
        if (!/\.(xml|rels|vml)$/i.test(part)) return false;
        unpacked += originalSize;
        if (unpacked > MOST_UNPACKED) throw new FileRefusal(TOO_LARGE);
        return true;
      },
    });
  try {
    const parts = open();
    const other = notSheets(names, name);
    if (other) throw new FileRefusal(other);
    for (const [part, bytes] of Object.entries(parts)) {
      if (/styles\.xml$/i.test(part)) parts[part] = strToU8(hideUnseen(strFromU8(bytes)));
    }
    return zipSync(parts, { level: 0 });
  } catch (error) {
    throw error instanceof FileRefusal ? error : new FileRefusal(UNREADABLE);
  }
}
