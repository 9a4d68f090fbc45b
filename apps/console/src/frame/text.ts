import type { Section } from '../control/place.ts';

export const text = {
  title: 'คอนโซลทดสอบ',
  sections: {
    people: 'เข้าใช้เป็นสมาชิก',
    worlds: 'โลกจำลอง',
    time: 'เดินเวลา',
    collection: 'เงิน: หน่วยงานนำส่ง',
    desk: 'เงิน: เคาน์เตอร์และเจ้าหน้าที่',
    faults: 'ใส่ข้อผิดพลาด',
    scenarios: 'สถานการณ์เป็นขั้น',
    quirks: 'นิสัยของ backend',
    backend: 'ต่อกับ backend จริง',
    journal: 'บันทึกการเรียก',
    sessions: 'session และรหัส OTP',
    notifications: 'การแจ้งเตือน',
    push: 'การเชื่อมต่อ push',
    capsule: 'แคปซูลบั๊ก',
  } satisfies Record<Section, string>,
} as const;
