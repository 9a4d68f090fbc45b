/** What several papers of the delivery book say. */
export const text = {
  title: 'หนังสือนำส่ง',
  titleOf: (month: string) => `หนังสือนำส่ง${month}`,
  letter: {
    account: (bank: string, no: string, name: string) => `${bank} เลขที่ ${no} ชื่อบัญชี ${name}`,
    codes: (code: string, ref: string) => `รหัสรับชำระ ${code} รหัสอ้างอิงของหน่วยงาน ${ref}`,
    closing: 'จึงเรียนมาเพื่อโปรดดำเนินการ',
    respect: 'ขอแสดงความนับถือ',
    phone: (phone: string) => `โทร. ${phone}`,
  },
  slip: {
    revision: (count: string) => `ฉบับแก้ไขครั้งที่ ${count}`,
    month: 'ประจำเดือน',
  },
} as const;
