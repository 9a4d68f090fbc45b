import { formatThaiInstant } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import Download from 'lucide-react/icons/download';
import { useAct } from '../control/act.tsx';
import { type Capsule, control } from '../control/control.ts';
import { downloadJson } from '../control/download.ts';
import { JsonFileForm } from '../control/json-file-form.tsx';
import layout from '../control/layout.module.css';

const text = {
  save: 'ดาวน์โหลดแคปซูลของโลกนี้',
  file: 'ไฟล์แคปซูล (.json)',
  choose: 'กรุณาเลือกไฟล์แคปซูล',
  open: 'เปิด',
  loaded: (now: string, calls: number) =>
    `โลกนี้เป็นเหมือนในแคปซูลแล้ว เวลา ${now} มีการเรียก ${calls} รายการในไฟล์`,
} as const;

export function CapsuleSection() {
  return (
    <>
      <Save />
      <Load />
    </>
  );
}

function Save() {
  const { world, doHere } = useAct();
  async function save() {
    downloadJson(`capsule-${world}.json`, await control.capsule.export.query({ world }));
  }
  return (
    <Card title={text.save}>
      <p>
        ไฟล์เดียวที่มี seed เวลา ข้อมูลที่แก้ session ข้อผิดพลาด และบันทึกการเรียก แนบกับใบแจ้งบั๊ก
        แล้วเปิดซ้ำที่เครื่องไหนก็ได้ที่ใช้ SEED และ POPULATION เดียวกัน
      </p>
      <div className={layout.row}>
        <Button
          variant="primary"
          icon={<Download />}
          onClick={() => void doHere(save, 'ดาวน์โหลดแคปซูลแล้ว')}
        >
          {text.save}
        </Button>
      </div>
    </Card>
  );
}

function Load() {
  const { world, act } = useAct();
  const load = (read: () => Promise<Capsule>) =>
    act(
      async () => control.capsule.import.mutate({ world, capsule: await read() }),
      ({ now, calls }) => text.loaded(formatThaiInstant(now), calls),
    );
  return (
    <Card title="เปิดแคปซูลในโลกนี้">
      <p>สภาพของโลกนี้จะถูกแทนที่ทั้งหมด สร้างโลกใหม่ก่อนถ้าอยากเก็บไว้</p>
      <JsonFileForm words={text} onOpen={(read) => void load(read)} />
    </Card>
  );
}
