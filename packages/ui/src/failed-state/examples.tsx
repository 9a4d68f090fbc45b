import type { Example, Guide } from '../examples/example.ts';
import { FailedState } from './failed-state.tsx';

export const guide: Guide = {
  name: 'เมื่อโหลดไม่สำเร็จ',
  good: 'บอกว่าโหลดไม่ได้ และให้ลองใหม่ได้ในที่เดียวกัน',
  bad: 'อย่าแสดงรหัสหรือข้อความของระบบให้สมาชิกเห็น',
};

export const examples: Example[] = [
  { title: 'โหลดไม่สำเร็จ', node: () => <FailedState onRetry={() => {}} /> },
];
