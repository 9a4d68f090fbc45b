import type { Example, Guide } from '../examples/example.ts';
import { Scale } from './scales.tsx';

export const guide: Guide = {
  name: 'ขนาดและระยะห่าง',
  good: 'ใช้ขนาดจากรายการนี้ ทุกขนาดจะขยายตามตัวอักษรที่ผู้ใช้เลือก',
  bad: 'อย่ากำหนดขนาดขึ้นเอง และอย่าใช้ตัวอักษรเล็กกว่าขนาดเล็กที่สุดในนี้',
};

export const examples: Example[] = [
  { title: 'แบบตัวอักษร', node: () => <Scale of="font" as="family" /> },
  { title: 'ขนาดตัวอักษร', node: () => <Scale of="text" as="letters" /> },
  { title: 'ระยะห่าง', node: () => <Scale of="space" as="length" /> },
  { title: 'มุมของกรอบ', node: () => <Scale of="radius" as="corner" /> },
  { title: 'ความสูงน้อยที่สุดของสิ่งที่กดได้', node: () => <Scale of="tap" as="length" /> },
  {
    title: 'ความกว้างมากที่สุดของเนื้อหาและแบบฟอร์ม',
    node: () => (
      <div className="stack">
        <Scale of="content" as="length" />
        <Scale of="form" as="length" />
      </div>
    ),
  },
];
