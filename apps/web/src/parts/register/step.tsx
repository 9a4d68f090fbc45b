import { Button } from '@coop/ui/button';
import { ErrorSummary } from '@coop/ui/error-summary';
import { type ReactNode, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { failureWords, notify } from '../../toasts/notify.ts';
import styles from './register.module.css';
import { text } from './text.ts';

interface StepOptions<T extends FieldValues> {
  readonly empty: DefaultValues<T>;
  /** The id of each field, in their order. The first one answers for what is refused as a whole. */
  readonly ids: Readonly<Record<FieldPath<T>, string>>;
  /** Sends what was typed; hands back what was refused. */
  readonly send: (typed: T) => Promise<readonly string[]>;
  /** Says that the call failed; an agency's failures have a rule of their own. */
  readonly onFailure?: (error: unknown) => void;
}

const sayFailure = (error: unknown) => notify.error(failureWords(error));

export interface Step<T extends FieldValues> {
  readonly form: UseFormReturn<T>;
  readonly errorOf: (field: FieldPath<T>) => string | undefined;
  readonly summary: readonly { fieldId: string; message: string }[];
  /** Counts the refusals: each is a new summary, which takes the focus. */
  readonly attempts: number;
  readonly busy: boolean;
  readonly submit: () => void;
}

/** One of the two steps: its fields, and what was refused. Nothing typed is lost by a refusal. */
export function useStep<T extends FieldValues>(options: StepOptions<T>): Step<T> {
  const { empty, ids, send, onFailure = sayFailure } = options;
  const form = useForm<T>({ defaultValues: empty, shouldFocusError: false });
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const refuse = (words: readonly string[]) => {
    setRefusals(words);
    setAttempts((count) => count + 1);
  };
  const submit = form.handleSubmit(
    async (typed) => {
      setBusy(true);
      try {
        refuse(await send(typed));
      } catch (error) {
        onFailure(error);
        refuse([failureWords(error)]);
      } finally {
        setBusy(false);
      }
    },
    () => refuse([]),
  );
  const errorOf = (field: FieldPath<T>) => form.getFieldState(field, form.formState).error?.message;
  // The keys of an object literal come back as they were written.
  const fields = Object.keys(ids) as FieldPath<T>[];
  const first = fields[0];
  return {
    form,
    errorOf,
    summary: [
      ...(first ? refusals.map((message) => ({ fieldId: ids[first], message })) : []),
      ...fields.flatMap((field) => {
        const message = errorOf(field);
        return message ? [{ fieldId: ids[field], message }] : [];
      }),
    ],
    attempts,
    busy,
    submit: () => void submit(),
  };
}

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
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        step.submit();
      }}
    >
      {step.summary.length > 0 && (
        <ErrorSummary key={step.attempts} title={text.failed} errors={step.summary} />
      )}
      {children}
      <Button type="submit" variant="primary" fullWidth busy={step.busy} busyLabel={busyWords}>
        {submitWords}
      </Button>
    </form>
  );
}
