import { crc32, deflateSync } from 'node:zlib';
import { inputs } from '@coop/contracts/examples/inputs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sniffImage } from '../../call/file-type.ts';
import { MEMBER } from '../../testing/happy.ts';
import { expectFieldErrors, expectRefusal } from '../../testing/refusals.ts';
import { startMock } from '../../testing/start-mock.ts';
import { cutPhoto } from './photo.ts';

const right = inputs.memberUploadCreate.body;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function dataUrl(bytes: readonly number[], type = 'image/png'): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}

describe('sniffImage', () => {
  test.each([
    ['jpg', [0xff, 0xd8, 0xff, 0xe0]],
    ['png', PNG],
    ['gif', [0x47, 0x49, 0x46, 0x38, 0x39]],
  ])('knows a %s by its first bytes', (extension, bytes) => {
    expect(sniffImage(Uint8Array.from(bytes))?.extension).toBe(extension);
  });

  test.each([
    ['nothing', []],
    ['a cut PNG', PNG.slice(0, 7)],
    ['SVG', [...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">')]],
    ['HTML', [...Buffer.from('<html>')]],
    ['WebP', [...Buffer.from('RIFF....WEBP')]],
  ])('takes %s for no picture', (_, bytes) => {
    expect(sniffImage(Uint8Array.from(bytes))).toBeUndefined();
  });
});

describe('uploading a photo', () => {
  test('[API-07] [MEM-25] puts it on the member’s data', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn(MEMBER);
    const answer = await caller.ok('memberUploadCreate', { body: right });
    expect(answer).toEqual({
      rc_code: '1',
      rc_des: 'บันทึกรูปแล้ว',
      avatar_path: expect.stringMatching(/^mediafiles\/avatar-[0-9a-f]{24}\.jpg$/),
    });
    expect((await caller.ok('memberInfoShow')).avatar_path).toBe(answer.avatar_path);
    const other = await (await mock.signIn('00004')).ok('memberInfoShow');
    expect(other.avatar_path).toBe('');
  });

  test('refuses a GIF of a few bytes that would fill the memory, by its header', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn(MEMBER);
    const side = [7_000 & 255, 7_000 >> 8];
    const frame = [0x2c, 0, 0, 0, 0, ...side, ...side, 0, 2, 2, 0x44, 1, 0, 0x3b];
    const gif = [...Buffer.from('GIF89a'), ...side, ...side, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
    const image = dataUrl([...gif, ...frame], 'image/gif');
    const answer = await caller.call('memberUploadCreate', { body: { ...right, image } });
    expectFieldErrors(answer, ['image']);
    expect(answer.text).toContain('รูปมีจุดมากเกินไป');
  });

  test('goes by the picture’s bytes, not by what it says it is', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn(MEMBER);
    for (const image of [
      dataUrl([...Buffer.from('<html>')]),
      dataUrl(PNG),
      dataUrl([0xff, 0xd8, 0xff, 0xe0]),
    ]) {
      expectFieldErrors(await caller.call('memberUploadCreate', { body: { ...right, image } }), [
        'image',
      ]);
    }
  });

  test.each([
    'https://example.com/me.png',
    'data:text/html;base64,PGh0bWw+',
    'data:image/png;base64,',
    'data:image/png,abc',
    'data:image/png;base64,<svg>',
    '',
  ])('refuses %j for an image', async (image) => {
    await using mock = await startMock();
    const caller = await mock.signIn(MEMBER);
    const answer = await caller.call('memberUploadCreate', { body: { ...right, image } });
    expectFieldErrors(answer, ['image']);
  });

  test('reads up to five megabytes and answers 413 to more', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn(MEMBER);
    const pictureOf = (bytes: number) => {
      const picture = Buffer.alloc(bytes);
      picture.set(PNG);
      return `data:image/png;base64,${picture.toString('base64')}`;
    };
    const upload = (image: string) =>
      caller.call('memberUploadCreate', { body: { ...right, image } });
    const mostBytes = 5 * 1024 * 1024;
    // Zeros after a PNG's first bytes: small enough to be decoded, and then no picture.
    expectFieldErrors(await upload(pictureOf(mostBytes)), ['image']);
    expectRefusal(await upload(pictureOf(mostBytes + 1)), 413);
    const almost = `${pictureOf(mostBytes).slice(0, -4)}<<<<`;
    expectFieldErrors(await upload(almost), ['image']);
  });
});

/** Makes a part of a PNG file: length, type, data, check sum. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** Makes a real black-and-white PNG of this size in six kilobytes. */
function stripe(width: number, height: number, interlace = 0): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  head.writeUInt8(interlace, 12);
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
  const parts = [chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from(PNG), ...parts]);
}

/** Makes a PNG of a few bytes that claims this size. */
function bomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(8, 8);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  const parts = [chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from(PNG), ...parts]);
}

const MANY = ['00001', '00002', '00003', '00004', '00006', '00007'];

describe('a hostile photo', () => {
  const SCRIPT = '<script>alert(document.domain)</script>';
  const asUrl = (bytes: Buffer, type = 'image/png') => dataUrl([...bytes], type);

  test.each([
    ['that is ten million dots wide and five high', asUrl(stripe(10_000_000, 5))],
    ['that must be decoded as a whole and is large', asUrl(stripe(12_000, 4_000, 1))],
    ['that unpacks to 3.6 billion dots', asUrl(bomb(60_000))],
    [
      'that is a script behind a picture’s first bytes',
      asUrl(Buffer.from(`GIF89a/*${SCRIPT}*/=1`)),
    ],
    [
      'that is a drawing with a script',
      asUrl(Buffer.from(`<svg>${SCRIPT}</svg>`), 'image/svg+xml'),
    ],
    ['that is a page', asUrl(Buffer.from(SCRIPT), 'image/jpeg')],
  ])('%s is refused', async (_, image) => {
    await using mock = await startMock();
    const caller = await mock.signIn(MEMBER);
    expectFieldErrors(await caller.call('memberUploadCreate', { body: { ...right, image } }), [
      'image',
    ]);
  });

  test('that is too long is told so before it is decoded, and one of the longest side is taken', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn(MEMBER);
    const upload = (picture: Buffer) =>
      caller.call('memberUploadCreate', {
        body: {
          ...right,
          image: asUrl(picture),
          croppedAreaPixels: { x: 0, y: 0, width: 5, height: 5 },
        },
      });
    const tooLong = await upload(stripe(12_001, 5));
    expectFieldErrors(tooLong, ['image']);
    expect(tooLong.text).toContain('ไม่เกิน 4,000 จุด');
    expect((await upload(stripe(12_000, 5))).status).toBe(200);
  });

  test('that comes when many wait is told when to come again', async () => {
    await using mock = await startMock();
    const callers = await Promise.all(MANY.map((no) => mock.signIn(no)));
    const body = { ...right, image: asUrl(stripe(12_000, 4_000)) };
    const all = [...callers, ...callers].map((caller) =>
      caller.call('memberUploadCreate', { body }),
    );
    const answers = await Promise.all(all);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect(answer.headers['retry-after']).toBe('10');
      expect(answer.body).toEqual({
        error: 'ขณะนี้มีผู้ใช้งานมาก กรุณารอ 10 วินาทีแล้วลองใหม่',
        message: 'ขณะนี้มีผู้ใช้งานมาก กรุณารอ 10 วินาทีแล้วลองใหม่',
      });
    }
  });

  test('[REAL-06] of which a few bytes fill much memory leaves none of it in the library’s cache', async () => {
    const side = { width: 4_000, height: 4_000 };
    const gif = await sharp({ create: { ...side, channels: 3, background: '#123456' } })
      .gif()
      .toBuffer();
    expect(gif.length).toBeLessThan(20_000);
    const photo = await cutPhoto(gif, { x: 0, y: 0, width: 500, height: 500 });
    expect(photo?.length).toBeGreaterThan(0);
    expect(sharp.cache().items.current).toBe(0);
  });

  test('that carries a script or a place is drawn anew without it, under a name of the server’s', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn(MEMBER);
    const picture = await sharp({
      create: { width: 8, height: 8, channels: 3, background: '#ff0000' },
    })
      .withExif({ IFD0: { Copyright: SCRIPT } })
      .jpeg()
      .toBuffer();
    const image = asUrl(Buffer.concat([picture, Buffer.from(SCRIPT)]), 'image/jpeg');
    const croppedAreaPixels = { x: 0, y: 0, width: 8, height: 8 };
    for (const name of ['../../../etc/cron.d/x', 'a.php\0.jpg', 'x\r\nSet-Cookie: a=b', SCRIPT]) {
      const body = { ...right, image, name, croppedAreaPixels };
      const { avatar_path } = await caller.ok('memberUploadCreate', { body });
      expect(avatar_path).toMatch(/^mediafiles\/avatar-[0-9a-f]{24}\.jpg$/);
      const stored = await mock.app.inject(`/${avatar_path}`);
      expect(stored.headers['content-type']).toBe('image/jpeg');
      expect(stored.headers['x-content-type-options']).toBe('nosniff');
      expect(stored.rawPayload.includes('script')).toBe(false);
    }
  });
});
