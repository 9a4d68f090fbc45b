import { expect, test, vi } from 'vitest';
import { base64Of, dataUrlOf, fileToSend } from './data-url.ts';

test('a file is sent as a data URL', async () => {
  const url = await dataUrlOf(new Blob(['สวัสดี'], { type: 'text/plain' }));
  expect(url).toBe('data:text/plain;base64,4Liq4Lin4Lix4Liq4LiU4Li1');
});

test('a file is sent with its name, or as its bytes alone', async () => {
  const file = new File(['a,b'], 'สลิป.txt', { type: 'text/plain' });
  expect(await fileToSend(file)).toEqual({
    name: 'สลิป.txt',
    data: 'data:text/plain;base64,YSxi',
  });
  expect(await base64Of(file)).toBe('YSxi');
});

test('a file that cannot be read says why', async () => {
  const why = new DOMException('gone', 'NotFoundError');
  vi.spyOn(FileReader.prototype, 'error', 'get').mockReturnValue(why);
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    this.dispatchEvent(new ProgressEvent('error'));
  });
  await expect(dataUrlOf(new Blob(['x']))).rejects.toBe(why);
});
