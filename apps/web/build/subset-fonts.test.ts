import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FILES, subset } from './subset-fonts.mjs';

test.each(FILES.map((one) => [one.file.pathname.split('/').at(-1), one] as const))(
  '%s is what the font’s letters make',
  async (_, one) => {
    expect(Buffer.compare(await subset(one), readFileSync(one.file))).toBe(0);
  },
);
