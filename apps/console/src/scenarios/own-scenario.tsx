import { Card } from '@coop/ui/card';
import { useAct } from '../control/act.tsx';
import { control } from '../control/control.ts';
import { JsonFileForm } from '../control/json-file-form.tsx';
import { usePlace } from '../control/use-place.ts';
import { text } from './text.ts';

/** A scenario of the tester's own, from a file. */
export function OwnScenario() {
  const { world } = usePlace();
  const { act } = useAct();
  const start = (read: () => Promise<unknown>) =>
    act(
      async () => control.scenarios.start.mutate({ world, scenario: await read() }),
      (now) => text.started(now?.name ?? ''),
    );
  return (
    <Card title={text.own}>
      <p>{text.ownNote}</p>
      <JsonFileForm words={text} onOpen={(read) => void start(read)} />
    </Card>
  );
}
