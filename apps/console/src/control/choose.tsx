import { Button } from '@coop/ui/button';
import type { SelectOption } from '@coop/ui/select-field';
import { TextField } from '@coop/ui/text-field';
import { type FormEvent, useId, useState } from 'react';
import layout from './layout.module.css';

interface ChooseProps {
  readonly label: string;
  readonly hint: string;
  readonly press: string;
  /** Offered while typing; anything else can be typed as well. */
  readonly options: readonly SelectOption[];
  readonly onChoose: (value: string) => void;
}

/** A number that is typed or picked, and a button that submits it. */
export function Choose({ label, hint, press, options, onChoose }: ChooseProps) {
  const [typed, setTyped] = useState('');
  const list = useId();
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() !== '') onChoose(typed.trim());
  }
  return (
    <form className={layout.form} onSubmit={handleSubmit}>
      <TextField
        label={label}
        hint={hint}
        inputMode="numeric"
        autoComplete="off"
        list={list}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <datalist id={list}>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </datalist>
      <div className={layout.row}>
        <Button type="submit" variant="primary">
          {press}
        </Button>
      </div>
    </form>
  );
}
