import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { useAct } from '../control/act.tsx';
import { control } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { QueryView } from '../control/mock-query.tsx';
import { useControl } from '../control/use-control.ts';
import { ProcedureForm } from '../forms/procedure-form.tsx';

const DONE = 'เปลี่ยนนิสัยของ backend ในโลกนี้แล้ว';

export function QuirksSection() {
  const { world, act } = useAct();
  const query = useControl('quirks.get');
  const reset = () => control.quirks.set.mutate({ world });
  return (
    <Card>
      <p className={layout.note}>backend จริงพูดไม่เหมือนกันทุกแห่ง ปรับที่นี่แล้วมีผลกับทุกการเรียกในโลกนี้ทันที</p>
      <QueryView query={query}>
        {(quirks) => (
          <ProcedureForm procedure="quirks.set" start={quirks} atOnce done={DONE}>
            <Button onClick={() => void act(reset, DONE)}>กลับเป็นตามเอกสารทั้งหมด</Button>
          </ProcedureForm>
        )}
      </QueryView>
    </Card>
  );
}
