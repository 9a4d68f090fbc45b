import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { useAct } from '../control/act.tsx';
import { type BackendNow, control } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { ProcedureForm } from '../forms/procedure-form.tsx';
import { RuleList } from './rule-list.tsx';

const SWITCHED = 'เปลี่ยนผู้ตอบในโลกนี้แล้ว';

export function Switches({ backend }: { backend: BackendNow }) {
  const { world, act } = useAct();
  const { url, timeoutMs, standard, rules, proxied, endpoints: all } = backend;
  const reset = () => control.backend.reset.mutate({ world });
  return (
    <Card title="ใครตอบการเรียก">
      <p>
        backend จริง <span className={layout.code}>{url}</span> ·{' '}
        {`ส่งต่อ ${proxied} จาก ${all.length} การเรียก`} ·{' '}
        {`รอคำตอบไม่เกิน ${(timeoutMs ?? 0) / 1_000} วินาที`}
      </p>
      <p className={layout.note}>
        การเรียกที่ส่งต่อแก้ข้อมูลใน backend จริงได้ และใช้ session ของ backend นั้น ไม่ใช่ของ mock
      </p>
      <ProcedureForm
        procedure="backend.set"
        asks={(name) => name === 'mode'}
        amend={{ mode: { title: 'การเรียกทั่วไป' } }}
        start={{ mode: standard }}
        atOnce
        done={SWITCHED}
      />
      <ProcedureForm
        procedure="backend.set"
        start={{ mode: 'proxy' }}
        amend={{ endpoint: { isRequired: true } }}
        press="ใส่"
        done={SWITCHED}
      />
      {rules.length > 0 ? <RuleList rules={rules} /> : null}
      <div className={layout.row}>
        <Button onClick={() => void act(reset, 'ผู้ตอบกลับเป็นค่าเริ่มต้นแล้ว')}>กลับเป็นค่าเริ่มต้น</Button>
      </div>
    </Card>
  );
}
