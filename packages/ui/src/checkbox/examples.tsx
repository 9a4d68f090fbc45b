import type { Example } from '../examples/example.ts';
import { Checkbox } from './checkbox.tsx';

export const examples: Example[] = [
  {
    title: 'ช่องกาเครื่องหมาย',
    node: () => (
      <>
        <Checkbox
          label="จดจำการเข้าสู่ระบบในเครื่องนี้"
          hint="อย่าเลือกเมื่อใช้เครื่องที่มีผู้อื่นใช้ร่วมกัน"
          defaultChecked
        />
        <Checkbox label="ข้าพเจ้าได้อ่านและยอมรับข้อตกลงการใช้งาน" error="กรุณาทำเครื่องหมายยอมรับก่อนใช้งาน" />
      </>
    ),
  },
];
