import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DateField } from '@coop/ui/date-field';
import { TextField } from '@coop/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useAct } from '../control/act.tsx';
import { baht } from '../control/baht.ts';
import { control, type Month } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { usePlace } from '../control/use-place.ts';
import { NO_TRANSFER, transferOf } from './short-lines.ts';
import { text } from './text.ts';

export function Transfer({ month }: { month: Month }) {
  const { world } = usePlace();
  const { act } = useAct();
  const [form, setForm] = useState(NO_TRANSFER);
  const change = (part: Partial<typeof NO_TRANSFER>) => setForm({ ...form, ...part });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void act(
      () => control.agencies.transfer.mutate(transferOf({ world, ...month }, form)),
      ({ transferred }) => text.transferred(baht(transferred)),
    );
  }
  return (
    <Card title={text.transfer}>
      <p className={layout.note}>{text.transferNote}</p>
      <form className={layout.form} onSubmit={handleSubmit}>
        <TextField
          label={text.amount}
          inputMode="decimal"
          autoComplete="off"
          value={form.amount}
          onChange={(event) => change({ amount: event.target.value })}
        />
        <DateField label={text.on} value={form.on} onChange={(on) => change({ on })} />
        <TextField
          label={text.reference}
          autoComplete="off"
          value={form.reference}
          onChange={(event) => change({ reference: event.target.value })}
        />
        <div className={layout.row}>
          <Button type="submit" variant="primary">
            {text.transferNow}
          </Button>
        </div>
      </form>
    </Card>
  );
}

export function Withhold({ month: { agency, period } }: { month: Month }) {
  const { world } = usePlace();
  const { act } = useAct();
  const withhold = () => control.agencies.withhold.mutate({ world, agency, period });
  return (
    <Card title={text.withhold}>
      <p className={layout.note}>{text.withholdNote}</p>
      <div className={layout.row}>
        <Button variant="danger" onClick={() => void act(withhold, text.wasWithheld(period))}>
          {text.withholdNow}
        </Button>
      </div>
    </Card>
  );
}
