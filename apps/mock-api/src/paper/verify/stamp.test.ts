import { expect, test } from 'vitest';
import { DEMO_VERIFY_KEY, readPaperKeys } from '../../world/state/paper-keys.ts';
import { stamp } from './stamp.ts';

const OTHER_KEY = 'MC4CAQAwBQYDK2VwBCIEIGEtc2VjcmV0LWZvci10aGUtYmVuY2gtb2YtcGFwZXJz';
const PAPER = { kind: 'receipt', number: '691123-00001', date: '2026-11-23', amount: '1.00' };

test('a paper is signed once, and again once a field or the key is another', () => {
  const paperKeys = readPaperKeys(DEMO_VERIFY_KEY);
  const first = stamp({ paperKeys }, PAPER);
  expect(stamp({ paperKeys }, { ...PAPER })).toBe(first);
  const others = [{ kind: 'notice' }, { number: '691123-00002' }, { date: '2026-11-24' }];
  for (const other of [...others, { amount: '2.00' }]) {
    const paper = { ...PAPER, ...other };
    const stamped = stamp({ paperKeys }, paper);
    expect(paperKeys.open(stamped.code)).toEqual(paper);
    expect(stamped.number).toBe(paper.number);
  }
  const foreign = readPaperKeys(OTHER_KEY);
  expect(foreign.open(stamp({ paperKeys: foreign }, PAPER).code)).toEqual(PAPER);
});
