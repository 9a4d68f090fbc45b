import type { Example } from '../examples/example.ts';
import { TextField } from './text-field.tsx';

export const examples: Example[] = [
  {
    title: 'ช่องข้อความ',
    node: () => (
      <TextField
        label="เลขทะเบียนสมาชิก"
        hint="พิมพ์เฉพาะตัวเลข ไม่ต้องเติมศูนย์ข้างหน้า"
        inputMode="numeric"
        autoComplete="username"
        defaultValue="00001"
      />
    ),
  },
  {
    title: 'ช่องที่มีข้อผิดพลาด',
    node: () => (
      <TextField
        label="เลขทะเบียนสมาชิก"
        hint="พิมพ์เฉพาะตัวเลข ไม่ต้องเติมศูนย์ข้างหน้า"
        error="กรุณากรอกเลขทะเบียนสมาชิกเป็นตัวเลขไม่เกิน 5 หลัก"
        defaultValue="สม.12"
      />
    ),
  },
  {
    title: 'ช่องที่แก้ไขไม่ได้',
    node: () => <TextField label="ชื่อ–นามสกุล" readOnly defaultValue="นายสมชาย ใจงาม" />,
  },
];
