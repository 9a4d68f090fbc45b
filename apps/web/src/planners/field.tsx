import { Button } from '@coop/ui/button';
import { DateField } from '@coop/ui/date-field';
import { RadioGroup } from '@coop/ui/radio-group';
import { SelectField } from '@coop/ui/select-field';
import { TextField } from '@coop/ui/text-field';
import Columns2 from 'lucide-react/icons/columns-2';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { type Field, type Fields, type InputsOf, TEXT_LIMIT } from './fields.ts';
import type { Problems } from './link.ts';
import { PLANS, type PlanKey } from './plans.ts';
import { tidyBaht } from './typed.ts';

/** Fields of a table with what stands in them. */
export interface PlannerForm<T extends Fields> {
  /** Beginning of the ids of the controls, for the links of the error summary. */
  readonly id: string;
  readonly fields: T;
  readonly inputs: InputsOf<T>;
  readonly problems: Problems;
  readonly change: (part: Partial<InputsOf<T>>) => void;
  /** Of two plans the one that is shown, and its names among the problems. */
  readonly plans?: { readonly active: PlanKey; readonly nameOf: (name: string) => string };
}

/** The same for both of two plans, because only one is shown. */
export const fieldId = (form: string, name: string) => `${form}-${name.replace('b.', '')}`;

/** Returns what is wrong, each with its field. */
export const listProblems = (form: string, problems: Problems, isShown = (_: string) => true) =>
  Object.entries(problems)
    .filter(([name]) => isShown(name))
    .map(([name, message]) => ({ fieldId: fieldId(form, name), message }));

interface TypedFieldProps {
  readonly form: string;
  readonly kind: Field['kind'];
  /** Its name among the problems. */
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

/** A field for a day or a number; Thai digits and commas are accepted, and amounts are formatted when it loses focus. */
export function TypedField(props: TypedFieldProps) {
  const { form, kind, name, onChange, ...field } = props;
  const shared = { ...field, id: fieldId(form, name) };
  return (
    <div data-field={name}>
      {kind === 'day' ? (
        <DateField {...shared} onChange={onChange} />
      ) : (
        <TextField
          {...shared}
          inputMode={kind === 'count' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={TEXT_LIMIT}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => {
            const tidy = kind === 'baht' ? tidyBaht(field.value) : field.value;
            if (tidy !== field.value) onChange(tidy);
          }}
        />
      )}
    </div>
  );
}

interface PlannerFieldProps<T extends Fields> {
  readonly form: PlannerForm<T>;
  readonly name: keyof T & string;
  /** In place of the label of the table, where it depends on another field. */
  readonly label?: ReactNode;
  readonly hint?: ReactNode;
  /** Under the choice. */
  readonly children?: ReactNode;
}

/** A field of the table, bound to what stands in it by its name. */
export function PlannerField<T extends Fields>(props: PlannerFieldProps<T>) {
  const { form, name, hint, children } = props;
  const { kind, options, label: ownLabel } = form.fields[name] as Field;
  const { label = ownLabel } = props;
  const { active, nameOf = (text: string) => text } = form.plans ?? {};
  const value = form.inputs[name] ?? '';
  // The value of a control is one of its field's.
  const onChange = (typed: string) => form.change({ [name]: typed } as Partial<InputsOf<T>>);
  const choice = { id: fieldId(form.id, name), name, hint, value };
  if (kind === 'radio') {
    return (
      <RadioGroup {...choice} legend={label} options={options} onChange={onChange}>
        {children}
      </RadioGroup>
    );
  }
  if (kind === 'select') {
    const { name: _, ...select } = choice;
    return (
      <SelectField
        {...select}
        label={label}
        options={options}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <TypedField
      key={active}
      form={form.id}
      kind={kind}
      name={nameOf(name)}
      label={label}
      hint={hint}
      value={value}
      error={form.problems[nameOf(name)]}
      onChange={onChange}
    />
  );
}

/** Of one plan or two, as usePlanForms has them. */
interface PlansProps {
  readonly plans: {
    readonly inputs: { readonly b: object | null };
    readonly active: PlanKey;
    readonly choose: (active: PlanKey) => void;
    readonly addPlan: () => void;
    readonly dropPlan: () => void;
  };
}

/** Shows which of two plans is being filled in. */
export function WhichPlan({ plans }: PlansProps) {
  if (!plans.inputs.b) return null;
  return (
    <RadioGroup
      legend="กำลังกรอก"
      name="plan"
      value={plans.active}
      options={Object.entries(PLANS).map(([value, label]) => ({ value, label }))}
      onChange={(value) => plans.choose(value as PlanKey)}
    />
  );
}

/** Begins a second plan, or ends comparing. */
export function OtherPlan({ plans }: PlansProps) {
  return plans.inputs.b ? (
    <Button className="needs-scripts" icon={<X />} onClick={plans.dropPlan}>
      เลิกเทียบ
    </Button>
  ) : (
    <Button className="needs-scripts" icon={<Columns2 />} onClick={plans.addPlan}>
      เทียบกับอีกแผน
    </Button>
  );
}
