export const text = {
  send: 'ส่งการแจ้งเตือน (desktopNotify)',
  sendNow: 'ส่ง',
  sent: (count: number) =>
    count === 0 ? 'ส่งแล้ว แต่ไม่มีใครฟังช่องนี้อยู่' : `ส่งแล้ว มีผู้รับ ${count} การเชื่อมต่อ`,
  connected: 'ใครเชื่อมต่ออยู่',
  sockets: (count: number) => `เชื่อมต่ออยู่ ${count} การเชื่อมต่อในโลกนี้`,
  nothing: 'ยังไม่มี',
  none: 'ไม่มีใครฟังช่องใดอยู่',
  columns: { name: 'ช่อง', subscriptions: 'ผู้ฟัง', users: 'ผู้ใช้ที่รู้จัก', last: 'เหตุการณ์ล่าสุด' },
} as const;
