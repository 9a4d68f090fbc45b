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
  /** The numbers that there can be, and what is said of others. */
  readonly numbers: { readonly fits: RegExp; readonly refused: string };
  readonly onChoose: (value: string) => void;
}

/** A number that is typed or picked, and a button that submits it. */
export function Choose({ label, hint, press, options, numbers, onChoose }: ChooseProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  function handleSubmit() {
    const chosen = typed.trim();
    const fits = numbers.fits.test(chosen);
    setError(fits ? undefined : numbers.refused);
    if (fits) onChoose(chosen);
  }
  return (
    <SmallForm press={press} onSubmit={handleSubmit}>
      <SuggestingField
        label={label}
        hint={hint}
        inputMode="numeric"
        suggestions={options}
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
      />
    </SmallForm>
  );
}
