import { expect, test } from 'vitest';
import { formatPlace, parsePlace } from './place.ts';

test.each([
  ['/__console', '', { section: 'people', world: 'default' }],
  ['/__console/', '?world=bug-12', { section: 'people', world: 'bug-12' }],
  ['/__console/journal', '?world=bug-12&x=1', { section: 'journal', world: 'bug-12' }],
  ['/__console/no-such', '?world=a%20b', { section: 'people', world: 'default' }],
] as const)('the address %s%s is a place', (pathname, search, place) => {
  expect(parsePlace(pathname, search)).toEqual(place);
});

test.each([
  [{ section: 'faults', world: 'default' }, '/__console/faults'],
  [{ section: 'worlds', world: 'bug-12' }, '/__console/worlds?world=bug-12'],
] as const)('%j has an address that leads back to it', (place, address) => {
  expect(formatPlace(place)).toBe(address);
  const { pathname, search } = new URL(address, 'http://localhost');
  expect(parsePlace(pathname, search)).toEqual(place);
});

test('without a world in the address it is the one that the portal is in', () => {
  const place = { section: 'faults', world: 'bug-12' } as const;
  expect(parsePlace('/__console/faults', '', 'bug-12')).toEqual(place);
  const address = formatPlace({ ...place, world: 'default' }, 'bug-12');
  expect(address).toBe('/__console/faults?world=default');
});
