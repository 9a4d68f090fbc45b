import { ApiError } from '@coop/contracts/api-error';
import type { Result } from '@coop/contracts/entry/wire';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useOnce } from '../feed/use-once.ts';
import { type FieldMessages, type Refusal, refusalOf } from '../forms/refusal.ts';
import { refusalWords } from '../forms/refusal-words.ts';
import {
  type CheckedForm,
  type CheckedFormOptions,
  useCheckedForm,
} from '../forms/use-checked-form.ts';
import { failureWords, notify } from '../toasts/notify.ts';
import { failureToSay } from '../toasts/say-failure.ts';
import { dropKept, type KeptDraft, keepTyped, readKept, type WithFiles } from './draft-files.ts';

interface ReviewedFormOptions<F, Name extends string, R, A extends Result>
  extends Pick<CheckedFormOptions<F, Name>, 'ids' | 'check'> {
  /** A failed call as the form shows it, where the wire names its fields in another way. */
  readonly failureOf?: (error: unknown, typed: F) => Refusal<Name>;
  /** Of its draft in this tab. */
  readonly name: string;
  /** Of the button, at which a problem without a field of its own is shown. */
  readonly at: string;
  readonly read: (kept: KeptDraft) => F;
  /** Content that was typed, as it is shown once more; nothing where a further check has refused it. */
  readonly review: (
    typed: F,
    refuse: (refusal: Refusal<Name>) => void,
  ) => R | undefined | Promise<R | undefined>;
  readonly send: (reviewed: R, typed: F) => Promise<A | undefined>;
  /** Hears of each change. */
  readonly onChange?: () => void;
  readonly onSent?: (answer: A, reviewed: R, typed: F) => void;
  /** The field that a refusal is about; else it is about the whole form. */
  readonly refusedAt?: NoInfer<Name>;
  /** The question stays open when a call fails for no field: pressing again sends the same with the same key. */
  readonly asksAgain?: boolean;
}

const UNCERTAIN = 'ไม่แน่ใจว่าสหกรณ์ได้รับคำขอหรือไม่ โปรดดูรายการคำขอก่อนส่งใหม่';

export type Fields = FieldValues & Partial<WithFiles>;

/** Sending what was reviewed, once at a time. */
function useSend<F extends Fields, Name extends string, R, A extends Result>(
  options: ReviewedFormOptions<F, Name, R, A>,
  form: CheckedForm<F, Name>,
  end: () => void,
) {
  const { name, ids, read, refusedAt } = options;
  const { typed } = form;
  const [failure, setFailure] = useState<string>();
  const refuse = (refusal: Refusal<Name>) => {
    end();
    form.refuse(refusal);
  };
  const accept = (answer: A, reviewed: R) => {
    const refusal = refusalWords(answer);
    if (refusal !== undefined) {
      const fields = refusedAt && ({ [refusedAt]: refusal } as FieldMessages<Name>);
      return refuse(fields ? { fields } : { words: [refusal] });
    }
    notify.beside(answer.rc_des);
    dropKept(name);
    end();
    options.onSent?.(answer, reviewed, typed);
    form.reset(read(readKept(name)));
  };
  const fail = (error: unknown) => {
    if (error instanceof ApiError && error.isUnanswered) {
      const words = `${failureWords(error)} ${UNCERTAIN}`;
      return options.asksAgain ? setFailure(words) : refuse({ words: [words] });
    }
    const isReported = error instanceof ApiError && Object.keys(error.fields).length > 0;
    if (!options.asksAgain || isReported) {
      return refuse(options.failureOf?.(error, typed) ?? refusalOf(error, ids));
    }
    setFailure(failureToSay(error));
  };
  const { busy, run } = useOnce(async (reviewed: R) => {
    setFailure(undefined);
    try {
      const answer = await options.send(reviewed, typed);
      if (answer) accept(answer, reviewed);
    } catch (error) {
      fail(error);
    }
  });
  return { isSending: busy, failure, send: run, forgetFailure: () => setFailure(undefined) };
}

/**
 * A form that is filled in, checked, shown once more and sent. Nothing typed is lost when that fails, nor by a session
 * that ends in the middle, and the same request is never sent as two.
 */
export function useReviewedForm<F extends Fields, Name extends string, R, A extends Result>(
  options: ReviewedFormOptions<F, Name, R, A>,
) {
  const { name, ids, at, read, check } = options;
  const [reviewed, setReviewed] = useState<R>();
  const unreview = () => setReviewed(undefined);
  const form: CheckedForm<F, Name> = useCheckedForm<F, Name>({
    ids,
    at,
    check,
    failureOf: (error) => options.failureOf?.(error, form.typed) ?? refusalOf(error, ids),
    initial: () => read(readKept(name)),
    onChange(typed) {
      keepTyped(name, typed);
      options.onChange?.();
    },
  });
  const { isSending, failure, send, forgetFailure } = useSend(options, form, unreview);
  return {
    ...form,
    at,
    reviewed,
    unreview,
    /** Reason why the last try failed, while the question stays open. */
    failure,
    busy: form.busy || isSending,
    review: form.submit(async (typed) => {
      const item = await options.review(typed, form.refuse);
      forgetFailure();
      setReviewed(item);
      return undefined;
    }),
    send: () => void (reviewed !== undefined && send(reviewed)),
  };
}

export type ReviewedForm<F extends Fields, Name extends string, R> = ReturnType<
  typeof useReviewedForm<F, Name, R, Result>
>;
