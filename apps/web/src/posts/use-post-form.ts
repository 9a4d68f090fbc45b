import type { Result } from '@coop/contracts/entry/wire';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { botCheckToken, warmBotCheck } from '../client/bot-check.ts';
import type { FormErrors } from '../forms/form-errors.ts';
import { refusalWords } from '../forms/refusal-words.ts';
import { useFormErrors } from '../forms/use-form-errors.ts';
import { dropDraft, keepDraft, readDraft } from '../session/drafts.ts';
import { forgetKey, keyFor } from '../session/sent-key.ts';
import { useIsPrerendered } from '../site/rendered-page.ts';
import { useSite } from '../site/site.tsx';
import { notify } from '../toasts/notify.ts';
import { type PostKind, rememberOwn } from './own-posts.ts';
import { useNumbersQuestion } from './use-numbers-question.tsx';

/** Sent together with what was typed. */
interface Proof {
  readonly recaptcha: string;
  /** Idempotency key of the text as it is now: a double press or a retry creates no second text. */
  readonly key: string;
}

interface PostFormOptions<F extends FieldValues, A extends Result> {
  readonly kind: PostKind;
  /** Name of the draft in this tab. */
  readonly draft: string;
  readonly empty: F;
  /** Id of each field's control, for the summary of errors. */
  readonly ids: Readonly<Record<Path<F>, string>>;
  /** Id of the button, the target for errors that belong to no field. */
  readonly submitId: string;
  /** Part of what was typed that anybody will read; nothing where it is private. */
  readonly shownToAll: (typed: F) => string;
  readonly send: (typed: F, proof: Proof) => Promise<A | undefined>;
  /** The number by which the text alone can be forgotten. */
  readonly numberOf?: (answer: A) => string;
  readonly onSent: (answer: A) => void | Promise<void>;
}

interface Field<N extends string> extends UseFormRegisterReturn<N> {
  readonly id: string;
  readonly error: string | undefined;
}

export interface PostForm<F extends FieldValues> extends FormErrors<Path<F>> {
  readonly form: UseFormReturn<F>;
  /** Ties a control to a field: its value and rules, its id, and what is wrong with it. */
  readonly field: <N extends Path<F>>(name: N, rules?: RegisterOptions<F, N>) => Field<N>;
  readonly send: (event: FormEvent) => void;
  readonly busy: boolean;
  /** Dialog about numbers that anybody would read. */
  readonly question: ReactNode;
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
export function usePostForm<F extends FieldValues, A extends Result>(
  options: PostFormOptions<F, A>,
): PostForm<F> {
  const { draft, empty, ids, submitId } = options;
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

  const { question, mayShow } = useNumbersQuestion();
  const { submit, ...errors } = useFormErrors(form, ids, { at: submitId });
  return {
    ...errors,
    form,
    question,
    field: (name, rules) => ({
      ...form.register(name, rules),
      id: ids[name],
      error: errors.errorOf(name),
    }),
    send: submit(async (typed) => {
      if (!(await mayShow(options.shownToAll(typed)))) return undefined;
      const recaptcha = await botCheckToken(site);
      const key = keyFor(draft, typed);
      const answer = await options.send(typed, { key, recaptcha });
      if (!answer) return undefined;
      const refusal = refusalWords(answer);
      if (refusal !== undefined) return refusal;
      rememberOwn(options.kind, key, options.numberOf?.(answer));
      notify.success(answer.rc_des);
      await options.onSent(answer);
      form.reset(empty as DefaultValues<F>);
      setKept({ typed: empty, isLoaded: true });
      dropDraft(draft);
      forgetKey(draft);
      return undefined;
    }),
  };
}
