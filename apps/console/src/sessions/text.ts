export const text = {
  list: 'session ที่ยังใช้ได้',
  kinds: { member: 'สมาชิก', membergroup: 'หน่วยงาน', admin: 'ผู้ดูแล' },
  columns: {},
  audit: 'สิ่งที่ผู้ดูแลทำแทนสมาชิก',
  auditColumns: {},
} as const;
