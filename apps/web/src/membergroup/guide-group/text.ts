/** Every Thai word of the page of guidelines; the guidelines themselves come from the cooperative. */
export const text = {
  title: 'แนวปฏิบัติสำหรับผู้แทนหน่วยงาน',
  steps: 'ขั้นตอนในแต่ละเดือน',
  calendar: 'ปฏิทินการเรียกเก็บ',
  calendarNote: 'เพิ่มลงในปฏิทินของเครื่อง จะเตือนก่อนหนึ่งวัน',
  download: 'ดาวน์โหลดปฏิทิน (.ics)',
  calendarFile: 'ปฏิทินการเรียกเก็บ.ics',
  calendarName: 'ปฏิทินการเรียกเก็บของสหกรณ์',
  noEvents: 'ยังไม่มีกำหนดการ',
  contacts: 'ติดต่อสหกรณ์',
  files: 'แบบฟอร์มและเอกสาร',
  size: (kind: string, kb: string) => `${kind} · ${kb} KB`,
  faq: 'คำถามที่พบบ่อย',
  updated: (day: string) => `ปรับปรุง ${day}`,
  columns: { section: 'ฝ่าย', person: 'ผู้ประสานงาน', phone: 'โทรศัพท์', email: 'อีเมล', about: 'เรื่อง' },
} as const;
