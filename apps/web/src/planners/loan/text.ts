/** Thai words of the fields of a loan that is planned. */
export const text = {
  byHand: 'กำหนดเอง',
  methods: { equal_total: 'จ่ายเท่ากันทุกเดือน (คงยอด)', equal_principal: 'จ่ายลดลงทุกเดือน (คงต้น)' },
  instalmentOf: {
    equal_total: 'จ่ายงวดละ (บาท)',
    equal_principal: 'คืนเงินต้นงวดละ (บาท)',
  },

  rules: 'วิธีคิดและการปัดเศษ',
  roundings: {
    half2dp: 'ไม่ปัด ใช้ถึงสตางค์',
    half1: 'ปัดเป็นบาทที่ใกล้ที่สุด',
    half10: 'ปัดเป็น 10 บาทที่ใกล้ที่สุด',
    ceil1: 'ปัดขึ้นเต็มบาท',
    ceil10: 'ปัดขึ้นเต็ม 10 บาท',
    ceil100: 'ปัดขึ้นเต็ม 100 บาท',
    floor1: 'ตัดเศษสตางค์ทิ้ง',
  },
  rulesNote: (interest: string, instalment: string) => `ดอกเบี้ย${interest} · เงินงวด${instalment}`,

  extra: 'จ่ายเพิ่มนอกค่างวด (โปะ)',
  extras: { none: 'ไม่มี', once: 'ครั้งเดียว', monthly: 'ทุกเดือน' },
  extraOn: { once: 'วันที่จ่ายเพิ่ม', monthly: 'เริ่มจ่ายเพิ่มตั้งแต่วันที่' },
  extraModes: {
    keep_instalment: 'จ่ายงวดละเท่าเดิม ผ่อนหมดเร็วขึ้น',
    keep_term: 'ผ่อนหมดวันเดิม จ่ายงวดละน้อยลง',
  },
  extraNote: (amount: string, when: string) => `${amount}\u00a0บาท ${when}`,

  /** Problems of inputs. */
  problems: {
    amount: (maximum: string, minimum: string) =>
      `กรอกจำนวนเงินเป็นตัวเลข ${minimum} ถึง ${maximum}\u00a0บาท เช่น 500,000`,
    rate: (limit: string) => `กรอกอัตราดอกเบี้ยเป็นตัวเลข 0 ถึง ${limit} เช่น 5.75`,
    day: 'กรอกวัน เดือน และปี พ.ศ. ให้ครบ',
    beforePayout: 'วันที่นี้ต้องไม่อยู่ก่อนวันที่รับเงินกู้',
  },
} as const;
