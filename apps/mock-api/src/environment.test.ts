import { expect, test } from 'vitest';
import { backendOf, readEnvironment } from './environment.ts';

const backendIn = (source: Record<string, string>) => backendOf(readEnvironment(source));

test.each([
  [{}, undefined],
  [{ BACKEND_URL: '', BACKEND_MODE: 'mock' }, undefined],
  [
    { BACKEND_URL: 'https://coop.example/' },
    { url: 'https://coop.example', mode: 'proxy-or-mock', timeoutMs: 10_000 },
  ],
  [
    {
      BACKEND_URL: 'http://127.0.0.1:8000/portal/',
      BACKEND_MODE: 'proxy',
      BACKEND_TIMEOUT_MS: '500',
    },
    { url: 'http://127.0.0.1:8000/portal', mode: 'proxy', timeoutMs: 500 },
  ],
])('%j names the backend %j', (source, backend) => {
  expect(backendIn(source)).toEqual(backend);
});

test.each([
  ['coop.example', 'BACKEND_URL'],
  ['ftp://coop.example', 'BACKEND_URL'],
  ['https://user:secret@coop.example', 'BACKEND_URL'],
  ['https://coop.example/?a=1', 'BACKEND_URL'],
])('the backend %s is refused in words that name the variable', (BACKEND_URL, name) => {
  expect(() => backendIn({ BACKEND_URL })).toThrow(`environment: wrong value of ${name}`);
});

test('a mode needs a backend and must be one there is', () => {
  expect(() => backendIn({ BACKEND_MODE: 'proxy' })).toThrow(
    'BACKEND_MODE=proxy needs a BACKEND_URL',
  );
  expect(() => backendIn({ BACKEND_MODE: 'both' })).toThrow('wrong value of BACKEND_MODE');
  expect(() => backendIn({ BACKEND_TIMEOUT_MS: '5' })).toThrow('wrong value of BACKEND_TIMEOUT_MS');
});
