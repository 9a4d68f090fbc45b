import { expect, test } from 'vitest';
import { allowSheet, allowStyles } from './policy.ts';

const POLICY = "default-src 'none'; style-src 'self'; font-src 'self'";

test('[WEB-04] only these styles are allowed, and only where there are some', () => {
  expect(allowStyles(POLICY, [])).toBe(POLICY);
  expect(allowStyles(POLICY, ["'sha256-a='", "'sha256-b='"])).toBe(
    "default-src 'none'; style-src 'self'; style-src-attr 'unsafe-hashes' 'sha256-a=' 'sha256-b='; font-src 'self'",
  );
});

test('[WEB-04] the sheet in the page is allowed beside the portal’s own, and no other', () => {
  expect(allowSheet(POLICY, undefined)).toBe(POLICY);
  expect(allowSheet(POLICY, "'sha256-a='")).toBe(
    "default-src 'none'; style-src 'self' 'sha256-a='; font-src 'self'",
  );
});
