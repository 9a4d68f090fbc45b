/** Reasons that end or move a membership, with what follows from them. */
export const FOLLOWS: Readonly<Record<string, string>> = {
  เสียชีวิต:
    'สหกรณ์จะขอใบมรณบัตรก่อน ระหว่างนี้ไม่มีอะไรเปลี่ยน สมาชิกยังเข้าใช้งานและถูกเรียกเก็บตามเดิม หากแจ้งผิด ถอนการแจ้งได้ในหน้านี้ แม้พ้นวันครบกำหนดแล้ว',
  ลาออก: 'งวดถัดไปจะไม่อยู่ในใบเรียกเก็บของหน่วยงานนี้ สมาชิกชำระเอง สมาชิกภาพยังอยู่',
  ย้าย: 'งวดถัดไปจะไปอยู่ในใบเรียกเก็บของหน่วยงานใหม่ กรุณาให้สมาชิกแจ้งสหกรณ์ว่าย้ายไปที่ใด',
};

/** Tells whether a reason ends or moves a membership. */
export const isSerious = (reason: string): boolean => reason in FOLLOWS;
