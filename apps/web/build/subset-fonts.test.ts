import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FILES, subset } from './subset-fonts.ts';

test.each(FILES.map((file) => [file.file.pathname.split('/').at(-1), file] as const))(
  '%s is what the font’s letters make',
  async (_, file) => {
    expect(Buffer.compare(await subset(file), readFileSync(file.file))).toBe(0);
  },
);
