import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { FileField } from '@coop/ui/file-field';
import { type FormEvent, useState } from 'react';
import { useAct } from '../control/act.tsx';
import { control } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { usePlace } from '../control/use-place.ts';
import { text } from './text.ts';

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1_000)} kB`;

function readJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Error(text.notJson);
  }
}

/** A scenario of the tester's own, from a file. */
export function OwnScenario() {
  const { world } = usePlace();
  const { act } = useAct();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [error, setError] = useState<string>();
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const [file] = files;
    setError(file ? undefined : text.choose);
    if (!file) return;
    const start = async () => {
      const scenario = readJson(await file.text());
      return control.scenarios.start.mutate({ world, scenario });
    };
    void act(start, (now) => text.started(now?.name ?? ''));
  }
  return (
    <Card title={text.own}>
      <p>{text.ownNote}</p>
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
            {text.open}
          </Button>
        </div>
      </form>
    </Card>
  );
}
