export const text = {
  connected: 'ใครเชื่อมต่ออยู่',
} as const;
