import { inflateRawSync } from 'node:zlib';

const CENTRAL_ENTRY = 0x02014b50;
const END = 0x06054b50;
const DEFLATED = 8;

/** The files of a zip archive as text, read by its central directory: enough to look into a workbook. */
export async function unzip(archive: Blob): Promise<ReadonlyMap<string, string>> {
  const bytes = Buffer.from(await archive.arrayBuffer());
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || bytes.readUInt32LE(end) !== END) throw new Error('not a zip archive');
  const files = new Map<string, string>();
  let position = bytes.readUInt32LE(end + 16);
  while (bytes.readUInt32LE(position) === CENTRAL_ENTRY) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      bytes.readUInt16LE(position + offset),
    ) as [number, number, number];
    const name = bytes.toString('utf8', position + 46, position + 46 + nameLength);
    const local = bytes.readUInt32LE(position + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(position + 20));
    const isDeflated = bytes.readUInt16LE(position + 10) === DEFLATED;
    files.set(name, (isDeflated ? inflateRawSync(packed) : packed).toString('utf8'));
    position += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}
