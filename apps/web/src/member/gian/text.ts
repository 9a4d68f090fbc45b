/** Every Thai word of the beneficiary screen and of its printed form. */
export const text = {
  heirs: 'รายชื่อผู้รับโอนประโยชน์',
  whole: 'รวม',
  yearlyAsk: ['รายชื่อยังตรงกับความตั้งใจของท่านหรือไม่', 'มีผู้รับโอนย้ายที่อยู่หรือเปลี่ยนชื่อหรือไม่ หากมี กรุณาแจ้งสหกรณ์'],
  replaced: 'หนังสือฉบับเดิม (ยกเลิกแล้ว)',
  columns: {
    seq: 'ลำดับ',
    name: 'ชื่อ-นามสกุล',
    relation: 'ความสัมพันธ์',
    citizenNo: 'เลขประจำตัว',
    percent: 'สัดส่วน (%)',
  },
  guarantors: 'ผู้ค้ำประกันเงินกู้ของท่าน',
  form: {
    title: 'หนังสือแต่งตั้งผู้รับโอนประโยชน์',
  },
} as const;
