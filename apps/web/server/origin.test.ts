import { expect, test } from 'vitest';
import { originOf } from './origin.ts';

const REQUEST = { protocol: 'http', host: 'evil.example' } as const;

test('[WEB-01] the portal’s own address is the deployment’s, and never a foreign Host in production', () => {
  const publicOrigin = 'https://portal.coop.example';
  expect(originOf({ publicOrigin, isProduction: true }, REQUEST)).toBe(publicOrigin);
  expect(originOf({ publicOrigin, isProduction: false }, REQUEST)).toBe(publicOrigin);
  expect(originOf({ isProduction: true }, REQUEST)).toBe('');
});

test('in development it is where one looks', () => {
  const request = { protocol: 'http', host: '127.0.0.1:3000' } as const;
  expect(originOf({ isProduction: false }, request)).toBe('http://127.0.0.1:3000');
});
