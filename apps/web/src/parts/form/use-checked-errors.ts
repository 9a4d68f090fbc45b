import { useState } from 'react';
import { type FieldIds, type FormErrors, listErrors } from './form-errors.ts';
import type { FieldMessages, Refusal } from './refusal.ts';

interface CheckedErrors<Name extends string> extends FormErrors<Name> {
  readonly clear: () => void;
  /** Takes back what was wrong with one field. */
  readonly forget: (field: Name) => void;
}

/**
 * What is wrong with a form that is checked by hand, at one go: it stands until the next.
 * @param at id of the control that what is about the whole form leads to; else it is the first field's
 */
export function useCheckedErrors<Name extends string>(
  ids: FieldIds<Name>,
  at?: string,
): CheckedErrors<Name> {
  const [words, setWords] = useState<readonly string[]>([]);
  const [fields, setFields] = useState<FieldMessages<Name>>({});
  const [attempts, setAttempts] = useState(0);
  const show = (refusal: Refusal<Name>) => {
    setWords(refusal.words ?? []);
    setFields(refusal.fields ?? {});
  };
  return {
    errorOf: (field) => fields[field],
    summary: { errors: listErrors(ids, (field) => fields[field], words, at), attempts },
    refuse(refusal) {
      show(refusal);
      setAttempts((count) => count + 1);
    },
    clear: () => show({}),
    forget: (field) => setFields(({ [field]: _, ...others }) => others as FieldMessages<Name>),
  };
}
