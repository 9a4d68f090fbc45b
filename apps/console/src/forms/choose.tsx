import type { SelectOption } from '@coop/ui/select-field';
import { useState } from 'react';
import { SmallForm } from '../control/small-form.tsx';
import { SuggestingField } from './suggesting-field.tsx';

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
  return (
    <SmallForm press={press} onSubmit={() => typed.trim() && onChoose(typed.trim())}>
      <SuggestingField
        label={label}
        hint={hint}
        inputMode="numeric"
        suggestions={options}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </SmallForm>
  );
}
