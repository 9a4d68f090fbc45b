const REASONS: Readonly<Record<string, string>> = {
  '': 'หน่วยงานยังไม่ได้แจ้งผลของเดือนนี้',
  เงินไม่พอ: 'หน่วยงานแจ้งว่า เงินไม่พอหัก',
  พักราชการ: 'หน่วยงานแจ้งว่า ท่านพักราชการหรือลาโดยไม่รับเงินเดือน',
  ลาออก: 'หน่วยงานแจ้งว่า ท่านลาออกจากงานแล้ว ต่อไปท่านชำระเอง',
  ย้าย: 'หน่วยงานแจ้งว่า ท่านย้ายสังกัด เดือนถัดไปเรียกเก็บที่หน่วยงานใหม่',
  เสียชีวิต: 'หน่วยงานแจ้งว่า สมาชิกเสียชีวิต สหกรณ์จะตรวจสอบก่อน',
  'อื่น ๆ': 'หน่วยงานแจ้งว่า หักไม่ครบด้วยเหตุอื่น',
};

/** Returns why not everything of a month was received in time, in everyday words. */
export function reasonWords(
  reason: string | undefined,
  payer: string | undefined,
  isSettled = false,
): string {
  if (payer === 'SELF') return 'ท่านชำระเอง ไม่มีหน่วยงานหักให้';
  if (isSettled && !reason) return 'หน่วยงานไม่ได้โอนเงินของท่านภายในกำหนด';
  return REASONS[reason ?? ''] ?? `หน่วยงานแจ้งว่า ${reason}`;
}
