import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { useAct } from '../control/act.tsx';
import { control } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { QueryView, useMockQuery } from '../control/mock-query.tsx';
import { FaultsCard } from '../faults/faults-card.tsx';
import { choiceOf } from '../forms/fields.ts';
import { ProcedureForm } from '../forms/procedure-form.tsx';
import { Sockets, useSockets } from './sockets.tsx';

const PRESETS: Readonly<Record<string, string>> = {
  'next-missed': 'เหตุการณ์ถัดไปหาย',
  'one-in-five-missed': 'หาย 1 ใน 5 เหตุการณ์',
  twice: 'มาซ้ำสองครั้ง',
  late: 'ช้า 5 วินาที',
  swapped: 'สลับลำดับกับเหตุการณ์ถัดไป',
  'no-pong': 'ไม่ตอบ pong',
  'closed-after-event': 'ตัดหลังเหตุการณ์ถัดไป (4200)',
};
const WORDS = {
  list: 'ข้อผิดพลาดของ push ที่ใช้อยู่',
  none: 'ยังไม่มีข้อผิดพลาดของ push ในโลกนี้',
  noneDetail: 'ทุกเหตุการณ์ไปถึงตามปกติ',
  cleared: 'เอาข้อผิดพลาดของ push ออกทั้งหมดแล้ว',
};
const START = { delayMs: 5_000, code: 4200 };
const done = ({ id }: { id: string }) => `ใส่ข้อผิดพลาด ${id} แล้ว`;

export function PushSection() {
  const sockets = useSockets().data ?? [];
  const socket = choiceOf([
    { value: '', label: 'ทุกการเชื่อมต่อ' },
    ...sockets.map(({ id }) => ({ value: id, label: id })),
  ]);
  return (
    <>
      <Card title="ใส่ข้อผิดพลาดของ push">
        <Presets />
        <details>
          <summary className={layout.more}>กำหนดเอง</summary>
          <ProcedureForm
            procedure="push.faults.add"
            start={START}
            amend={{ socket }}
            press="ใส่ข้อผิดพลาดนี้"
            done={done}
          />
        </details>
      </Card>
      <FaultsCard procedure="push.faults.add" faults={control.push.faults} words={WORDS} />
      <Sockets />
    </>
  );
}

function Presets() {
  const { world, act } = useAct();
  const presets = useMockQuery(['push-presets'], () => control.push.faults.presets.query());
  return (
    <QueryView query={presets}>
      {(known) => (
        <fieldset>
          <legend className={layout.legend}>ใส่ทันที</legend>
          <div className={layout.row}>
            {Object.entries(known).map(([name, fault]) => (
              <Button
                key={name}
                onClick={() =>
                  void act(() => control.push.faults.add.mutate({ ...fault, world }), done)
                }
              >
                {PRESETS[name] ?? name}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </QueryView>
  );
}
