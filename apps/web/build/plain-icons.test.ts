import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ICONS } from '../server/share/picture/icon.ts';
import { plainIcons } from './plain-icons.ts';

test('a server of plain files finds the seal and every icon of the manifest', async () => {
  const files = new Map<string, string | Uint8Array>();
  const emitFile = ({ fileName, source }: { fileName: string; source: string | Uint8Array }) =>
    files.set(fileName, source);
  const { generateBundle } = plainIcons() as unknown as { generateBundle(this: unknown): void };
  generateBundle.call({ emitFile });
  expect([...files.keys()]).toEqual([
    'seal.svg',
    ...Object.keys(ICONS).map((address) => address.slice(1)),
  ]);
  expect(files.get('seal.svg')).toMatch(/^<svg[^>]* xmlns=/);
  const { format, width, height } = await sharp(files.get('icons/icon-192.png')).metadata();
  expect([format, width, height]).toEqual(['png', 192, 192]);
});
