import { expect, test } from 'vitest';
import { readReference, readRequestId, readTraceparent, referenceOf } from './trace.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

test('[OPS-03] the reference is the end of a trace, in signs that nobody mistakes for others', () => {
  expect(referenceOf('0'.repeat(32))).toBe('0000-0000');
  expect(referenceOf('0'.repeat(22) + 'f'.repeat(10))).toBe('ZZZZ-ZZZZ');
  expect(referenceOf(`${'0'.repeat(30)}1f`)).toBe('0000-000Z');
  expect(referenceOf(TRACE)).toBe('KM70-WHSP');
});

test.each([
  [`00-${TRACE}-00f067aa0ba902b7-01`, { traceId: TRACE, spanId: '00f067aa0ba902b7', flags: '01' }],
  [`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, undefined],
  [`00-${TRACE}-${'0'.repeat(16)}-01`, undefined],
  [`00-${TRACE.toUpperCase()}-00f067aa0ba902b7-01`, undefined],
  [`00-${TRACE}-00f067aa0ba902b7-01-more`, undefined],
  [undefined, undefined],
])('[OPS-03] the traceparent %s is read as %o', (header, read) => {
  expect(readTraceparent(header)).toEqual(read);
});

test('[OPS-03] a request’s number is of letters, digits and few signs, and short', () => {
  expect(readRequestId('0f8fad5b-d9cb-469f-a165-70867728950e')).toBeDefined();
  for (const wrong of ['', 'a'.repeat(65), 'a b', 'a\nb', '{"a":1}', ['a'], undefined]) {
    expect(readRequestId(wrong)).toBeUndefined();
  }
});

test('[OPS-03] an answer’s reference is read only in its own form', () => {
  const read = (value: string) =>
    readReference(new Response(null, { headers: { 'x-reference': value } }));
  expect(read('7F3K-2QMD')).toBe('7F3K-2QMD');
  expect(read('<b>')).toBeUndefined();
  expect(readReference(new Response())).toBeUndefined();
});
