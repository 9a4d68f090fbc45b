export const text = {
  done: 'เปลี่ยนนิสัยของ backend ในโลกนี้แล้ว',
} as const;
