import { FEMALE_NAMES, MALE_NAMES, SURNAMES } from '../../people/names.ts';

/** A unique name for the n-th post. */
export function personOf(n: number): string {
  const isMan = n % 2 === 0;
  const names = isMan ? MALE_NAMES : FEMALE_NAMES;
  const name = names[(n * 7 + 3) % names.length];
  const surname = SURNAMES[(n * 3 + Math.floor(n / SURNAMES.length)) % SURNAMES.length];
  const title = isMan ? 'นาย' : n % 3 === 0 ? 'นางสาว' : 'นาง';
  return `${title}${name} ${surname}`;
}
