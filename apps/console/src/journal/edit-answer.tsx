import { useState } from 'react';
import type { JournalEntry } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { ProcedureForm } from '../forms/procedure-form.tsx';
import { faultOf } from './fault-of.ts';
import { text } from './text.ts';

/** The answer of one call as a fault, to be changed and given once more to the same person. */
export function EditAnswer({ entry, endpoint }: { entry: JournalEntry; endpoint: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={layout.more}>{text.edit}</summary>
      {open ? (
        <>
          <p className={layout.note}>{text.editNote}</p>
          <ProcedureForm
            procedure="faults.add"
            given={{ endpoint }}
            start={faultOf(entry)}
            press={text.editNow}
            done={({ id }) => text.edited(id)}
          />
        </>
      ) : null}
    </details>
  );
}
