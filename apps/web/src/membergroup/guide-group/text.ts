/** What several places of the guidelines say; the guidelines themselves come from the cooperative. */
export const text = {
  title: 'แนวปฏิบัติสำหรับผู้แทนหน่วยงาน',
  contacts: 'ติดต่อสหกรณ์',
  updated: (day: string) => `ปรับปรุง ${day}`,
  columns: { section: 'ฝ่าย', person: 'ผู้ประสานงาน', phone: 'โทรศัพท์', email: 'อีเมล', about: 'เรื่อง' },
} as const;
