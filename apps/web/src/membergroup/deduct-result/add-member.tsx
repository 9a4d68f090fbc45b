import type { DeductLine } from '@coop/contracts/membergroup/deduct-result';
import { keyed } from '@coop/format/keyed';
import { Button } from '@coop/ui/button';
import { TextField } from '@coop/ui/text-field';
import Plus from 'lucide-react/icons/plus';
import { type FormEvent, lazy, Suspense, useId, useState } from 'react';
import { FailedTitle } from '../../page/failed-title.tsx';
import { findableText, meantBy } from '../find-people.ts';
import { text as shared } from '../text.ts';
import styles from './deduct-result.module.css';
import { text } from './text.ts';
import type { Shortfalls } from './use-shortfalls.ts';

// Only an entry that may mean several people needs it.
const Several = lazy(() => import('../several.tsx'));

interface AddMemberProps {
  readonly lines: readonly DeductLine[];
  readonly entries: Shortfalls;
}

/** Names a member who could not be deducted in full. */
export function AddMember({ lines, entries }: AddMemberProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [several, setSeveral] = useState<readonly string[]>([]);
  const say = (next: string | undefined, choices: readonly string[] = []) => {
    setError(next);
    setSeveral(choices);
  };
  const type = (value: string) => {
    setTyped(value);
    say(undefined);
  };
  const people = lines.map(({ membership_no: no, member_fullname }) => ({
    no,
    entry: `${no} ${member_fullname}`,
    findable: findableText(no, member_fullname),
  }));
  const addBy = (entry: string) => {
    const [only, ...others] = meantBy(entry, people);
    if (!only) return say(text.unknown);
    if (others.length > 0)
      return say(
        shared.several,
        [only, ...others].map((one) => one.entry),
      );
    if (entries.shortfalls.some((one) => one.membership_no === only.no)) return say(text.twice);
    // On top, where the fields are in sight.
    entries.replace([{ membership_no: only.no, deducted: '', reason: '' }, ...entries.shortfalls]);
    type('');
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    addBy(typed);
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
        onChange={(event) => type(event.target.value)}
      />
      <datalist id={listId}>
        {keyed(people, (one) => one.no).map(([key, { entry }]) => (
          <option key={key} value={entry} />
        ))}
      </datalist>
      <Button type="submit" icon={<Plus />}>
        {text.addButton}
      </Button>
      <Suspense fallback={null}>
        {several.length > 0 && <Several entries={several} onChoose={addBy} />}
      </Suspense>
    </form>
  );
}
