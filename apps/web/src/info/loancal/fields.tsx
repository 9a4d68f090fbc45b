import { DateField } from '@coop/ui/date-field';
import { RadioGroup } from '@coop/ui/radio-group';
import { SelectField } from '@coop/ui/select-field';
import { TextField } from '@coop/ui/text-field';
import type { ReactNode } from 'react';
import { TEXT_LIMIT } from '../../parts/calculator/link.ts';
import { tidyBaht } from '../../parts/calculator/typed.ts';
import type { LoanInputs } from './typed-inputs.ts';
import type { Loancal } from './use-loancal.ts';

// Fields of the shown loan, bound to its inputs by name.

interface LoanField {
  readonly loancal: Loancal;
  readonly name: keyof LoanInputs;
  readonly label: string;
  readonly hint?: ReactNode;
}

/** Id of the control, for the links of the error summary; the same for both loans, because only one is shown. */
export const fieldId = (name: string) => `loan-${name.replace('b.', '')}`;

const problemOf = ({ loancal, name }: LoanField) => loancal.problems[loancal.nameOf(name)];

/** A field for a number; Thai digits and commas are accepted, and amounts are formatted when it loses focus. */
export function NumberInput(props: LoanField & { kind?: 'baht' | 'plain' }) {
  const { loancal, name, label, hint, kind = 'baht' } = props;
  const value = loancal.loan[name];
  return (
    <div data-field={loancal.nameOf(name)}>
      <TextField
        id={fieldId(name)}
        label={label}
        hint={hint}
        inputMode={name === 'instalments' ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={TEXT_LIMIT}
        value={value}
        error={problemOf(props)}
        onChange={(event) => loancal.changeLoan({ [name]: event.target.value })}
        onBlur={() => {
          const tidy = kind === 'baht' ? tidyBaht(value) : value;
          if (tidy !== value) loancal.changeLoan({ [name]: tidy });
        }}
      />
    </div>
  );
}

export function DayInput(props: LoanField) {
  const { loancal, name, label, hint } = props;
  return (
    <div data-field={loancal.nameOf(name)}>
      <DateField
        key={loancal.active}
        id={fieldId(name)}
        label={label}
        hint={hint}
        value={loancal.loan[name]}
        error={problemOf(props)}
        onChange={(day) => loancal.changeLoan({ [name]: day })}
      />
    </div>
  );
}

interface ChoiceProps extends LoanField {
  /** Value → words. */
  readonly options: Readonly<Record<string, string>>;
  /** Of them, in this order; all by default. */
  readonly values?: readonly string[];
}

const listOf = ({ options, values = Object.keys(options) }: ChoiceProps) =>
  values.map((value) => ({ value, label: options[value] ?? value }));

export function SelectInput(props: ChoiceProps) {
  const { loancal, name, label, hint } = props;
  return (
    <SelectField
      id={fieldId(name)}
      label={label}
      hint={hint}
      value={loancal.loan[name]}
      options={listOf(props)}
      onChange={(event) => loancal.changeLoan({ [name]: event.target.value })}
    />
  );
}

export function RadioInput(props: ChoiceProps & { children?: ReactNode }) {
  const { loancal, name, label, hint, children } = props;
  return (
    <RadioGroup
      id={fieldId(name)}
      name={name}
      legend={label}
      hint={hint}
      value={loancal.loan[name]}
      options={listOf(props)}
      onChange={(value) => loancal.changeLoan({ [name]: value })}
    >
      {children}
    </RadioGroup>
  );
}
