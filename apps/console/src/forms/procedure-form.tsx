import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import layout from '../control/layout.module.css';
import { FieldInput } from './field-input.tsx';
import type { Field, Json } from './fields.ts';
import styles from './forms.module.css';
import type { FormName } from './procedures.ts';
import { type Sending, useSending } from './use-sending.ts';
import { WithSchema } from './with-schema.tsx';

interface ProcedureFormProps<Name extends FormName> extends Sending<Name> {
  /** Label of the button; without it, each value of the first choice has a button of its own. */
  readonly press?: string;
  readonly variant?: 'primary' | 'danger';
  /** Stands beside the button. */
  readonly children?: ReactNode;
}

/** A form for a change of the control plane, built from its schema. */
export function ProcedureForm<Name extends FormName>(props: ProcedureFormProps<Name>) {
  return (
    <WithSchema procedure={props.procedure}>
      {(schema) => <Form {...props} schema={schema} />}
    </WithSchema>
  );
}

function Form<Name extends FormName>(props: ProcedureFormProps<Name> & { readonly schema: Json }) {
  const { form, fields, submit } = useSending(props, props.schema);
  const { atOnce, press, variant = 'primary', children } = props;
  const pressed = atOnce || press ? undefined : fields.find(({ kind }) => kind === 'choice');
  return (
    <FormProvider {...form}>
      <form
        className="stack"
        noValidate
        onChange={atOnce ? () => void submit() : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Groups fields={fields.filter((field) => field !== pressed)} />
        {pressed ? <Values field={pressed} onPress={(typed) => void submit(typed)} /> : null}
        {press || children ? (
          <div className={layout.row}>
            {children}
            {press ? (
              <Button type="submit" variant={variant}>
                {press}
              </Button>
            ) : null}
          </div>
        ) : null}
      </form>
    </FormProvider>
  );
}

function Groups({ fields }: { fields: readonly Field[] }) {
  const groups = [...Map.groupBy(fields, ({ group }) => group)];
  return groups.map(([group, fields]) => {
    const inputs = fields.map((other) => (
      <FieldInput key={other.name} field={other} name={other.name} />
    ));
    if (group === undefined) {
      return (
        <div key="" className={layout.form}>
          {inputs}
        </div>
      );
    }
    return (
      <fieldset key={group} className={`stack ${styles.group}`}>
        <legend className={layout.legend}>{group}</legend>
        <div className={layout.fields}>{inputs}</div>
      </fieldset>
    );
  });
}

interface ValuesProps {
  readonly field: Field;
  readonly onPress: (typed: Readonly<Record<string, string>>) => void;
}

function Values({ field: { name, title, options }, onPress }: ValuesProps) {
  return (
    <fieldset>
      <legend className={layout.legend}>{title}</legend>
      <div className={layout.row}>
        {options
          .filter(({ value }) => value !== '')
          .map(({ value, label }) => (
            <Button key={value} onClick={() => onPress({ [name]: value })}>
              {label}
            </Button>
          ))}
      </div>
    </fieldset>
  );
}

interface FormCardProps<Name extends FormName> extends ProcedureFormProps<Name> {
  readonly title: string;
  readonly note?: string;
}

/** A card with a form for one change, and a note about it. */
export function FormCard<Name extends FormName>({ title, note, ...form }: FormCardProps<Name>) {
  return (
    <Card title={title}>
      {note === undefined ? null : <p className={layout.note}>{note}</p>}
      <ProcedureForm {...form} />
    </Card>
  );
}
