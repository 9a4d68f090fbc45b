import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { SelectField } from '@coop/ui/select-field';
import { TextField } from '@coop/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useAct } from '../control/act.tsx';
import { control, type Month } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { usePlace } from '../control/use-place.ts';
import { isReason, REASON_OPTIONS, resultOf, type ShortLine, withLine } from './short-lines.ts';
import { text } from './text.ts';

/** Records the month as the agency would; nothing is left to record when the cooperative has its money. */
export function Record({ month }: { month: Month }) {
  const { world } = usePlace();
  const { act } = useAct();
  const [lines, setLines] = useState<readonly ShortLine[]>([]);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void act(
      () => control.agencies.record.mutate(resultOf({ world, ...month }, lines)),
      ({ period, short }) => text.recorded(period, short.length),
    );
  }
  const change = (changed: ShortLine) =>
    setLines(lines.map((one) => (one.id === changed.id ? changed : one)));
  if (month.closed) {
    return (
      <Card title={text.record}>
        <p>{month.closed}</p>
      </Card>
    );
  }
  return (
    <Card title={text.record}>
      <p className={layout.note}>{text.recordNote}</p>
      <form className="stack" onSubmit={handleSubmit}>
        {lines.map((line, index) => (
          <Line
            key={line.id}
            line={line}
            name={text.line(index + 1)}
            onChange={change}
            onRemove={() => setLines(lines.filter((one) => one.id !== line.id))}
          />
        ))}
        <div className={layout.row}>
          <Button onClick={() => setLines(withLine(lines))}>{text.add}</Button>
          <Button type="submit" variant="primary">
            {text.record}
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface LineProps {
  readonly line: ShortLine;
  readonly name: string;
  readonly onChange: (line: ShortLine) => void;
  readonly onRemove: () => void;
}

function Line({ line, name, onChange, onRemove }: LineProps) {
  const { member, deducted, reason } = line;
  return (
    <fieldset>
      <legend className={layout.legend}>{name}</legend>
      <div className={layout.fields}>
        <TextField
          label={text.member}
          inputMode="numeric"
          autoComplete="off"
          value={member}
          onChange={(event) => onChange({ ...line, member: event.target.value })}
        />
        <TextField
          label={text.deducted}
          inputMode="decimal"
          autoComplete="off"
          value={deducted}
          onChange={(event) => onChange({ ...line, deducted: event.target.value })}
        />
        <SelectField
          label={text.reason}
          options={REASON_OPTIONS}
          value={reason}
          onChange={({ target: { value } }) =>
            isReason(value) && onChange({ ...line, reason: value })
          }
        />
        <div className={layout.row}>
          <Button variant="quiet" onClick={onRemove}>
            {text.remove}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </div>
      </div>
    </fieldset>
  );
}
