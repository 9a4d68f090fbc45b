import { readTyped } from '@coop/format/text/thai-text';
import { TextField } from '@coop/ui/text-field';
import { TEXT_LIMIT } from '../fields.ts';
import { bahtWithin, tidyBaht } from '../typed.ts';
import { MOST_DEDUCTED } from './use-month.ts';

const problemOf = (typed: string) =>
  readTyped(typed) !== '' && bahtWithin(typed, 0, MOST_DEDUCTED) === undefined
    ? 'กรอกจำนวนเงินเป็นตัวเลข เช่น 1,500'
    : undefined;

interface BahtFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onType: (typed: string) => void;
}

/** An amount that counts as soon as it is typed; it may be left out. */
export function BahtField({ label, hint, value, onType }: BahtFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      maxLength={TEXT_LIMIT}
      value={value}
      error={problemOf(value)}
      onChange={(event) => onType(event.target.value)}
      onBlur={() => onType(tidyBaht(value))}
    />
  );
}
