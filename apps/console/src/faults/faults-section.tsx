import { endpointKeys, endpoints } from '@coop/contracts/endpoints';
import { Card } from '@coop/ui/card';
import { TextField } from '@coop/ui/text-field';
import { useState } from 'react';
import { useAct } from '../control/act.tsx';
import { control, type NewFault } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { QueryView, useMockQuery } from '../control/mock-query.tsx';
import { usePlace } from '../control/use-place.ts';
import { CustomFault } from './custom-fault.tsx';
import { BLANK } from './fault-form.ts';
import { FaultList } from './fault-list.tsx';
import { PresetButtons } from './preset-buttons.tsx';
import { text } from './text.ts';

export function FaultsSection() {
  const { world } = usePlace();
  const { act } = useAct();
  const [endpoint, setEndpoint] = useState(BLANK.endpoint);
  const add = (fault: Omit<NewFault, 'world'>) =>
    void act(
      () => control.faults.add.mutate({ ...fault, world }),
      ({ id }) => text.added(id),
    );
  return (
    <>
      <Card title={text.add}>
        <div className={layout.form}>
          <TextField
            label={text.endpoint}
            hint={text.endpointHint}
            value={endpoint}
            list="endpoints"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setEndpoint(event.target.value)}
          />
          <datalist id="endpoints">
            {endpointKeys.map((key) => (
              <option key={key} value={key}>
                {endpoints[key].summary}
              </option>
            ))}
          </datalist>
        </div>
        <Presets onChoose={(fault) => add({ ...fault, endpoint: endpoint.trim() })} />
        <details>
          <summary className={layout.more}>{text.custom}</summary>
          <CustomFault endpoint={endpoint} onAdd={add} />
        </details>
      </Card>
      <FaultList />
    </>
  );
}

function Presets({
  onChoose,
}: {
  onChoose: (fault: Omit<NewFault, 'world' | 'endpoint'>) => void;
}) {
  const presets = useMockQuery(['presets'], () => control.faults.presets.query());
  return (
    <QueryView query={presets}>
      {(known) => <PresetButtons text={text} presets={known} onChoose={onChoose} />}
    </QueryView>
  );
}
