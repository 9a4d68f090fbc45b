import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FONT_FILES } from '../server/share/picture/letters.ts';
import { filesToDrawWith } from './files-to-draw-with.ts';

test('beside the bundle lies all that draws a picture with Thai letters, and the letters’ licence', () => {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'bundle-')));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  filesToDrawWith().writeBundle({ dir });
  const require = createRequire(join(dir, 'server.js'));
  const library = require.resolve('@resvg/resvg-js');
  expect(library.startsWith(join(dir, 'node_modules'))).toBe(true);
  const { Resvg } = require(library) as typeof import('@resvg/resvg-js');
  const drawn = new Resvg(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="8"/>',
  ).render();
  expect([drawn.width, drawn.height]).toEqual([9, 8]);
  const letters = join(dir, 'node_modules/@expo-google-fonts/noto-sans-thai-looped');
  expect(existsSync(join(letters, 'LICENSE_FONT'))).toBe(true);
  for (const file of Object.values(FONT_FILES)) {
    const weight = basename(file).replace(/^.*_|\.ttf$/g, '');
    expect(existsSync(join(letters, weight, basename(file)))).toBe(true);
  }
});
