import { TRPCClientError } from '@trpc/client';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useAct } from '../control/act.tsx';
import type { AnswerOf, InputOf } from '../control/control.ts';
import { usePlace } from '../control/use-place.ts';
import { type Field, fieldsOf, type Json, variantsOf } from './fields.ts';
import { type FormName, type SomeOf, send } from './procedures.ts';
import { formOf, inputOf, type Mistakes, type Typed } from './typed.ts';

export interface Sending<Name extends FormName> {
  readonly procedure: Name;
  /** Sent as it is, without a field. */
  readonly given?: SomeOf<Name>;
  /** Initial values. */
  readonly start?: SomeOf<Name>;
  /** Fields to show; all by default. */
  readonly asks?: (name: string) => boolean;
  /** Overrides for fields of the schema. */
  readonly amend?: Readonly<Record<string, Partial<Field>>>;
  /** Sends each change as it is made, without a button. */
  readonly atOnce?: boolean;
  /** Empties the form after sending. */
  readonly clears?: boolean;
  readonly done: string | ((answer: AnswerOf<Name>, sent: InputOf<Name>) => string);
}

/** Merges the fields of every variant; the first variant wins. */
function beginOf(schema: Json, start: Readonly<Typed> | undefined): Typed {
  const forms = variantsOf(schema).map((variant) => formOf(fieldsOf(variant), start));
  return Object.assign({}, ...forms.reverse());
}

/** Returns the mock's refusals by field. */
function mistakesOf(error: unknown): Mistakes {
  return (error instanceof TRPCClientError && error.data?.fields) || {};
}

function showMistakes(form: UseFormReturn<Typed>, fields: readonly Field[], mistakes: Mistakes) {
  for (const [path, message] of Object.entries(mistakes).reverse()) {
    const field = fields.find(({ name }) => name === path.split('.')[0]);
    if (!field) continue;
    form.setError(field.kind === 'entries' ? path : field.name, { message }, { shouldFocus: true });
  }
}

/** State of a form, and the function that sends it. */
export function useSending<Name extends FormName>(props: Sending<Name>, schema: Json) {
  const {
    procedure,
    given = {},
    start,
    asks = () => true,
    amend = {},
    done,
    atOnce,
    clears,
  } = props;
  const { world } = usePlace();
  const { act, clear } = useAct();
  const form = useForm<Typed>({ values: beginOf(schema, start) });
  const fieldsFor = (typed: Typed): Field[] =>
    fieldsOf(schema, typed)
      .filter(({ name }) => name !== 'world' && !(name in given) && asks(name))
      .map((field) => ({ ...field, ...amend[field.name] }));
  async function submit(chosen: Typed = {}) {
    const typed = { ...form.getValues(), ...chosen };
    const fields = fieldsFor(typed);
    const { input, mistakes } = inputOf(fields, typed);
    form.clearErrors();
    clear();
    showMistakes(form, fields, mistakes);
    if (Object.keys(mistakes).length > 0) return;
    // The fields are those of the procedure's schema.
    const sent = { ...given, ...input, world } as InputOf<Name>;
    const isDone = await act(
      () =>
        send(procedure, sent).catch((error: unknown) => {
          showMistakes(form, fields, mistakesOf(error));
          throw error;
        }),
      (answer) => (typeof done === 'string' ? done : done(answer, sent)),
    );
    if (isDone ? clears : atOnce) form.reset();
  }
  return { form, fields: fieldsFor(form.watch()), submit };
}
