/** Thai words that registering has for members and agencies alike; those said once stand where they are said. */
export const text = {
  steps: {},
  needPassword: 'รหัสผ่านต้องยาวอย่างน้อย 8 ตัวอักษร',
} as const;
