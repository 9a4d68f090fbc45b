import type { Case, Subject } from './case.ts';
import { bodyCase } from './judged.ts';

/** A field that the contract does not know, and names that code trips over. */
export function unknownFields(subject: Subject): Case[] {
  const { body } = subject;
  if (!body) return [];
  return ['unknown_field', 'toString', 'is_admin'].map((name) =>
    bodyCase(subject, 'unknown field', `a field called ${name}`, { ...body, [name]: 1 }),
  );
}
