import { expect, test } from 'vitest';
import { nextVisit, OPEN } from './visit.ts';

const RECORDED = nextVisit(OPEN, { did: 'record', slipNo: 'S1' });

test('what was recorded is said until something else is typed, or the money is sent', () => {
  expect(RECORDED).toEqual({ is: 'recorded', slipNo: 'S1' });
  expect(nextVisit(RECORDED, { did: 'type' })).toBe(OPEN);
  expect(nextVisit(RECORDED, { did: 'send' })).toBe(OPEN);
  expect(nextVisit(OPEN, { did: 'type' })).toBe(OPEN);
});

test('a draft that is dropped again is dropped anew, and a record takes its place', () => {
  const dropped = nextVisit(RECORDED, { did: 'drop' });
  const again = nextVisit(dropped, { did: 'drop' });
  expect(again).toEqual(dropped);
  expect(again).not.toBe(dropped);
  expect(nextVisit(again, { did: 'record', slipNo: '' })).toEqual({ is: 'recorded', slipNo: '' });
});
