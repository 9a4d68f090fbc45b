import { Card } from '@coop/ui/card';
import { TextField } from '@coop/ui/text-field';
import { useState } from 'react';
import { useAct } from '../control/act.tsx';
import { control } from '../control/control.ts';
import { SmallForm } from '../control/small-form.tsx';
import { usePlace } from '../control/use-place.ts';
import { Snapshots } from './snapshots.tsx';
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
  async function handleSubmit() {
    const world = name.trim();
    const create = () => control.worlds.create.mutate({ world });
    if (await act(create, `สร้างโลก ${world} แล้ว`)) go({ world });
  }
  return (
    <Card title="สร้างโลกใหม่">
      <SmallForm press="สร้างแล้วสลับไป" onSubmit={() => void handleSubmit()}>
        <TextField
          label="ชื่อโลก"
          hint="ตัวอักษรอังกฤษ ตัวเลข - หรือ _ ไม่เกิน 64 ตัว"
          value={name}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setName(event.target.value)}
        />
      </SmallForm>
    </Card>
  );
}
