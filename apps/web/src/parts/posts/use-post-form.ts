import { ApiError } from '@coop/contracts/api-error';
import type { FieldError } from '@coop/ui/error-summary';
import { type FormEvent, useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { botCheckToken, warmBotCheck } from '../../client/bot-check.ts';
import { dropDraft, keepDraft, readDraft } from '../../session/drafts.ts';
import { useSite } from '../../site/site.tsx';
import { failureWords } from '../../toasts/notify.ts';

/** Sent together with what was typed. */
interface Proof {
  readonly recaptcha: string;
  /** Idempotency key of the text: a double press or a retry creates no second text. */
  readonly key: string;
}

interface PostFormOptions<F extends FieldValues> {
  /** Name of the draft in this tab. */
  readonly draft: string;
  readonly empty: F;
  /** Id of each field's control, for the summary of errors. */
  readonly ids: Readonly<Record<keyof F & string, string>>;
  /** Id of the button, the target for errors that belong to no field. */
  readonly submitId: string;
  /** Resolves to the message of a refusal, or to undefined when it was accepted. */
  readonly send: (typed: F, proof: Proof) => Promise<string | undefined>;
}

export interface PostForm<F extends FieldValues> {
  readonly form: UseFormReturn<F>;
  readonly submit: (event: FormEvent) => void;
  readonly busy: boolean;
  readonly summary: readonly FieldError[];
  /** Number of attempts: the summary takes the focus at each. */
  readonly attempts: number;
}

type Kept<F> = { typed: F; key: string };

/** The draft of this tab, read field by field, because an older version of the page may have written it. */
function loadDraft<F extends FieldValues>(name: string, empty: F): Kept<F> {
  const kept = (readDraft(name) ?? {}) as { typed?: Record<string, unknown>; key?: unknown };
  const entries = Object.entries(empty).map(([field, blank]) => {
    const value = kept.typed?.[field];
    return [field, typeof value === typeof blank ? value : blank];
  });
  return {
    typed: Object.fromEntries(entries) as F,
    key: typeof kept.key === 'string' ? kept.key : crypto.randomUUID(),
  };
}

/** A form of the public site: its draft, the bot check, one key for one text, and errors beside the fields. */
export function usePostForm<F extends FieldValues>(options: PostFormOptions<F>): PostForm<F> {
  const { draft, empty, ids, submitId, send } = options;
  const site = useSite();
  const [kept, setKept] = useState(() => loadDraft(draft, empty));
  const [failure, setFailure] = useState('');
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const form = useForm<F>({
    defaultValues: kept.typed as DefaultValues<F>,
    shouldFocusError: false,
  });

  useEffect(() => warmBotCheck(site), [site]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(draft, { typed: values, key: kept.key }),
      }),
    [form, draft, kept.key],
  );

  /** Shows the server's errors of fields at the fields, others above the form. */
  const refuse = (error: unknown) => {
    const told = Object.entries(error instanceof ApiError ? error.fields : {});
    for (const [field, message] of told) {
      if (field in ids) form.setError(field as Path<F>, { message });
    }
    const elsewhere = told.find(([field]) => !(field in ids))?.[1];
    setFailure(told.length === 0 ? failureWords(error) : (elsewhere ?? ''));
  };

  const sendTyped = async (typed: F) => {
    setBusy(true);
    setFailure('');
    try {
      const refusal = await send(typed, { key: kept.key, recaptcha: await botCheckToken(site) });
      setFailure(refusal ?? '');
      if (refusal !== undefined) return;
      form.reset(empty as DefaultValues<F>);
      setKept({ typed: empty, key: crypto.randomUUID() });
      dropDraft(draft);
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
      setAttempts((count) => count + 1);
    }
  };

  const submit = form.handleSubmit(sendTyped, () => {
    setFailure('');
    setAttempts((count) => count + 1);
  });
  const { errors } = form.formState;
  const summary = Object.entries(ids).flatMap(([field, fieldId]) => {
    const message = errors[field]?.message;
    return typeof message === 'string' ? [{ fieldId, message }] : [];
  });
  return {
    form,
    submit: (event) => void submit(event),
    busy,
    summary: failure === '' ? summary : [{ fieldId: submitId, message: failure }, ...summary],
    attempts,
  };
}
