import { firstNamesOf, SURNAMES } from '../../people/names.ts';

const BORN_ABOUT = 1975;

/** A unique name for the n-th post. */
export function personOf(n: number): string {
  const isMan = n % 2 === 0;
  const surname =
    SURNAMES[(n * 3 + Math.floor(n / SURNAMES.length)) % SURNAMES.length] ?? SURNAMES[0];
  const names = firstNamesOf(surname, !isMan, BORN_ABOUT);
  const name = names[(n * 7 + 3) % names.length];
  const title = isMan ? 'นาย' : n % 3 === 0 ? 'นางสาว' : 'นาง';
  return `${title}${name} ${surname}`;
}
