import { expect, test } from 'vitest';
import { allowInline } from './policy.ts';

const POLICY =
  "default-src 'none'; script-src 'self' https://bot.example; style-src 'self'; font-src 'self'";

test('[WEB-04] a page without anything of its own has the portal’s policy', () => {
  expect(allowInline(POLICY, {})).toBe(POLICY);
  expect(allowInline('', { scripts: ["'sha256-a='"], attributes: ["'sha256-b='"] })).toBe('');
});

test('[WEB-04] only these style attributes are allowed, and only where there are some', () => {
  expect(allowInline(POLICY, { attributes: ["'sha256-a='", "'sha256-b='"] })).toBe(
    "default-src 'none'; script-src 'self' https://bot.example; style-src 'self'; style-src-attr 'unsafe-hashes' 'sha256-a=' 'sha256-b='; font-src 'self'",
  );
});

test('[WEB-04] scripts and sheet in the page are allowed beside the portal’s own, and no others', () => {
  expect(allowInline(POLICY, { scripts: ["'sha256-a='"], sheets: ["'sha256-b='"] })).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a=' https://bot.example; style-src 'self' 'sha256-b='; font-src 'self'",
  );
});
