import { RadioGroup } from '@coop/ui/radio-group';
import { SelectField } from '@coop/ui/select-field';
import { TextField } from '@coop/ui/text-field';
import type { ReactNode } from 'react';
import { TEXT_LIMIT } from '../../parts/calculator/link.ts';
import { tidyBaht } from '../../parts/calculator/typed.ts';
import type { Fields } from './typed-inputs.ts';
import type { Caldividend } from './use-caldividend.ts';

// Fields bound to inputs by name.

interface NamedField {
  readonly caldividend: Caldividend;
  readonly name: keyof Fields;
  readonly label: string;
  readonly hint?: ReactNode;
}

/** Id of the control, for the links of the error summary. */
export const fieldId = (name: string) => `dividend-${name}`;

interface TypedNumberProps {
  /** Its name among the problems. */
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
  /** Whether the amount is formatted when the field loses focus. */
  readonly isBaht?: boolean;
}

/** A field for a number; Thai digits and commas are accepted. */
export function TypedNumber(props: TypedNumberProps) {
  const { name, label, hint, value, error, onChange, isBaht = true } = props;
  return (
    <div data-field={name}>
      <TextField
        id={fieldId(name)}
        label={label}
        hint={hint}
        inputMode="decimal"
        autoComplete="off"
        maxLength={TEXT_LIMIT}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => {
          const tidy = isBaht ? tidyBaht(value) : value;
          if (tidy !== value) onChange(tidy);
        }}
      />
    </div>
  );
}

export function NumberInput({ caldividend, name, ...field }: NamedField & { isBaht?: boolean }) {
  const { inputs, problems, change } = caldividend;
  return (
    <TypedNumber
      {...field}
      name={name}
      value={inputs[name]}
      error={problems[name]}
      onChange={(typed) => change({ [name]: typed })}
    />
  );
}

interface ChoiceProps extends NamedField {
  readonly options: readonly { value: string; label: string }[];
}

export function SelectInput({ caldividend, name, ...field }: ChoiceProps) {
  const { inputs, change } = caldividend;
  return (
    <SelectField
      {...field}
      id={fieldId(name)}
      value={inputs[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
}

/** A choice among sentences, which a list in one line would cut. */
export function RadioInput({ caldividend, name, label, ...field }: ChoiceProps) {
  const { inputs, change } = caldividend;
  return (
    <RadioGroup
      {...field}
      id={fieldId(name)}
      name={name}
      legend={label}
      value={inputs[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
}
