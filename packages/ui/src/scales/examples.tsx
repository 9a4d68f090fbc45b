import type { Shown } from '../examples/example.ts';
import { Scale } from './scales.tsx';

export const shown: Shown = {
  name: 'ขนาดและระยะห่าง',
  good: 'ใช้ขนาดจากรายการนี้ ทุกขนาดจะขยายตามตัวอักษรที่ผู้ใช้เลือก',
  bad: 'อย่ากำหนดขนาดขึ้นเอง และอย่าใช้ตัวอักษรเล็กกว่าขนาดเล็กที่สุดในนี้',
  examples: {
    แบบตัวอักษร: <Scale of="font" as="family" />,
    ขนาดตัวอักษร: <Scale of="text" as="letters" />,
    ระยะห่าง: <Scale of="space" as="length" />,
    มุมของกรอบ: <Scale of="radius" as="corner" />,
    ความสูงน้อยที่สุดของสิ่งที่กดได้: <Scale of="tap" as="length" />,
    ความกว้างมากที่สุดของเนื้อหาและแบบฟอร์ม: (
      <div className="stack">
        <Scale of="content" as="length" />
        <Scale of="form" as="length" />
      </div>
    ),
  },
};
