import { DEDUCT_REASONS } from '@coop/contracts/membergroup/deduct-limits';
import type { DeductLine } from '@coop/contracts/membergroup/deduct-result';
import { formatSatang, parseBaht } from '@coop/format/money';
import { Button } from '@coop/ui/button';
import { SelectField } from '@coop/ui/select-field';
import { TextField } from '@coop/ui/text-field';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import styles from './deduct-result.module.css';
import type { Shortfall, ShortfallErrors } from './shortfalls.ts';
import { text } from './text.ts';

export const fieldId = (no: string, field: 'deducted' | 'reason') => `short-${no}-${field}`;

const REASONS = [
  { value: '', label: text.chooseReason },
  ...DEDUCT_REASONS.map((value) => ({ value, label: value })),
];

interface EntryProps {
  readonly short: Shortfall;
  readonly line: DeductLine;
  readonly errors: ShortfallErrors;
  readonly onChange: (part: Partial<Shortfall>) => void;
  readonly onRemove: () => void;
}

/** One member: how much could be deducted, and why not all of it. */
export function Entry({ short, line, errors, onChange, onRemove }: EntryProps) {
  const { membership_no, member_fullname, billed_amount } = line;
  return (
    <fieldset className={styles.entry}>
      <legend>
        {membership_no} {member_fullname}{' '}
        <span className="note">{text.of(formatSatang(parseBaht(billed_amount)))}</span>
      </legend>
      <TextField
        id={fieldId(membership_no, 'deducted')}
        name="deducted_amount"
        label={text.deducted}
        hint={text.deductedHint}
        value={short.deducted}
        inputMode="decimal"
        autoComplete="off"
        error={errors.deducted}
        onChange={(event) => onChange({ deducted: event.target.value })}
      />
      <SelectField
        id={fieldId(membership_no, 'reason')}
        name="reason"
        label={text.reason}
        value={short.reason}
        options={REASONS}
        error={errors.reason}
        onChange={(event) => onChange({ reason: event.target.value })}
      />
      <Button variant="quiet" icon={<X />} onClick={onRemove}>
        {text.remove} <span className="visually-hidden">{member_fullname}</span>
      </Button>
    </fieldset>
  );
}

interface EntryLineProps extends Pick<EntryProps, 'short' | 'line' | 'onRemove'> {
  readonly onOpen: () => void;
}

/** A complete entry of many, in short. */
export function EntryLine({ short, line, onOpen, onRemove }: EntryLineProps) {
  const { membership_no, member_fullname, billed_amount } = line;
  return (
    <li className={styles.line}>
      <span>
        {membership_no} {member_fullname}{' '}
        <span className="note">
          {text.of(formatSatang(parseBaht(billed_amount)))} · {short.reason}
        </span>
      </span>
      <strong className="nowrap">{formatSatang(parseBaht(short.deducted))}</strong>
      <Button variant="quiet" icon={<Pencil />} onClick={onOpen}>
        {text.edit} <span className="visually-hidden">{member_fullname}</span>
      </Button>
      <Button variant="quiet" icon={<X />} onClick={onRemove}>
        {text.removeShort} <span className="visually-hidden">{member_fullname}</span>
      </Button>
    </li>
  );
}
