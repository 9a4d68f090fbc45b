export const text = {
  steps: 'ขั้น',
  here: 'ขั้นนี้',
  waits: (what: string, seen: number, times: number) => `รอ ${what} (${seen} จาก ${times} ครั้ง)`,
  started: (name: string) => `เริ่มสถานการณ์ ${name} แล้ว`,
  file: 'ไฟล์สถานการณ์',
  choose: 'กรุณาเลือกไฟล์',
  notJson: 'ไฟล์นี้ไม่ใช่ JSON',
  open: 'เริ่มจากไฟล์',
} as const;
