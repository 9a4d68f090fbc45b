import { ApiError } from '@coop/contracts/api-error';
import { type FormEvent, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { type FieldIds, type FormErrors, listErrors } from './form-errors.ts';
import { type Refusal, refusalOf } from './refusal.ts';

interface Options {
  /** Id of the control that what is about the whole form leads to; else it is the first field's. */
  readonly at?: string;
  /** Says of a failed call what the form does not. */
  readonly onFailure?: ((error: unknown) => void) | undefined;
}

/** Sends what was typed. Resolves to the words of a refusal, or to nothing when it is sent; a failed call throws. */
type Send<F> = (typed: F) => Promise<string | readonly string[] | undefined>;

interface SendingForm<F, Name extends string> extends FormErrors<Name> {
  readonly busy: boolean;
  readonly submit: (send: Send<F>) => (event: FormEvent) => Promise<void>;
}

/**
 * What is wrong with a form of react-hook-form, by its rules or by the server's word: at the fields, and in the summary
 * that takes the focus at each try. Nothing typed is lost by a refusal.
 */
export function useFormErrors<F extends FieldValues, Name extends FieldPath<F>>(
  form: UseFormReturn<F>,
  ids: FieldIds<Name>,
  { at, onFailure }: Options = {},
): SendingForm<F, Name> {
  const [words, setWords] = useState<readonly string[]>([]);
  const [attempts, setAttempts] = useState(0);
  const { errors, isSubmitting } = form.formState;
  // Its rules and its server have strings to say.
  const errorOf = (name: Name) => errors[name]?.message as string | undefined;
  const refuse = (refusal: Refusal<Name>) => {
    const told = Object.entries<string | undefined>(refusal.fields ?? {});
    // Only names of fields are among them.
    for (const [name, message = ''] of told) form.setError(name as Name, { message });
    setWords(refusal.words ?? []);
    setAttempts((count) => count + 1);
  };
  return {
    errorOf,
    summary: { errors: listErrors(ids, errorOf, words, at), attempts },
    refuse,
    busy: isSubmitting,
    submit: (send) =>
      form.handleSubmit(
        async (typed) => {
          setWords([]);
          try {
            const refused = [(await send(typed)) ?? []].flat();
            if (refused.length > 0) refuse({ words: refused });
          } catch (error) {
            // The gate leads to the logon page, and an alert says why.
            if (error instanceof ApiError && error.endedSession) return;
            onFailure?.(error);
            refuse(refusalOf(error, ids));
          }
        },
        () => refuse({}),
      ),
  };
}
