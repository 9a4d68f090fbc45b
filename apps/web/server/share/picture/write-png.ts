import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const TRUE_COLOUR = 2;

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/**
 * An opaque picture (RGBA, eight bits each) as PNG without its alpha channel, compressed beside the main thread. What the
 * drawing library writes by itself is half as large again.
 */
export async function writePng(image: {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}): Promise<Buffer> {
  const { width, height, pixels } = image;
  // Every row begins with its filter: none.
  const rows = Buffer.alloc(height * (width * 3 + 1));
  let to = 0;
  for (let from = 0; from < pixels.length; from += 4) {
    if (from % (width * 4) === 0) to += 1;
    for (let part = 0; part < 3; part += 1) {
      rows[to] = pixels[from + part] ?? 0;
      to += 1;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, TRUE_COLOUR], 8);
  const data = await promisify(deflate)(rows);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
