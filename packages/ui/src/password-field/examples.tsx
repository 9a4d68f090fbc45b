import type { Shown } from '../examples/example.ts';
import { PasswordField } from './password-field.tsx';

export const shown: Shown = {
  name: 'ช่องรหัสผ่าน',
  good: 'ให้กดดูสิ่งที่พิมพ์ได้ และให้วางรหัสจากที่อื่นได้',
  bad: 'อย่าล้างช่องเมื่อกรอกผิด และอย่าจำกัดให้สั้น',
  examples: {
    รหัสผ่าน: <PasswordField label="รหัสผ่าน" defaultValue="ทะเล-ภูเขา-9" />,
  },
};
