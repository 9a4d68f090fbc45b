import { expect, test } from 'vitest';
import { personaLink } from './persona-link.ts';
import { EMPTY_FORM, wantedOf } from './wanted.ts';

test('a persona link names member, world and page', () => {
  expect(personaLink({ member: 3, world: 'bug-12', to: '/member/kep?period=256911' })).toBe(
    '/__control/enter?member=3&world=bug-12&to=%2Fmember%2Fkep%3Fperiod%3D256911',
  );
  expect(personaLink({ agency: '80010001', world: 'w' })).toBe(
    '/__control/enter?agency=80010001&world=w',
  );
});

test('what the search form leaves empty does not matter', () => {
  expect(wantedOf(EMPTY_FORM, 'w', 1)).toEqual({ world: 'w', from: 1, limit: 20 });
  const form = { ...EMPTY_FORM, kind: 'บำนาญ', loans: '0', agency: ' 80010001 ', overdue: true };
  expect(wantedOf(form, 'w', 3_001)).toEqual({
    world: 'w',
    from: 3_001,
    limit: 20,
    kind: 'บำนาญ',
    loans: 0,
    agency: '80010001',
    overdue: true,
  });
});
