import { useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
} from 'react-hook-form';
import type { FieldIds } from './form-errors.ts';
import type { FieldMessages } from './refusal.ts';
import { type FailureOptions, type SendingForm, useFormErrors } from './use-form-errors.ts';

export interface CheckedFormOptions<F, Name extends string> extends FailureOptions<Name> {
  readonly ids: FieldIds<Name>;
  readonly initial: () => F;
  /** Finds what is wrong with what was typed, looking at all of it. */
  readonly check: (typed: F) => FieldMessages<Name>;
  /** Hears of each change, to keep it. */
  readonly onChange?: (typed: F) => void;
}

export interface CheckedForm<F, Name extends string> extends SendingForm<F, Name> {
  readonly typed: F;
  readonly change: (part: Partial<F>) => void;
  /** Ties a control to a field of text: its value, what is wrong with it, and where a change goes. */
  readonly field: (name: Name & keyof F) => {
    readonly id: string;
    readonly name: string;
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (next: Changed) => void;
  };
  readonly reset: (typed: F) => void;
  /** Says what is wrong with one field; without words takes back what was. */
  readonly mark: (field: Name, words: string) => void;
}

/** Change of a control: the value, or an event of the control that has it. */
type Changed = string | { readonly target: { readonly value: string } };

/**
 * A form whose rules look at several of its fields: it is checked at each try. What was wrong goes as soon as it is no
 * longer so; what else is wrong is said at the next try.
 */
export function useCheckedForm<F extends FieldValues, Name extends string>(
  options: CheckedFormOptions<F, Name>,
): CheckedForm<F, Name> {
  const { ids, initial, check, onChange, ...failure } = options;
  const [blank] = useState(initial);
  const form = useForm<F>({
    defaultValues: blank as DefaultValues<F>,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver(typed) {
      const wrong = Object.entries<string | undefined>(check(typed));
      const errors = wrong.map(([name, message]) => [name, { type: 'check', message }]);
      return wrong.length === 0
        ? { values: typed, errors: {} }
        : { values: {}, errors: Object.fromEntries(errors) as FieldErrors<F> };
    },
  });
  const errors = useFormErrors(form, ids, failure);
  const typed = form.watch();
  const shown = Object.entries<{ readonly type?: unknown; readonly message?: unknown } | undefined>(
    form.formState.errors,
  );
  const change = (part: Partial<F>) => {
    const next = { ...form.getValues(), ...part };
    onChange?.(next);
    // Its names are fields, each with a value of its own.
    for (const name of Object.keys(part) as Path<F>[]) {
      form.setValue(name, part[name] as PathValue<F, Path<F>>);
    }
    const wrong: Readonly<Record<string, string | undefined>> = check(next);
    for (const [name, error] of shown) {
      if (error?.type === 'check' && error.message !== wrong[name])
        form.clearErrors(name as Path<F>);
    }
  };
  return {
    ...errors,
    typed,
    change,
    field: (name) => ({
      id: ids[name],
      name,
      value: typed[name] as string,
      error: errors.errorOf(name),
      onChange: (next) =>
        change({ [name]: typeof next === 'string' ? next : next.target.value } as Partial<F>),
    }),
    reset: (typed) => form.reset(typed),
    mark(field, words) {
      // At its field only: nothing has been sent that could have failed.
      if (words) form.setError(field as unknown as Path<F>, { message: words });
      else form.clearErrors(field as unknown as Path<F>);
    },
  };
}
