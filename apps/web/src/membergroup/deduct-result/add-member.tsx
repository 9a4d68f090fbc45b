import type { DeductLine } from '@coop/contracts/membergroup/deduct-result';
import { keyed } from '@coop/format/keyed';
import { Button } from '@coop/ui/button';
import { TextField } from '@coop/ui/text-field';
import Plus from 'lucide-react/icons/plus';
import { type FormEvent, useId, useState } from 'react';
import { FailedTitle } from '../../page/failed-title.tsx';
import { findableText, meantBy } from '../find-people.ts';
import { text as shared } from '../text.ts';
import styles from './deduct-result.module.css';
import { text } from './text.ts';
import type { Shorts } from './use-shorts.ts';

interface AddMemberProps {
  readonly lines: readonly DeductLine[];
  readonly entries: Shorts;
}

const wholeEntry = ({ membership_no, member_fullname }: DeductLine) =>
  `${membership_no} ${member_fullname}`;

/** People to choose from at most; whoever has more of a name types more of it. */
const MOST_CHOICES = 12;

interface SeveralProps {
  readonly lines: readonly DeductLine[];
  readonly onChoose: (line: DeductLine) => void;
}

/** All whom an entry may mean, to choose from. */
function Several({ lines, onChoose }: SeveralProps) {
  return (
    <fieldset className="stack">
      <legend className="visually-hidden">{shared.several}</legend>
      {keyed(lines.slice(0, MOST_CHOICES), (one) => one.membership_no).map(([key, line]) => (
        <Button key={key} onClick={() => onChoose(line)}>
          {wholeEntry(line)}
        </Button>
      ))}
    </fieldset>
  );
}

/** Names a member who could not be deducted in full. */
export function AddMember({ lines, entries }: AddMemberProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [several, setSeveral] = useState<readonly DeductLine[]>([]);
  const type = (value: string) => {
    setTyped(value);
    setError(undefined);
    setSeveral([]);
  };
  const choose = ({ membership_no }: DeductLine) => {
    setSeveral([]);
    if (entries.shorts.some((one) => one.membership_no === membership_no)) {
      return setError(text.twice);
    }
    entries.replace([...entries.shorts, { membership_no, deducted: '', reason: '' }]);
    type('');
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const people = lines.map((line) => ({
      line,
      no: line.membership_no,
      findable: findableText(line.membership_no, line.member_fullname),
    }));
    const [only, ...others] = meantBy(typed, people);
    setSeveral(only && others.length > 0 ? [only, ...others].map((one) => one.line) : []);
    if (!only) return setError(text.unknown);
    return others.length > 0 ? setError(shared.several) : choose(only.line);
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
        {keyed(lines, ({ membership_no }) => membership_no).map(([key, line]) => (
          <option key={key} value={wholeEntry(line)} />
        ))}
      </datalist>
      <Button type="submit" icon={<Plus />}>
        {text.addButton}
      </Button>
      {several.length > 0 && <Several lines={several} onChoose={choose} />}
    </form>
  );
}
