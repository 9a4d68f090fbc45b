import { expect, test } from 'vitest';
import { type DrawPhoto, fitPhoto } from './fit-photo.ts';

const MB = 1024 * 1024;
const photo = (name: string, size: number, type = 'image/jpeg') =>
  new File([new Uint8Array(size)], name, { type, lastModified: 7 });

/** Draws a byte for each pixel of the longest side, times 1,000. */
const tried: number[] = [];
const draw: DrawPhoto = (_, side) => {
  tried.push(side);
  return Promise.resolve(new Blob([new Uint8Array(side * 1000)]));
};

test('a photo of a camera becomes as small as it has to be, and no smaller', async () => {
  tried.length = 0;
  const small = await fitPhoto(photo('บัตร.PNG', 8 * MB, 'image/png'), 2 * MB, draw);
  expect(tried).toEqual([3000, 2400, 2000]);
  expect([small.name, small.type, small.size]).toEqual(['บัตร.jpg', 'image/jpeg', 2_000_000]);
  expect(small.lastModified).toBe(7);
});

test.each([
  ['is small enough', photo('1.jpg', 2 * MB)],
  ['is no photo', photo('1.pdf', 3 * MB, 'application/pdf')],
  ['is larger than any camera makes', photo('1.jpg', 20 * MB + 1)],
])('a file that %s stays as it is', async (_, file) => {
  tried.length = 0;
  expect(await fitPhoto(file, 2 * MB, draw)).toBe(file);
  expect(tried).toEqual([]);
});

test('a picture that the browser cannot open stays as it is', async () => {
  const broken = photo('1.jpg', 3 * MB);
  expect(await fitPhoto(broken, 2 * MB, () => Promise.reject(new Error('broken')))).toBe(broken);
});
