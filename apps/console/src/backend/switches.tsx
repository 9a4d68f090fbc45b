import { endpointKeys, endpoints } from '@coop/contracts/endpoints';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { SelectField } from '@coop/ui/select-field';
import { TextField } from '@coop/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useAct } from '../control/act.tsx';
import { type BackendNow, control, type Mode } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { usePlace } from '../control/use-place.ts';
import { isMode, MODES } from './breach-text.ts';
import { RuleList } from './rule-list.tsx';
import { text } from './text.ts';

const MODE_OPTIONS = MODES.map((mode) => ({ value: mode, label: text.modes[mode] }));

export function Switches({ backend }: { backend: BackendNow }) {
  const { world } = usePlace();
  const { act } = useAct();
  const { url, timeoutMs, standard, rules, proxied, endpoints: all } = backend;
  const set = (mode: string, endpoint?: string) =>
    isMode(mode)
      ? act(() => control.backend.set.mutate({ world, mode, endpoint }), text.switched)
      : undefined;
  const reset = () => control.backend.reset.mutate({ world });
  return (
    <Card title={text.where}>
      <p>
        {text.url} <span className={layout.code}>{url}</span> · {text.goesOn(proxied, all.length)} ·{' '}
        {text.timeout(timeoutMs ?? 0)}
      </p>
      <p className={layout.note}>{text.real}</p>
      <div className={layout.form}>
        <SelectField
          label={text.standard}
          options={MODE_OPTIONS}
          value={standard}
          onChange={(event) => void set(event.target.value)}
        />
      </div>
      <NewRule onAdd={(endpoint, mode) => void set(mode, endpoint)} />
      {rules.length > 0 ? <RuleList rules={rules} /> : null}
      <div className={layout.row}>
        <Button onClick={() => void act(reset, text.wasReset)}>{text.reset}</Button>
      </div>
    </Card>
  );
}

function NewRule({ onAdd }: { onAdd: (endpoint: string, mode: Mode) => void }) {
  const [endpoint, setEndpoint] = useState('');
  const [mode, setMode] = useState<Mode>('proxy');
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onAdd(endpoint.trim(), mode);
  }
  return (
    <form className={layout.form} onSubmit={handleSubmit}>
      <TextField
        label={text.only}
        hint={text.onlyHint}
        value={endpoint}
        list="backend-endpoints"
        autoCapitalize="none"
        spellCheck={false}
        required
        onChange={(event) => setEndpoint(event.target.value)}
      />
      <datalist id="backend-endpoints">
        {endpointKeys.map((key) => (
          <option key={key} value={key}>
            {endpoints[key].summary}
          </option>
        ))}
      </datalist>
      <SelectField
        label={text.mode}
        options={MODE_OPTIONS}
        value={mode}
        onChange={(event) => isMode(event.target.value) && setMode(event.target.value)}
      />
      <div className={layout.row}>
        <Button type="submit">{text.add}</Button>
      </div>
    </form>
  );
}
