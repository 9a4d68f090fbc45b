import { Unzip, UnzipInflate } from 'fflate';
import { UNREADABLE } from './raw-table.ts';

/** Bytes that the parts of a workbook may have together once unpacked. */
const MOST_UNPACKED = 24 * 1024 * 1024;
const MOST_PARTS = 200;
/** Packed bytes fed at once: a bomb is noticed after one of these, not at its end. */
const STEP = 16 * 1024;

const TOO_LARGE = 'ไฟล์ขยายแล้วใหญ่เกินไป จึงไม่อ่านต่อ กรุณาใช้แบบฟอร์มของสหกรณ์';

export class UnpackRefusal extends Error {}

/**
 * The parts of a zip archive that are wanted, unpacked in small steps: the limit applies to the bytes that come out,
 * not to the sizes that the archive declares. @throws UnpackRefusal when it is too large or no archive
 */
export function unpack(
  archive: Uint8Array,
  isWanted: (name: string) => boolean,
): Map<string, Uint8Array> {
  const parts = new Map<string, Uint8Array>();
  let unpacked = 0;
  let seen = 0;
  const unzip = new Unzip((file) => {
    seen += 1;
    if (seen > MOST_PARTS) throw new UnpackRefusal(TOO_LARGE);
    if (!isWanted(file.name)) return;
    const pieces: Uint8Array[] = [];
    file.ondata = (error, piece, isLast) => {
      // An error thrown here is passed to the next call.
      if (error) throw error instanceof UnpackRefusal ? error : new UnpackRefusal(UNREADABLE);
      unpacked += piece.length;
      if (unpacked > MOST_UNPACKED) throw new UnpackRefusal(TOO_LARGE);
      pieces.push(piece);
      if (isLast) parts.set(file.name, Buffer.concat(pieces));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < archive.length; at += STEP) {
    unzip.push(archive.subarray(at, at + STEP), at + STEP >= archive.length);
  }
  return parts;
}
