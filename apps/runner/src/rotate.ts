import type { Case, Fields, Subject } from './cases/case.ts';

/** Fields that say whose password or code is tried; limits are counted by them. */
const WHOSE: Readonly<Record<string, (count: number) => string>> = {
  membership_no: (count) => String(2_000 + count).padStart(5, '0'),
  member_group_no: (count) => String(90_000_000 + count),
  ticket: (count) => `${count}-no-ticket`,
};

/**
 * The cases with another number in each, wherever it is not the number that the case is about: wrong calls in one
 * name would soon be answered by the limit on attempts alone.
 */
export function rotated(cases: readonly Case[], { body }: Subject): Case[] {
  return cases.map((one, count) => {
    if (typeof one.body !== 'object' || one.body === null || Array.isArray(one.body)) return one;
    const fields: Fields = { ...one.body };
    const changed = Object.entries(WHOSE)
      .filter(([name]) => name in fields && fields[name] === body?.[name])
      .map(([name, next]) => [name, next(count)]);
    return { ...one, body: { ...fields, ...Object.fromEntries(changed) } };
  });
}
