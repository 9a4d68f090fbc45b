import { Button } from '@coop/ui/button';
import { Checkbox } from '@coop/ui/checkbox';
import { DateField } from '@coop/ui/date-field';
import { SelectField } from '@coop/ui/select-field';
import { TextArea } from '@coop/ui/text-area';
import { TextField } from '@coop/ui/text-field';
import { useController, useFieldArray } from 'react-hook-form';
import layout from '../control/layout.module.css';
import type { Field } from './fields.ts';
import { EndpointField, SuggestingField } from './suggesting-field.tsx';
import { formOf } from './typed.ts';

interface FieldInputProps {
  readonly field: Field;
  /** Name in the form. */
  readonly name: string;
}

const INPUT_MODES = { number: 'numeric', digits: 'numeric', baht: 'decimal' } as const;
const ROWS = { multiline: 3, json: 6, pairs: 2 } as const;

/** The control of a field, with label, hint and error. */
export function FieldInput({ field, name }: FieldInputProps) {
  return field.kind === 'entries' ? (
    <Entries field={field} name={name} />
  ) : (
    <OneInput field={field} name={name} />
  );
}

function OneInput({ field, name }: FieldInputProps) {
  const { kind, title: label, hint, options } = field;
  const { field: input, fieldState } = useController({ name });
  const shared = { ...input, label, hint, error: fieldState.error?.message };
  switch (kind) {
    case 'tick':
      return <Checkbox {...shared} value="on" checked={input.value === true} />;
    case 'choice':
      return <SelectField {...shared} options={options} />;
    case 'date':
      return <DateField {...shared} />;
    case 'endpoint':
      return <EndpointField {...shared} />;
    case 'json':
    case 'multiline':
    case 'pairs': {
      const look = kind === 'multiline' ? undefined : layout.code;
      return <TextArea {...shared} className={look} rows={ROWS[kind]} />;
    }
    default: {
      const { suggestions } = field;
      if (suggestions) return <SuggestingField {...shared} suggestions={suggestions} />;
      const mode = kind in INPUT_MODES ? INPUT_MODES[kind as keyof typeof INPUT_MODES] : 'text';
      return <TextField {...shared} inputMode={mode} autoComplete="off" />;
    }
  }
}

/** A list of entries, each with its own fields, that can be added and removed. */
function Entries({ field: { title, fields }, name }: FieldInputProps) {
  const { fields: entries, append, remove } = useFieldArray({ name });
  return (
    <>
      {entries.map(({ id }, index) => {
        const legend = `${title} รายที่ ${index + 1}`;
        return (
          <fieldset key={id}>
            <legend className={layout.legend}>{legend}</legend>
            <div className={layout.fields}>
              {fields.map((other) => (
                <FieldInput
                  key={other.name}
                  field={other}
                  name={`${name}.${index}.${other.name}`}
                />
              ))}
              <div className={layout.row}>
                <Button variant="quiet" onClick={() => remove(index)}>
                  เอาออก<span className="visually-hidden"> {legend}</span>
                </Button>
              </div>
            </div>
          </fieldset>
        );
      })}
      <div className={layout.row}>
        <Button onClick={() => append(formOf(fields))}>เพิ่ม{title}</Button>
      </div>
    </>
  );
}
