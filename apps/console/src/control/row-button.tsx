import { Button, type ButtonProps } from '@coop/ui/button';
import { useAct } from './act.tsx';
import layout from './layout.module.css';

interface RowButtonProps extends Omit<ButtonProps, 'children'> {
  readonly label: string;
  /** Name of the row, for screen readers, which read the button without it. */
  readonly of: string;
}

/** A button of a row, quiet by default. */
export function RowButton({ label, of, ...rest }: RowButtonProps) {
  return (
    <Button variant="quiet" {...rest}>
      {label}
      <span className="visually-hidden"> {of}</span>
    </Button>
  );
}

interface RemoveButtonProps {
  readonly what: string;
  readonly words: { readonly remove: string; readonly removed: (what: string) => string };
  readonly remove: () => Promise<unknown>;
}

export function RemoveButton({ what, words, remove }: RemoveButtonProps) {
  const { act } = useAct();
  const handleClick = () => void act(remove, words.removed(what));
  return (
    <div className={layout.end}>
      <RowButton label={words.remove} of={what} onClick={handleClick} />
    </div>
  );
}
