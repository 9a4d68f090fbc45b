/** Words of several places of the beneficiary screen. */
export const text = {
  heirs: 'รายชื่อผู้รับโอนประโยชน์',
  whole: 'รวม',
  yearlyAsk: ['รายชื่อยังตรงกับความตั้งใจของท่านหรือไม่', 'มีผู้รับโอนย้ายที่อยู่หรือเปลี่ยนชื่อหรือไม่ หากมี กรุณาแจ้งสหกรณ์'],
  replaced: 'หนังสือฉบับเดิม (ยกเลิกแล้ว)',
  guarantors: 'ผู้ค้ำประกันเงินกู้ของท่าน',
} as const;
