import { Button } from '@coop/ui/button';
import { SelectField } from '@coop/ui/select-field';
import { TextField } from '@coop/ui/text-field';
import { type FormEvent, useState } from 'react';
import type { PushFault } from '../control/control.ts';
import layout from '../control/layout.module.css';
import {
  BLANK,
  closes,
  happensToEvents,
  KINDS,
  type PushForm,
  type PushMistakes,
  pushFaultOf,
} from './push-form.ts';
import { CODES, useSockets } from './sockets.tsx';
import { text } from './text.ts';

const KIND_OPTIONS = KINDS.map((kind) => ({ value: kind, label: text.kinds[kind] }));
const OCCASIONS = ['nth', 'percent', 'seed', 'times'] as const;

interface FieldsProps {
  form: PushForm;
  mistakes: PushMistakes;
  change: (part: Partial<PushForm>) => void;
}

/** A form for every kind of push fault, with its target and how often it is applied. */
export function CustomPushFault({ onAdd }: { onAdd: (fault: PushFault) => void }) {
  const [form, setForm] = useState(BLANK);
  const [mistakes, setMistakes] = useState<PushMistakes>({});
  const fields = {
    form,
    mistakes,
    change: (part: Partial<PushForm>) => setForm({ ...form, ...part }),
  };
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const read = pushFaultOf(form);
    setMistakes('mistakes' in read ? read.mistakes : {});
    if ('fault' in read) onAdd(read.fault);
  }
  return (
    <form className="stack" onSubmit={handleSubmit} noValidate>
      <What {...fields} />
      <fieldset className="stack">
        <legend className={layout.legend}>{text.when}</legend>
        <div className={layout.fields}>
          <Whom {...fields} />
          {OCCASIONS.map((name) => (
            <TextField
              key={name}
              label={text.fields[name]}
              inputMode={name === 'seed' ? 'text' : 'numeric'}
              autoComplete="off"
              value={form[name]}
              error={mistakes[name]}
              onChange={(event) => fields.change({ [name]: event.target.value })}
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

function What({ form, mistakes, change }: FieldsProps) {
  return (
    <div className={layout.form}>
      <SelectField
        label={text.kind}
        options={KIND_OPTIONS}
        value={form.kind}
        onChange={(event) => change({ kind: event.target.value as PushForm['kind'] })}
      />
      {form.kind === 'delay' ? (
        <TextField
          label={text.fields.delayMs}
          inputMode="numeric"
          autoComplete="off"
          value={form.delayMs}
          error={mistakes.delayMs}
          onChange={(event) => change({ delayMs: event.target.value })}
        />
      ) : null}
      {closes(form.kind) ? (
        <SelectField
          label={text.code}
          options={CODES}
          value={form.code}
          onChange={(event) => change({ code: event.target.value })}
        />
      ) : null}
    </div>
  );
}

function Whom({ form, change }: FieldsProps) {
  const sockets = useSockets().data ?? [];
  const options = [
    { value: '', label: text.anySocket },
    ...sockets.map(({ id }) => ({ value: id, label: id })),
  ];
  return (
    <>
      <SelectField
        label={text.fields.socket}
        options={options}
        value={form.socket}
        onChange={(event) => change({ socket: event.target.value })}
      />
      {happensToEvents(form.kind) ? (
        <TextField
          label={text.fields.channel}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={form.channel}
          onChange={(event) => change({ channel: event.target.value })}
        />
      ) : null}
    </>
  );
}
