import { useState } from 'react';
import { useAct } from '../control/act.tsx';
import { control, type JournalEntry } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { usePlace } from '../control/use-place.ts';
import { CustomFault } from '../faults/custom-fault.tsx';
import { faultFormOf } from './fault-form-of.ts';
import { text } from './text.ts';

/** The answer of one call as a fault, to be changed and given once more to the same person. */
export function EditAnswer({ entry, endpoint }: { entry: JournalEntry; endpoint: string }) {
  const { world } = usePlace();
  const { act } = useAct();
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={layout.more}>{text.edit}</summary>
      {open ? (
        <>
          <p className={layout.note}>{text.editNote}</p>
          <CustomFault
            endpoint={endpoint}
            begin={faultFormOf(entry)}
            onAdd={(fault) =>
              void act(
                () => control.faults.add.mutate({ ...fault, world }),
                ({ id }) => text.edited(id),
              )
            }
          />
        </>
      ) : null}
    </details>
  );
}
