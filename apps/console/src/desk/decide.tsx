import { TextField } from '@coop/ui/text-field';
import { useState } from 'react';
import { useAct } from '../control/act.tsx';
import layout from '../control/layout.module.css';
import { RowButton } from '../control/row-button.tsx';
import { text } from './text.ts';

export interface DecideProps<Action extends keyof typeof text.actions> {
  /** Number of the request or claim, for screen readers as well. */
  readonly no: string;
  /** Actions possible now. */
  readonly actions: readonly Action[];
  /** Label of the reason, where it is not only for a refusal. */
  readonly label?: string;
  readonly decide: (action: Action, reason: string) => Promise<unknown>;
}

/** Buttons that decide about a request or a claim, and the reason that a refusal needs. */
export function Decide<Action extends keyof typeof text.actions>(props: DecideProps<Action>) {
  const { no, actions, label = 'เหตุผลที่ไม่อนุมัติ (สมาชิกได้อ่าน)', decide } = props;
  const { act } = useAct();
  const [reason, setReason] = useState('');
  if (actions.length === 0) return null;
  const canRefuse = actions.some((action) => action === 'refuse');
  return (
    <div className={layout.fields}>
      {canRefuse ? (
        <TextField
          label={
            <>
              {label}
              <span className="visually-hidden"> {no}</span>
            </>
          }
          autoComplete="off"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      ) : null}
      <div className={layout.row}>
        {actions.map((action) => (
          <RowButton
            key={action}
            variant={action === 'refuse' ? 'danger' : 'primary'}
            label={text.actions[action]}
            of={no}
            onClick={() => void act(() => decide(action, reason), text.done[action](no))}
          />
        ))}
      </div>
    </div>
  );
}
