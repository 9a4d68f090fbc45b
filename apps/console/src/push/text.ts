export const text = {
  sockets: 'ใครเชื่อมต่ออยู่',
  columns: {
    id: 'การเชื่อมต่อ',
    userId: 'ผู้ใช้ที่รู้จัก',
    channels: 'ช่องที่ฟัง',
    actions: 'ทำอะไรได้',
  },
  closed: (count: number) => `ตัดแล้ว ${count} การเชื่อมต่อ`,
  presetNames: {
    'next-missed': 'เหตุการณ์ถัดไปหาย',
    'one-in-five-missed': 'หาย 1 ใน 5 เหตุการณ์',
    twice: 'มาซ้ำสองครั้ง',
    late: 'ช้า 5 วินาที',
    swapped: 'สลับลำดับกับเหตุการณ์ถัดไป',
    'no-pong': 'ไม่ตอบ pong',
    'closed-after-event': 'ตัดหลังเหตุการณ์ถัดไป (4200)',
  } as Readonly<Record<string, string>>,
  added: (id: string) => `ใส่ข้อผิดพลาด ${id} แล้ว`,
  list: 'ข้อผิดพลาดของ push ที่ใช้อยู่',
  none: 'ยังไม่มีข้อผิดพลาดของ push ในโลกนี้',
  noneDetail: 'ทุกเหตุการณ์ไปถึงตามปกติ',
  cleared: 'เอาข้อผิดพลาดของ push ออกทั้งหมดแล้ว',
} as const;
