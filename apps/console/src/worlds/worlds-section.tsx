import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { TextField } from '@coop/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useAct } from '../control/act.tsx';
import { control } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { usePlace } from '../control/use-place.ts';
import { Snapshots } from './snapshots.tsx';
import { text } from './text.ts';
import { WorldList } from './world-list.tsx';

export function WorldsSection() {
  return (
    <>
      <CreateWorld />
      <WorldList />
      <Snapshots />
    </>
  );
}

function CreateWorld() {
  const { go } = usePlace();
  const { act } = useAct();
  const [name, setName] = useState('');
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const world = name.trim();
    const create = () => control.worlds.create.mutate({ world });
    if (await act(create, text.created(world))) go({ world });
  }
  return (
    <Card title="สร้างโลกใหม่">
      <form className={layout.form} onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label="ชื่อโลก"
          hint="ตัวอักษรอังกฤษ ตัวเลข - หรือ _ ไม่เกิน 64 ตัว"
          value={name}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setName(event.target.value)}
        />
        <div className={layout.row}>
          <Button type="submit" variant="primary">
            สร้างแล้วสลับไป
          </Button>
        </div>
      </form>
    </Card>
  );
}
