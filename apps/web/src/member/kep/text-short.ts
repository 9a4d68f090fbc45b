/** Thai words about a month of which not everything was received. */
export const words = {
  failed: (month: string) => `หักเงินเดือน${month} ไม่ได้`,
  failedSelf: (month: string) => `ยังไม่ได้รับชำระของเดือน${month}`,
  part: 'หักได้บางส่วน',
  partSelf: 'รับชำระบางส่วน',
  got: 'ได้รับ',
  of: 'จาก',
  lacks: 'ขาด',
  baht: 'บาท',
  reasons: {
    '': 'หน่วยงานยังไม่ได้นำส่งเงินของท่าน',
    เงินไม่พอ: 'หน่วยงานแจ้งว่า เงินเดือนไม่พอหัก',
    พักราชการ: 'หน่วยงานแจ้งว่า ท่านพักราชการหรือลาโดยไม่รับเงินเดือน',
    ลาออก: 'หน่วยงานแจ้งว่า ท่านลาออกจากงานแล้ว ต่อไปท่านชำระเอง',
    ย้าย: 'หน่วยงานแจ้งว่า ท่านย้ายสังกัด เดือนถัดไปเรียกเก็บที่หน่วยงานใหม่',
    เสียชีวิต: 'หน่วยงานแจ้งว่า สมาชิกเสียชีวิต',
    'อื่น ๆ': 'หน่วยงานแจ้งว่า หักไม่ครบด้วยเหตุอื่น',
  } as Readonly<Record<string, string>>,
  reason: (said: string) => `หน่วยงานแจ้งว่า ${said}`,
  selfReason: 'ท่านชำระเอง ไม่ได้หักจากเงินเดือน',
  carried: 'ยกไปเก็บในเดือนถัดไป',
  interest: 'ดอกเบี้ยเงินกู้คิดต่อทุกวันจนกว่าจะชำระ',
  stillOwed: 'ขณะนี้ยังค้าง',
  settled: (day: string) => `ชำระครบแล้วเมื่อ ${day}`,
  kept: 'รับไว้',
  keptMore: 'จะหักให้ในเดือนถัดไป',
  self: 'ท่านชำระเอง',
  selfMore: (day: string) => `ยอดนี้ไม่ได้หักจากเงินเดือน กรุณาชำระภายใน ${day}`,
} as const;

/** Why not everything was received, in everyday words. */
export function reasonWords(reason: string | undefined, payer: string | undefined): string {
  if (payer === 'SELF') return words.selfReason;
  return words.reasons[reason ?? ''] ?? words.reason(reason ?? '');
}
