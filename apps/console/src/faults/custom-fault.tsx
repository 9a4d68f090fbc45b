import { Button } from '@coop/ui/button';
import { SelectField } from '@coop/ui/select-field';
import { TextArea } from '@coop/ui/text-area';
import { TextField } from '@coop/ui/text-field';
import { type FormEvent, useState } from 'react';
import type { NewFault } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { Details } from './details.tsx';
import { BLANK, type FaultForm, type FaultMistakes, faultOf, KINDS } from './fault-form.ts';
import styles from './faults.module.css';
import { text } from './text.ts';

const KIND_OPTIONS = KINDS.map((kind) => ({ value: kind, label: text.kinds[kind] }));
const WHEN = [
  'delayMs',
  'jitterMs',
  'medianMs',
  'p99Ms',
  'nth',
  'percent',
  'seed',
  'times',
] as const;

export interface CustomFaultProps {
  endpoint: string;
  /** What the form holds at first. */
  begin?: FaultForm;
  onAdd: (fault: Omit<NewFault, 'world'>) => void;
}

/** Every kind of fault there is, for which calls, and how often it happens. */
export function CustomFault({ endpoint, begin = BLANK, onAdd }: CustomFaultProps) {
  const [form, setForm] = useState(begin);
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
        <legend className={layout.legend}>{text.whose}</legend>
        <div className={layout.form}>
          <TextField
            label={text.fields.subject}
            inputMode="numeric"
            autoComplete="off"
            value={form.subject}
            onChange={(event) => change({ subject: event.target.value })}
          />
        </div>
        <div className={layout.fields}>
          {(['bodyHas', 'headersHave'] as const).map((name) => (
            <TextArea
              key={name}
              label={text.fields[name]}
              hint={name === 'bodyHas' ? text.bodyHasHint : text.headersHaveHint}
              className={layout.code}
              rows={2}
              value={form[name]}
              error={mistakes[name]}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          ))}
        </div>
      </fieldset>
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
