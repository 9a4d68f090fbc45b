import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { allowSheet, allowStyles, styleHashes } from './policy.ts';

const hashOf = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
const POLICY = "default-src 'none'; style-src 'self'; font-src 'self'";

test('[WEB-04] each style in the page is named once, as the browser reads it', () => {
  const html =
    '<i style="width:40%"></i><b title="x" style="width:40%"> style="color:red"</b>' +
    '<i style="font-family:&quot;A &amp; B&quot;,&#x27;C&#x27;">';
  expect(styleHashes(html)).toEqual([
    hashOf('width:40%'),
    // Words that look like a style are allowed as one that nothing has.
    hashOf('color:red'),
    hashOf(`font-family:"A & B",'C'`),
  ]);
});

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
