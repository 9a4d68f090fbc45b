import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { useAct } from '../control/act.tsx';
import { type BackendNow, control } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { usePlace } from '../control/use-place.ts';
import { ProcedureForm } from '../forms/procedure-form.tsx';
import { RuleList } from './rule-list.tsx';
import { text } from './text.ts';

export function Switches({ backend }: { backend: BackendNow }) {
  const { world } = usePlace();
  const { act } = useAct();
  const { url, timeoutMs, standard, rules, proxied, endpoints: all } = backend;
  const reset = () => control.backend.reset.mutate({ world });
  return (
    <Card title={text.where}>
      <p>
        {text.url} <span className={layout.code}>{url}</span> · {text.goesOn(proxied, all.length)} ·{' '}
        {text.timeout(timeoutMs ?? 0)}
      </p>
      <p className={layout.note}>{text.real}</p>
      <ProcedureForm
        procedure="backend.set"
        asks={(name) => name === 'mode'}
        amend={{ mode: { title: text.standard } }}
        start={{ mode: standard }}
        atOnce
        done={text.switched}
      />
      <ProcedureForm
        procedure="backend.set"
        start={{ mode: 'proxy' }}
        amend={{ endpoint: { isRequired: true } }}
        press={text.add}
        done={text.switched}
      />
      {rules.length > 0 ? <RuleList rules={rules} /> : null}
      <div className={layout.row}>
        <Button onClick={() => void act(reset, text.wasReset)}>{text.reset}</Button>
      </div>
    </Card>
  );
}
