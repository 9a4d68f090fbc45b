import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { FileField } from '@coop/ui/file-field';
import Download from 'lucide-react/icons/download';
import { type FormEvent, useState } from 'react';
import { useAct } from '../control/act.tsx';
import { type Capsule, control } from '../control/control.ts';
import { downloadJson } from '../control/download.ts';
import layout from '../control/layout.module.css';
import { usePlace } from '../control/use-place.ts';
import { formatMoment } from '../time/moment.ts';
import { text } from './text.ts';

export function CapsuleSection() {
  return (
    <>
      <Save />
      <Load />
    </>
  );
}

function Save() {
  const { world } = usePlace();
  const { doHere } = useAct();
  async function save() {
    downloadJson(`capsule-${world}.json`, await control.capsule.export.query({ world }));
  }
  return (
    <Card title={text.save}>
      <p>{text.note}</p>
      <div className={layout.row}>
        <Button variant="primary" icon={<Download />} onClick={() => void doHere(save, text.saved)}>
          {text.save}
        </Button>
      </div>
    </Card>
  );
}

function parseCapsule(json: string): Capsule {
  try {
    // The mock validates it and says what is missing.
    return JSON.parse(json);
  } catch {
    throw new Error(text.notJson);
  }
}

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1_000)} kB`;

function Load() {
  const { world } = usePlace();
  const { act } = useAct();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [error, setError] = useState<string>();
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const [file] = files;
    setError(file ? undefined : text.choose);
    if (!file) return;
    const load = async () => {
      const capsule = parseCapsule(await file.text());
      return control.capsule.import.mutate({ world, capsule });
    };
    void act(load, ({ now, calls }) => text.loaded(formatMoment(now), calls));
  }
  return (
    <Card title={text.load}>
      <p>{text.loadNote}</p>
      <form className={layout.form} onSubmit={handleSubmit}>
        <FileField
          label={text.file}
          accept=".json,application/json"
          files={files}
          // One capsule at a time: the last chosen file counts.
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
