import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { FileField } from '@coop/ui/file-field';
import { type FormEvent, useState } from 'react';
import { useAct } from '../control/act.tsx';
import { control, type Recording as RecordingFile } from '../control/control.ts';
import { downloadJson } from '../control/download.ts';
import layout from '../control/layout.module.css';
import { QueryView, useMockQuery } from '../control/mock-query.tsx';
import { usePlace } from '../control/use-place.ts';
import { text as words } from './text.ts';

const text = words.recording;

/** What the backend answered, as a file, and answering from such a file. */
export function Recording() {
  const { world } = usePlace();
  const { act, doHere } = useAct();
  const query = useMockQuery(['recording', world], () => control.recording.get.query({ world }));
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

function readRecording(json: string): RecordingFile {
  try {
    // The mock checks it and says what is wrong.
    return JSON.parse(json);
  } catch {
    throw new Error(text.notJson);
  }
}

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1_000)} kB`;

function Play() {
  const { world } = usePlace();
  const { act } = useAct();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [error, setError] = useState<string>();
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const [file] = files;
    setError(file ? undefined : text.choose);
    if (!file) return;
    const play = async () => {
      const recording = readRecording(await file.text());
      return control.recording.play.mutate({ world, recording });
    };
    void act(play, ({ played }) => text.playing(played));
  }
  return (
    <form className={layout.form} onSubmit={handleSubmit}>
      <FileField
        label={text.file}
        accept=".json,application/json"
        files={files}
        onChange={(chosen) => setFiles(chosen.slice(-1))}
        sizeText={kilobytes}
        error={error}
      />
      <div className={layout.row}>
        <Button type="submit" variant="primary">
          {text.play}
        </Button>
      </div>
    </form>
  );
}
