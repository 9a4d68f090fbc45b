import { Button } from '@coop/ui/button';
import { useAct } from './act.tsx';
import layout from './layout.module.css';

interface RemoveButtonProps {
  /** What is taken away, for those who hear the button without its row. */
  readonly what: string;
  readonly words: { readonly remove: string; readonly removed: (what: string) => string };
  readonly remove: () => Promise<unknown>;
}

/** Takes one row of a table away, at its end. */
export function RemoveButton({ what, words, remove }: RemoveButtonProps) {
  const { act } = useAct();
  return (
    <div className={layout.end}>
      <Button variant="quiet" onClick={() => void act(remove, words.removed(what))}>
        {words.remove}
        <span className="visually-hidden"> {what}</span>
      </Button>
    </div>
  );
}
