import type { Shown } from '../examples/example.ts';
import { Tag } from './tag.tsx';

export const shown: Shown = {
  name: 'ป้ายคำ',
  good: 'ใช้คำเดียวหรือสองคำบอกสถานะ',
  bad: 'อย่าใช้เป็นปุ่ม และอย่าใช้หลายป้ายในบรรทัดเดียว',
  examples: {
    ป้ายคำ: (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' }}>
        <Tag tone="positive">ซื้อหุ้น</Tag>
        <Tag tone="negative">ถอน</Tag>
        <Tag tone="waiting">รอรับเงิน</Tag>
        <Tag tone="muted">ยกมา</Tag>
      </div>
    ),
  },
};
