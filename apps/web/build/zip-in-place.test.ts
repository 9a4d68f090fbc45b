import { join } from 'node:path';
import { strToU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import config from '../vite.config.ts';
import { zip } from './zip-in-place.ts';

test('files of any size are packed at once, without a worker', () => {
  const files = { 'a.xml': strToU8('สหกรณ์'), 'long.xml': new Uint8Array(400_000).fill(7) };
  let packed: Uint8Array | undefined;
  zip(files, (error, archive) => {
    expect(error).toBeNull();
    packed = archive;
  });
  expect(unzipSync(packed ?? new Uint8Array())).toEqual(files);
});

test('what cannot be packed is told', () => {
  const messages: unknown[] = [];
  zip({ ['x'.repeat(70_000)]: new Uint8Array() }, (error) => messages.push(error?.message));
  expect(messages).toEqual([expect.stringContaining('filename too long')]);
});

test('the library that writes workbooks gets it in the build', () => {
  const [alias] = (config.resolve?.alias ?? []) as { find: RegExp; replacement: string }[];
  expect(alias?.replacement).toBe(join(import.meta.dirname, 'zip-in-place.ts'));
  expect('fflate').toMatch(alias?.find ?? '');
  expect('fflate/browser').not.toMatch(alias?.find ?? '');
});
