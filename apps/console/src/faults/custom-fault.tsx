import { Button } from '@coop/ui/button';
import { SelectField } from '@coop/ui/select-field';
import { TextArea } from '@coop/ui/text-area';
import { TextField } from '@coop/ui/text-field';
import { type FormEvent, useState } from 'react';
import type { NewFault } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { BLANK, type FaultForm, type FaultMistakes, faultOf, KINDS } from './fault-form.ts';
import styles from './faults.module.css';
import { text } from './text.ts';

const KIND_OPTIONS = KINDS.map((kind) => ({ value: kind, label: text.kinds[kind] }));
const WHEN = ['delayMs', 'jitterMs', 'nth', 'percent', 'seed', 'times'] as const;

export interface CustomFaultProps {
  endpoint: string;
  onAdd: (fault: Omit<NewFault, 'world'>) => void;
}

/** Every kind of fault there is, with how often it happens. */
export function CustomFault({ endpoint, onAdd }: CustomFaultProps) {
  const [form, setForm] = useState(BLANK);
  const [mistakes, setMistakes] = useState<FaultMistakes>({});
  const change = (part: Partial<FaultForm>) => setForm({ ...form, ...part });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const read = faultOf({ ...form, endpoint });
    setMistakes('mistakes' in read ? read.mistakes : {});
    if ('fault' in read) onAdd(read.fault);
  }
  return (
    <form className={`stack ${styles.custom}`} onSubmit={handleSubmit} noValidate>
      <div className={layout.form}>
        <SelectField
          label={text.kind}
          options={KIND_OPTIONS}
          value={form.kind}
          onChange={(event) => change({ kind: event.target.value as FaultForm['kind'] })}
        />
        <Details form={form} mistakes={mistakes} change={change} />
      </div>
      <fieldset className="stack">
        <legend className={layout.legend}>{text.when}</legend>
        <div className={layout.fields}>
          {WHEN.map((name) => (
            <TextField
              key={name}
              label={text.fields[name]}
              inputMode={name === 'seed' ? 'text' : 'numeric'}
              autoComplete="off"
              value={form[name]}
              error={mistakes[name]}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          ))}
        </div>
      </fieldset>
      <div className={layout.row}>
        <Button type="submit" variant="primary">
          {text.submit}
        </Button>
      </div>
    </form>
  );
}

interface DetailsProps {
  form: FaultForm;
  mistakes: FaultMistakes;
  change: (part: Partial<FaultForm>) => void;
}

/** The fields of the chosen kind of fault. */
function Details({ form, mistakes, change }: DetailsProps) {
  if (form.kind === 'status') {
    return (
      <>
        <TextField
          label={text.fields.status}
          inputMode="numeric"
          value={form.status}
          onChange={(event) => change({ status: event.target.value })}
        />
        <TextArea
          label={text.fields.body}
          hint={text.bodyHint}
          className={layout.code}
          value={form.body}
          error={mistakes.body}
          onChange={(event) => change({ body: event.target.value })}
        />
      </>
    );
  }
  if (form.kind === 'text') {
    return (
      <TextArea
        label={text.fields.text}
        className={layout.code}
        value={form.text}
        onChange={(event) => change({ text: event.target.value })}
      />
    );
  }
  if (form.kind !== 'missing' && form.kind !== 'wrongType') return null;
  return (
    <TextField
      label={text.fields.path}
      hint={text.pathHint}
      autoCapitalize="none"
      spellCheck={false}
      value={form.path}
      onChange={(event) => change({ path: event.target.value })}
    />
  );
}
