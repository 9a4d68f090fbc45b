/** Thai words of signing an agency in. */
export const text = {
  signedIn: 'เข้าสู่ระบบแล้ว',
  incomplete: 'ระบบตอบกลับไม่ครบถ้วน กรุณาลองใหม่อีกครั้ง',
} as const;
