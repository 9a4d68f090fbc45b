import type { Shown } from '../examples/example.ts';
import { Palette } from './palette.tsx';

export const shown: Shown = {
  name: 'สี',
  good: 'เลือกสีตามหน้าที่ในรายการนี้ แล้วสีจะเปลี่ยนตามโหมดมืดและความเข้มให้เอง',
  bad: 'อย่าใช้สีอย่างเดียวบอกความหมาย ให้มีคำกำกับทุกครั้ง',
  examples: {
    สีทั้งหมดและความต่างของแต่ละคู่: <Palette />,
  },
};
