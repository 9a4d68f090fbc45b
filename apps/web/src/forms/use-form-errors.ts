import { ApiError } from '@coop/contracts/api-error';
import { type FormEvent, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useOnce } from '../feed/use-once.ts';
import { type FieldIds, type FormErrors, listErrors } from './form-errors.ts';
import { type Refusal, refusalOf } from './refusal.ts';

export interface FailureOptions<Name extends string> {
  /** Id of the control that what is about the whole form leads to; else it is the first field's. */
  readonly at?: string;
  /** Says of a failed call what the form does not. */
  readonly onFailure?: ((error: unknown) => void) | undefined;
  /** A failed call as the form shows it, where the wire names the fields in another way. */
  readonly failureOf?: (error: unknown) => Refusal<Name>;
  /**
   * Act that may have been done by a call whose answer is lost: said with it, and with what is refused of the next
   * tries.
   */
  readonly unanswered?: string | undefined;
}

/** Sends what was typed. Resolves to the words of a refusal, or to nothing when it is sent; a failed call throws. */
type Send<F> = (typed: F) => Promise<string | readonly string[] | undefined>;

export interface SendingForm<F, Name extends string> extends FormErrors<Name> {
  readonly busy: boolean;
  readonly submit: (send: Send<F>) => (event: FormEvent) => Promise<void>;
}

/**
 * Returns what is wrong with a form of react-hook-form, by its rules or by the server's word: at the fields, and in the
 * summary that takes the focus at each try. Nothing typed is lost by a refusal.
 */
export function useFormErrors<F extends FieldValues, Name extends string>(
  form: UseFormReturn<F>,
  ids: FieldIds<Name>,
  options: FailureOptions<Name> = {},
): SendingForm<F, Name> {
  const { at, onFailure, failureOf = (error) => refusalOf(error, ids), unanswered } = options;
  const [words, setWords] = useState<readonly string[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const isUncertain = useRef(false);
  const { errors, isSubmitting } = form.formState;
  // Its rules and its server have strings to say.
  const errorOf = (name: Name) => errors[name]?.message as string | undefined;
  const refuse = (refusal: Refusal<Name>, isUnsent = false) => {
    setIsIncomplete(isUnsent);
    const reported = Object.entries<string | undefined>(refusal.fields ?? {});
    // A place for a message may be of no single value: the first of several files.
    for (const [name, message = ''] of reported) form.setError(name as FieldPath<F>, { message });
    const { words: refusalWords = [] } = refusal;
    const isUnclear = isUncertain.current && reported.length + refusalWords.length > 0;
    setWords(isUnclear && unanswered ? [...refusalWords, unanswered] : refusalWords);
    setAttempts((count) => count + 1);
  };
  const sendWith = (send: Send<F>) => async (typed: F) => {
    setWords([]);
    try {
      const refused = [(await send(typed)) ?? []].flat();
      if (refused.length > 0) refuse({ words: refused });
    } catch (error) {
      // The gate leads to the logon page, and an alert says why.
      if (error instanceof ApiError && error.endedSession) return;
      if (error instanceof ApiError && error.isUnanswered) isUncertain.current = true;
      onFailure?.(error);
      refuse(failureOf(error));
    }
  };
  const { run } = useOnce(({ send, event }: { send: Send<F>; event: FormEvent }) =>
    form.handleSubmit(sendWith(send), () => refuse({}, true))(event),
  );
  return {
    errorOf,
    summary: { errors: listErrors(ids, errorOf, words, at), attempts, isIncomplete },
    refuse: (refusal) => refuse(refusal),
    busy: isSubmitting,
    submit: (send) => async (event) => {
      event.preventDefault();
      await run({ send, event });
    },
  };
}
