import type { Shown } from '../examples/example.ts';
import { SignTag } from './sign-status.tsx';

export const shown: Shown = {
  name: 'สถานะของรายการ',
  good: 'ใช้คำตามประเภทของรายการ เช่น ฝาก ถอน ชำระ',
  bad: 'อย่าตั้งสีเอง ให้สีมาจากประเภทและสถานะของรายการ',
  examples: {
    สีของรายการตามสถานะ: (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' }}>
        <SignTag kind="loan" status={-1}>
          ชำระ
        </SignTag>
        <SignTag kind="loan" status={1}>
          กู้เพิ่ม
        </SignTag>
        <SignTag kind="loan" status={1} secondaryCode="01">
          จ่ายเงินกู้
        </SignTag>
        <SignTag kind="deposit" status={1}>
          ฝาก
        </SignTag>
        <SignTag kind="deposit" status={-1}>
          ถอน
        </SignTag>
        <SignTag kind="share" status={0}>
          ยกมา
        </SignTag>
      </div>
    ),
  },
};
