import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { useAct } from '../control/act.tsx';
import { control, type Recording as RecordingFile } from '../control/control.ts';
import { downloadJson } from '../control/download.ts';
import { JsonFileForm } from '../control/json-file-form.tsx';
import layout from '../control/layout.module.css';
import { QueryView } from '../control/mock-query.tsx';
import { useControl } from '../control/use-control.ts';
import { usePlace } from '../control/use-place.ts';
import { text as words } from './text.ts';

const text = words.recording;

/** Saves the backend's answers as a file, and answers from such a file. */
export function Recording() {
  const { world } = usePlace();
  const { act, doHere } = useAct();
  const query = useControl('recording.get');
  const save = async () =>
    downloadJson(`recording-${world}.json`, await control.recording.export.query({ world }));
  const stop = () => control.recording.stop.mutate({ world });
  return (
    <Card title={text.title}>
      <p className={layout.note}>{text.note}</p>
      <QueryView query={query}>
        {({ recorded, played }) => (
          <>
            <p>{text.count(recorded, played)}</p>
            <div className={layout.row}>
              {recorded > 0 ? (
                <Button onClick={() => void doHere(save, text.saved)}>{text.save}</Button>
              ) : null}
              {played > 0 ? (
                <Button onClick={() => void act(stop, text.stopped)}>{text.stop}</Button>
              ) : null}
            </div>
          </>
        )}
      </QueryView>
      <Play />
    </Card>
  );
}

function Play() {
  const { world } = usePlace();
  const { act } = useAct();
  const play = (read: () => Promise<RecordingFile>) =>
    act(
      async () => control.recording.play.mutate({ world, recording: await read() }),
      ({ played }) => text.playing(played),
    );
  return <JsonFileForm words={{ ...text, open: text.play }} onOpen={(read) => void play(read)} />;
}
