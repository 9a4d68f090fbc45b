import type { Case, Subject } from './case.ts';
import { bodyCase } from './judged.ts';

/** Cases with a field that the contract does not know, also under names that are special in JavaScript. */
export function unknownFields(subject: Subject): Case[] {
  const { body } = subject;
  if (!body) return [];
  return ['unknown_field', 'toString', 'is_admin'].map((name) =>
    bodyCase(subject, 'unknown field', `a field called ${name}`, { ...body, [name]: 1 }),
  );
}
