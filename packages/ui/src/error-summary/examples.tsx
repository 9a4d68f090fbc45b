import type { Shown } from '../examples/example.ts';
import { ErrorSummary } from './error-summary.tsx';

export const shown: Shown = {
  name: 'สรุปข้อผิดพลาด',
  good: 'วางไว้บนสุดของแบบฟอร์ม ใช้คำเดียวกับที่ช่อง และกดไปที่ช่องนั้นได้',
  bad: 'อย่าบอกเพียงว่าข้อมูลไม่ถูกต้อง โดยไม่บอกว่าต้องแก้อะไร',
  examples: {
    สรุปข้อผิดพลาดของแบบฟอร์ม: (
      <ErrorSummary
        title="ยังส่งแบบฟอร์มไม่ได้"
        errors={[
          { fieldId: 'member-no', message: 'กรุณากรอกเลขทะเบียนสมาชิก' },
          { fieldId: 'citizen-no', message: 'เลขประจำตัวประชาชนต้องมี 13 หลัก' },
        ]}
      />
    ),
  },
};
