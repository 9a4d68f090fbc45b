import { crc32, deflateSync } from 'node:zlib';

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

/** Encodes an opaque picture (8-bit RGBA) as PNG without alpha. The drawing library writes half as much again. */
export function writePng(image: {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}): Uint8Array<ArrayBuffer> {
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
  const end = Buffer.alloc(0);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', end)];
  // With memory of its own, which can be given to another thread.
  return new Uint8Array(Buffer.concat([SIGNATURE, ...parts]));
}
