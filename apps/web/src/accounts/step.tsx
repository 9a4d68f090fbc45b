import type { ReactNode } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import type { FieldIds } from '../forms/form-errors.ts';
import { FormSummary } from '../forms/form-summary.tsx';
import type { Refusal } from '../forms/refusal.ts';
import { Submit } from '../forms/submit.tsx';
import { useFormErrors } from '../forms/use-form-errors.ts';
import { sayFailure } from '../toasts/say-failure.ts';
import styles from './register.module.css';

interface StepOptions<T extends FieldValues> {
  readonly empty: DefaultValues<T>;
  readonly ids: FieldIds<FieldPath<T>>;
  /** Sends what was typed; hands back what was refused of the whole, or says it at fields by `refuse`. */
  readonly send: (
    typed: T,
    refuse: (refusal: Refusal<FieldPath<T>>) => void,
  ) => Promise<readonly string[]>;
  /** Says that the call failed; an agency's failures have a rule of their own. */
  readonly onFailure?: ((error: unknown) => void) | undefined;
  /** Act that may have been done by a call whose answer is lost. */
  readonly unanswered?: string;
}

/** One of the two steps: its fields, and what was refused. */
export function useStep<T extends FieldValues>(options: StepOptions<T>) {
  const { empty, ids, send, onFailure = sayFailure, unanswered } = options;
  const form = useForm<T>({ defaultValues: empty, shouldFocusError: false });
  const { submit, ...errors } = useFormErrors(form, ids, { onFailure, unanswered });
  return { ...errors, form, submit: submit((typed) => send(typed, errors.refuse)) };
}

export type Step<T extends FieldValues> = ReturnType<typeof useStep<T>>;

interface StepFormProps<T extends FieldValues> {
  readonly step: Step<T>;
  readonly submitWords: string;
  readonly busyWords: string;
  readonly children: ReactNode;
}

/** The step's fields under what was refused, and its button. */
export function StepForm<T extends FieldValues>(props: StepFormProps<T>) {
  const { step, submitWords, busyWords, children } = props;
  return (
    <form method="post" noValidate className={styles.form} onSubmit={step.submit}>
      <FormSummary title="ยังดำเนินการไม่ได้" {...step.summary} />
      {children}
      <Submit fullWidth busy={step.busy} busyLabel={busyWords}>
        {submitWords}
      </Submit>
    </form>
  );
}
