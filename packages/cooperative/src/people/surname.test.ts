import { expect, test } from 'vitest';
import { SURNAMES } from '../chance/province/names.ts';
import { surnameOf } from './surname.ts';

test('surnames differ among as many neighbours as there are surnames', () => {
  const row = Array.from({ length: SURNAMES.length }, (_, i) => surnameOf('demo', 4_321 + i));
  expect(new Set(row).size).toBe(SURNAMES.length);
});
