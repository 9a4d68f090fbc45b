import { Card } from '@coop/ui/card';
import { useAct } from '../control/act.tsx';
import { control, type PushFault } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { QueryView, useMockQuery } from '../control/mock-query.tsx';
import { usePlace } from '../control/use-place.ts';
import { PresetButtons } from '../faults/preset-buttons.tsx';
import { CustomPushFault } from './custom-push-fault.tsx';
import { PushFaultList } from './push-fault-list.tsx';
import { Sockets } from './sockets.tsx';
import { text } from './text.ts';

export function PushSection() {
  const { world } = usePlace();
  const { act } = useAct();
  const add = (fault: PushFault) =>
    void act(
      () => control.push.faults.add.mutate({ ...fault, world }),
      ({ id }) => text.added(id),
    );
  return (
    <>
      <Card title={text.add}>
        <Presets onChoose={add} />
        <details>
          <summary className={layout.more}>{text.custom}</summary>
          <CustomPushFault onAdd={add} />
        </details>
      </Card>
      <PushFaultList />
      <Sockets />
    </>
  );
}

function Presets({ onChoose }: { onChoose: (fault: PushFault) => void }) {
  const presets = useMockQuery(['push-presets'], () => control.push.faults.presets.query());
  return (
    <QueryView query={presets}>
      {(known) => <PresetButtons text={text} presets={known} onChoose={onChoose} />}
    </QueryView>
  );
}
