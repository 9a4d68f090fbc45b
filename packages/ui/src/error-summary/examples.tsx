import type { Example } from '../examples/example.ts';
import { ErrorSummary } from './error-summary.tsx';

export const examples: Example[] = [
  {
    title: 'สรุปข้อผิดพลาดของแบบฟอร์ม',
    node: () => (
      <ErrorSummary
        title="ยังส่งแบบฟอร์มไม่ได้"
        errors={[
          { fieldId: 'member-no', message: 'กรุณากรอกเลขทะเบียนสมาชิก' },
          { fieldId: 'citizen-no', message: 'เลขประจำตัวประชาชนต้องมี 13 หลัก' },
        ]}
      />
    ),
  },
];
