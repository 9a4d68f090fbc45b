import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillPath } from './endpoint.ts';

describe('fillPath', () => {
  test('puts each parameter in its place', () => {
    expect(fillPath('/a/:year/b/:no', { year: '2026', no: '7' })).toBe('/a/2026/b/7');
  });

  test('leaves a path without parameters as it is', () => {
    expect(fillPath('/api/info/manu')).toBe('/api/info/manu');
  });

  test('encodes a value, so that a slash in it cannot reach another route', () => {
    expect(fillPath('/a/:no', { no: '../b?c#d/สม.2569' })).toBe(
      '/a/..%2Fb%3Fc%23d%2F%E0%B8%AA%E0%B8%A1.2569',
    );
  });

  test('throws when a parameter is missing', () => {
    expect(() => fillPath('/a/:year', {})).toThrow('path /a/:year needs the parameter year');
  });

  test('every value comes back from the path that holds it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (no) => {
        const path = fillPath('/a/:no/b', { no });
        expect(path.split('/')).toHaveLength(4);
        expect(decodeURIComponent(path.split('/')[2] ?? '')).toBe(no);
      }),
    );
  });
});
