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
  /** Said when it was done. */
  readonly removed: string;
  readonly remove: () => Promise<unknown>;
}

export function RemoveButton({ what, removed, remove }: RemoveButtonProps) {
  const { act } = useAct();
  return (
    <div className={layout.end}>
      <RowButton label="เอาออก" of={what} onClick={() => void act(remove, removed)} />
    </div>
  );
}
