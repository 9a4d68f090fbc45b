import { Button } from '@coop/ui/button';
import type { ReactNode } from 'react';
import { useAct } from './act.tsx';
import layout from './layout.module.css';

interface SmallFormProps {
  /** Label of the button. */
  readonly press: string;
  /** Shows the button beside the fields, and no more than them. */
  readonly inLine?: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form of a few fields, which the page sends itself. */
export function SmallForm({ press, inLine = false, onSubmit, children }: SmallFormProps) {
  const { clear } = useAct();
  return (
    <form
      className={inLine ? layout.fields : layout.form}
      onSubmit={(event) => {
        event.preventDefault();
        clear();
        onSubmit();
      }}
    >
      {children}
      <div className={layout.row}>
        <Button type="submit" variant={inLine ? 'secondary' : 'primary'}>
          {press}
        </Button>
      </div>
    </form>
  );
}
