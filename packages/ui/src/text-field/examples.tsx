import type { Shown } from '../examples/example.ts';
import { TextField } from './text-field.tsx';

export const shown: Shown = {
  name: 'ช่องข้อความ',
  good: 'เขียนชื่อช่องไว้ด้านบน และตัวอย่างไว้ใต้ชื่อ',
  bad: 'อย่าเขียนชื่อช่องไว้ข้างใน เพราะจะหายไปเมื่อพิมพ์',
  examples: {
    ช่องข้อความ: (
      <TextField
        label="เลขทะเบียนสมาชิก"
        hint="พิมพ์เฉพาะตัวเลข ไม่ต้องเติมศูนย์ข้างหน้า"
        inputMode="numeric"
        autoComplete="username"
        defaultValue="00001"
      />
    ),
    ช่องที่มีข้อผิดพลาด: (
      <TextField
        label="เลขทะเบียนสมาชิก"
        hint="พิมพ์เฉพาะตัวเลข ไม่ต้องเติมศูนย์ข้างหน้า"
        error="กรุณากรอกเลขทะเบียนสมาชิกเป็นตัวเลขไม่เกิน 5 หลัก"
        defaultValue="สม.12"
      />
    ),
    ช่องที่แก้ไขไม่ได้: <TextField label="ชื่อ–นามสกุล" readOnly defaultValue="นายสมชาย ใจงาม" />,
  },
};
