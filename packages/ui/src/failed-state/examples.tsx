import type { Shown } from '../examples/example.ts';
import { FailedState } from './failed-state.tsx';

export const shown: Shown = {
  name: 'เมื่อโหลดไม่สำเร็จ',
  good: 'บอกว่าโหลดไม่ได้ และให้ลองใหม่ได้ในที่เดียวกัน',
  bad: 'อย่าแสดงรหัสหรือข้อความของระบบให้สมาชิกเห็น',
  examples: {
    โหลดไม่สำเร็จ: <FailedState onRetry={() => {}} />,
  },
};
