import type { Example } from '../examples/example.ts';
import { PasswordField } from './password-field.tsx';

export const examples: Example[] = [
  {
    title: 'รหัสผ่าน',
    node: () => <PasswordField label="รหัสผ่าน" defaultValue="ทะเล-ภูเขา-9" />,
  },
];
