import { keyed } from '@coop/format/keyed';
import { Button } from '@coop/ui/button';
import { text } from './text.ts';

/** People to choose from at most; whoever has more of a name types more of it. */
const MOST = 12;

interface SeveralProps {
  /** Number and name of each. */
  readonly entries: readonly string[];
  readonly onChoose: (entry: string) => void;
}

/** All whom a typed entry may mean, to choose from. */
export default function Several({ entries, onChoose }: SeveralProps) {
  return (
    <fieldset className="stack">
      <legend className="visually-hidden">{text.several}</legend>
      {keyed(entries.slice(0, MOST), (one) => one).map(([key, entry]) => (
        <Button key={key} onClick={() => onChoose(entry)}>
          {entry}
        </Button>
      ))}
    </fieldset>
  );
}
