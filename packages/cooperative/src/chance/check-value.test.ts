import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkValue } from './check-value.ts';

test('is three groups of four symbols that cannot be mistaken for one another', () => {
  expect(checkValue('')).toBe('WERC-8GMR-ZGE1');
  for (let i = 0; i < 500; i += 1) {
    expect(checkValue(String(i))).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  }
});

test('says the first 60 bits of the SHA-256 of the text', () => {
  const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  for (const text of ['', 'ก', 'ยย.2569/00005']) {
    const bits = [...createHash('sha256').update(text).digest('hex').slice(0, 15)]
      .map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0'))
      .join('');
    const read = [...checkValue(text).replaceAll('-', '')]
      .map((symbol) => symbols.indexOf(symbol).toString(2).padStart(5, '0'))
      .join('');
    expect(read).toBe(bits);
  }
});
