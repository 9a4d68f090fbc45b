import type { Shown } from '../examples/example.ts';
import { Checkbox } from './checkbox.tsx';

export const shown: Shown = {
  name: 'ช่องกาเครื่องหมาย',
  good: 'ใช้กับสิ่งที่เลือกหรือไม่เลือกก็ได้ และเขียนเป็นข้อความบอกเล่า',
  bad: 'อย่ากาเครื่องหมายยินยอมไว้ให้ก่อน',
  examples: {
    ช่องกาเครื่องหมาย: (
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
};
