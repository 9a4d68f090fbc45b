import type { Summary } from './form-summary.tsx';
import type { Refusal } from './refusal.ts';

/** Id of the control of each field, in the order of the page. */
export type FieldIds<Name extends string> = Readonly<Record<Name, string>>;

/** Problems of a form, at its fields and above them. */
export interface FormErrors<Name extends string> {
  readonly errorOf: (field: Name) => string | undefined;
  readonly summary: Summary;
  /** Shows what is wrong, in place of what was wrong before. */
  readonly refuse: (refusal: Refusal<Name>) => void;
}

/**
 * Returns what is wrong in the order of the page, each with the control it leads to.
 * @param words about the whole form
 * @param field the control that they lead to; else it is the first field's
 */
export function listErrors<Name extends string>(
  ids: FieldIds<Name>,
  errorOf: (field: Name) => string | undefined,
  words: readonly string[],
  field?: string,
): Summary['errors'] {
  // The keys of an object literal come back as they were written.
  const fields = Object.entries<string>(ids) as [Name, string][];
  const first = fields[0]?.[1] ?? '';
  return [
    ...words.map((message) => ({ fieldId: field ?? first, message })),
    ...fields.map(([name, fieldId]) => ({ fieldId, message: errorOf(name) ?? '' })),
  ].filter(({ message }) => message);
}
