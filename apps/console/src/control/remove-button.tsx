import { Button } from '@coop/ui/button';
import { useAct } from './act.tsx';
import layout from './layout.module.css';

interface RemoveButtonProps {
  /** Name of what is removed, for screen readers, which read the button without its row. */
  readonly what: string;
  readonly words: { readonly remove: string; readonly removed: (what: string) => string };
  readonly remove: () => Promise<unknown>;
}

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
