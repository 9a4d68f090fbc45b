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
import { forgetKey, keyFor } from '../../session/sent-key.ts';
import { useIsPrerendered } from '../../site/rendered-page.ts';
import { useSite } from '../../site/site.tsx';
import type { FormErrors } from '../form/form-errors.ts';
import { useFormErrors } from '../form/use-form-errors.ts';

/** Sent together with what was typed. */
interface Proof {
  readonly recaptcha: string;
  /** Idempotency key of the text as it is now: a double press or a retry creates no second text. */
  readonly key: string;
}

interface PostFormOptions<F extends FieldValues> {
  /** Name of the draft in this tab. */
  readonly draft: string;
  readonly empty: F;
  /** Id of each field's control, for the summary of errors. */
  readonly ids: Readonly<Record<Path<F>, string>>;
  /** Id of the button, the target for errors that belong to no field. */
  readonly submitId: string;
  /** Resolves to the message of a refusal, or to undefined when it was accepted. */
  readonly send: (typed: F, proof: Proof) => Promise<string | undefined>;
}

export interface PostForm<F extends FieldValues> extends FormErrors<Path<F>> {
  readonly form: UseFormReturn<F>;
  readonly send: (event: FormEvent) => void;
  readonly busy: boolean;
}

/** Not loaded: the page is being taken over, and the server knew of no draft. */
type Kept<F> = { typed: F; isLoaded: boolean };

/** The draft of this tab, read field by field, because an older version of the page may have written it. */
function loadDraft<F extends FieldValues>(name: string, empty: F): Kept<F> {
  const kept = (readDraft(name) ?? {}) as { typed?: Record<string, unknown> };
  const entries = Object.entries(empty).map(([field, blank]) => {
    const value = kept.typed?.[field];
    return [field, typeof value === typeof blank ? value : blank];
  });
  return {
    typed: Object.fromEntries(entries) as F,
    isLoaded: true,
  };
}

/** A form of the public site: its draft, the bot check, one key for one text, and errors beside the fields. */
export function usePostForm<F extends FieldValues>(options: PostFormOptions<F>): PostForm<F> {
  const { draft, empty, ids, submitId, send } = options;
  const site = useSite();
  const isPrerendered = useIsPrerendered();
  // The server knows no drafts, so a page that is being hydrated begins without one.
  const [kept, setKept] = useState<Kept<F>>(() =>
    isPrerendered ? { typed: empty, isLoaded: false } : loadDraft(draft, empty),
  );
  const form = useForm<F>({
    defaultValues: empty as DefaultValues<F>,
    values: kept.typed,
    shouldFocusError: false,
  });
  useEffect(() => {
    if (!kept.isLoaded) setKept(loadDraft(draft, empty));
  }, [kept.isLoaded, draft, empty]);

  useEffect(() => warmBotCheck(site), [site]);
  useEffect(() => {
    if (!kept.isLoaded) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(draft, { typed: values }),
    });
  }, [form, draft, kept.isLoaded]);

  const { submit, ...errors } = useFormErrors(form, ids, { at: submitId });
  return {
    ...errors,
    form,
    send: submit(async (typed) => {
      const recaptcha = await botCheckToken(site);
      const refusal = await send(typed, { key: keyFor(draft, typed), recaptcha });
      if (refusal !== undefined) return refusal;
      form.reset(empty as DefaultValues<F>);
      setKept({ typed: empty, isLoaded: true });
      dropDraft(draft);
      forgetKey(draft);
      return undefined;
    }),
  };
}
