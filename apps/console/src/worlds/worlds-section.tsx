import { Card } from '@coop/ui/card';
import { TextField } from '@coop/ui/text-field';
import { useState } from 'react';
import { useAct } from '../control/act.tsx';
import { control } from '../control/control.ts';
import { isWorldName } from '../control/place.ts';
import { SmallForm } from '../control/small-form.tsx';
import { usePlace } from '../control/use-place.ts';
import { Snapshots } from './snapshots.tsx';
import { useWorlds } from './use-worlds.ts';
import { WorldList } from './world-list.tsx';

export function WorldsSection() {
  return (
    <>
      <Snapshots />
      <CreateWorld />
      <WorldList />
    </>
  );
}

const NAME_HINT = 'ตัวอักษรอังกฤษ ตัวเลข - หรือ _ ไม่เกิน 64 ตัว';

function CreateWorld() {
  const { go } = usePlace();
  const { act } = useAct();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const worlds = useWorlds();
  async function handleSubmit() {
    const world = name.trim();
    const isTaken = worlds.data?.some((datum) => datum.name === world);
    const wrong = isWorldName(world) ? isTaken && `มีโลกชื่อ ${world} แล้ว` : `กรุณากรอก${NAME_HINT}`;
    setError(wrong || undefined);
    if (wrong) return;
    const create = () => control.worlds.create.mutate({ world });
    if (await act(create, `สร้างโลก ${world} แล้ว`)) go({ world });
  }
  return (
    <Card title="สร้างโลกใหม่">
      <SmallForm press="สร้างแล้วสลับไป" onSubmit={() => void handleSubmit()}>
        <TextField
          label="ชื่อโลก"
          hint={NAME_HINT}
          value={name}
          error={error}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setName(event.target.value)}
        />
      </SmallForm>
    </Card>
  );
}
