import * as z from 'zod/mini';

/** Rounding rule: to the satang, or to 1, 10 or 100 baht up, down or to the nearest. */
export const RoundingName = z.enum([
  'half2dp',
  'half1',
  'half10',
  'ceil1',
  'ceil10',
  'ceil100',
  'floor1',
]);
