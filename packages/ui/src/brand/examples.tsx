import type { Shown } from '../examples/example.ts';
import { Brand } from './brand.tsx';

const NAMES = {
  nameTH: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
  nameEN: 'Example Teachers’ Savings and Credit Cooperative',
  initials: 'สอ.',
};

export const shown: Shown = {
  name: 'ตราและชื่อสหกรณ์',
  good: 'วางตราคู่กับชื่อเต็มของสหกรณ์ไว้บนสุดของหน้า',
  bad: 'อย่ายืด เอียง หรือเปลี่ยนสีของตรา',
  examples: {
    ตราและชื่อสหกรณ์: <Brand {...NAMES} />,
    บนแถบสีเขียว: (
      <div
        style={{
          padding: 'var(--space-3) var(--space-4)',
          background: 'var(--green-800)',
          borderBlockEnd: '3px solid var(--gold-500)',
        }}
      >
        <Brand {...NAMES} onBar />
      </div>
    ),
  },
};
