import type { DeductLine } from '@coop/contracts/membergroup/deduct-result';
import { keyed } from '@coop/format/keyed';
import { Button } from '@coop/ui/button';
import { TextField } from '@coop/ui/text-field';
import Plus from 'lucide-react/icons/plus';
import { type FormEvent, useId, useState } from 'react';
import { FailedTitle } from '../../page/failed-title.tsx';
import styles from './deduct-result.module.css';
import { findMember } from './shorts.ts';
import { text } from './text.ts';
import type { Shorts } from './use-shorts.ts';

interface AddMemberProps {
  readonly lines: readonly DeductLine[];
  readonly entries: Shorts;
}

/** Names a member who could not be deducted in full. */
export function AddMember({ lines, entries }: AddMemberProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const found = findMember(typed, lines);
    if (!found) return setError(text.unknown);
    const { membership_no } = found;
    if (entries.shorts.some((one) => one.membership_no === membership_no)) {
      return setError(text.twice);
    }
    entries.replace([...entries.shorts, { membership_no, deducted: '', reason: '' }]);
    setTyped('');
    setError(undefined);
  };
  return (
    <form noValidate onSubmit={add} className={styles.add}>
      {error && <FailedTitle />}
      <TextField
        label={text.add}
        hint={text.addHint}
        value={typed}
        list={listId}
        autoComplete="off"
        error={error}
        onChange={(event) => setTyped(event.target.value)}
      />
      <datalist id={listId}>
        {keyed(lines, ({ membership_no }) => membership_no).map(
          ([key, { membership_no, member_fullname }]) => (
            <option key={key} value={`${membership_no} ${member_fullname}`} />
          ),
        )}
      </datalist>
      <Button type="submit" icon={<Plus />}>
        {text.addButton}
      </Button>
    </form>
  );
}
