import type { Asked } from '../../src/site/found.ts';

/** Words that mean the same to whoever looks for something. */
interface TradeWord {
  readonly key: string;
  /** As they are written, also by mistake, in dialect or in English. */
  readonly words: readonly string[];
  /** The common question that they ask. */
  readonly asks?: Asked;
  /** They ask for a form. */
  readonly isForm?: true;
}

/** The trade's words, each with its synonyms. A text that has one of a line is found by every other. */
export const TRADE_WORDS: readonly TradeWord[] = [
  { key: 'loan', words: ['เงินกู้', 'กู้เงิน', 'กู้ยืม', 'สินเชื่อ', 'กู้', 'loan', 'loans', 'borrow'] },
  { key: 'emergency', words: ['ฉุกเฉิน', 'เหตุฉุกเฉิน', 'ด่วน', 'emergency', 'กฉ', 'ฉฉ'] },
  { key: 'ordinary', words: ['เงินกู้สามัญ', 'กู้สามัญ', 'กู้เงินสามัญ', 'ordinary loan'] },
  { key: 'housing', words: ['การเคหะ', 'เคหะ', 'กู้บ้าน', 'ซื้อบ้าน', 'สร้างบ้าน', 'กู้พิเศษ', 'housing'] },
  { key: 'academic', words: ['วิทยฐานะ', 'วฐ'] },
  { key: 'guarantor', words: ['ผู้ค้ำประกัน', 'ค้ำประกัน', 'คนค้ำ', 'ผู้ค้ำ', 'ค้ำ', 'guarantor'] },
  {
    key: 'rate',
    words: [
      'อัตราดอกเบี้ย',
      'ดอกเบี้ย',
      'ดบ.',
      'อัตรา',
      'ร้อยละ',
      'เปอร์เซ็นต์',
      'interest',
      'rate',
      'rates',
    ],
    asks: 'rate',
  },
  {
    key: 'dividend',
    words: ['เงินปันผล', 'ปันผล', 'เงินเฉลี่ยคืน', 'เฉลี่ยคืน', 'dividend', 'refund'],
    asks: 'dividend',
  },
  {
    key: 'deposit',
    words: ['เงินฝาก', 'ฝากเงิน', 'ออมทรัพย์', 'เปิดบัญชี', 'บัญชี', 'deposit', 'savings', 'saving'],
  },
  { key: 'withdraw', words: ['ถอนเงินฝาก', 'ถอนเงิน', 'ถอน', 'withdraw'] },
  { key: 'share', words: ['ทุนเรือนหุ้น', 'ค่าหุ้น', 'หุ้น', 'shares', 'share'] },
  {
    key: 'scholarship',
    words: ['ทุนการศึกษา', 'ทุนเรียน', 'ทุนบุตร', 'ทุนลูก', 'ค่าเทอม', 'scholarships', 'scholarship'],
  },
  { key: 'welfare', words: ['สวัสดิการ', 'เงินช่วยเหลือ', 'สงเคราะห์ครอบครัว', 'welfare', 'benefit'] },
  {
    key: 'funeral',
    words: [
      'ฌาปนกิจสงเคราะห์',
      'ฌาปนกิจ',
      'สงเคราะห์ศพ',
      'ฌกส',
      'สส.อค',
      'สสอค',
      'สฌ.',
      'งานศพ',
      'ค่าศพ',
      'cremation',
      'funeral',
    ],
  },
  { key: 'death', words: ['ถึงแก่กรรม', 'เสียชีวิต', 'แม่เสีย', 'พ่อเสีย', 'ตาย', 'มรณะ'] },
  { key: 'birth', words: ['คลอดบุตร', 'คลอด', 'ค่าคลอด', 'รับขวัญบุตร'] },
  { key: 'hospital', words: ['รักษาพยาบาล', 'นอนโรงพยาบาล', 'ค่ารักษา', 'เจ็บป่วย', 'โรงพยาบาล'] },
  { key: 'disaster', words: ['ภัยพิบัติ', 'อุทกภัย', 'น้ำท่วม', 'วาตภัย', 'ไฟไหม้'] },
  {
    key: 'beneficiary',
    words: ['ผู้รับโอนประโยชน์', 'รับโอนประโยชน์', 'ผู้รับผลประโยชน์', 'ผู้รับประโยชน์', 'beneficiary'],
  },
  { key: 'resign', words: ['ลาออกจากสมาชิก', 'ใบลาออก', 'ลาออก', 'resign', 'resignation'] },
  {
    key: 'join',
    words: ['สมัครสมาชิก', 'สมาชิกใหม่', 'ใบสมัคร', 'สมัครเป็นสมาชิก', 'เข้าเป็นสมาชิก', 'join', 'membership'],
  },
  {
    key: 'form',
    words: [
      'ดาวน์โหลดแบบฟอร์ม',
      'แบบฟอร์ม',
      'ฟอร์ม',
      'แบบคำขอ',
      'ใบคำขอ',
      'คำขอ',
      'คำร้อง',
      'ดาวน์โหลด',
      'ใบสมัคร',
      'form',
      'forms',
      'download',
    ],
    isForm: true,
  },
  { key: 'retire', words: ['เกษียณอายุ', 'เกษียณ', 'บำนาญ', 'retire', 'pension'] },
  { key: 'election', words: ['การเลือกตั้ง', 'เลือกตั้ง', 'ลงคะแนน', 'election', 'vote'] },
  { key: 'meeting', words: ['ประชุมใหญ่', 'ประชุมสามัญ', 'วันประชุม', 'meeting'] },
  {
    key: 'committee',
    words: [
      'คณะกรรมการดำเนินการ',
      'คณะกรรมการ',
      'กรรมการ',
      'ผู้บริหาร',
      'ประธานกรรมการ',
      'board of directors',
    ],
  },
  { key: 'staff', words: ['เจ้าหน้าที่', 'พนักงาน', 'ผู้จัดการ', 'staff'] },
  {
    key: 'contact',
    words: [
      'เบอร์โทรศัพท์',
      'หมายเลขโทรศัพท์',
      'เบอร์โทร',
      'โทรศัพท์',
      'เบอร์',
      'ติดต่อ',
      'ที่อยู่',
      'แผนที่',
      'ที่ตั้ง',
      'โทร',
      'เวลาทำการ',
      'เปิดทำการ',
      'กี่โมง',
      'contact',
      'phone',
      'tel',
    ],
    asks: 'phone',
  },
  {
    key: 'closed',
    words: [
      'วันหยุดทำการ',
      'วันหยุด',
      'ปิดทำการ',
      'หยุดทำการ',
      'หยุดปีใหม่',
      'สงกรานต์',
      'holiday',
      'holidays',
    ],
    asks: 'closed',
  },
  {
    key: 'payday',
    words: ['วันจ่ายเงินกู้', 'วันจ่ายเงิน', 'เงินกู้ออก', 'เงินออก', 'จ่ายเงินกู้', 'วันจ่าย', 'payday'],
    asks: 'payday',
  },
  {
    key: 'schedule',
    words: [
      'กำหนดการ',
      'กำหนดวัน',
      'ปฏิทิน',
      'ปิดรับ',
      'วันสุดท้าย',
      'เปิดรับ',
      'หมดเขต',
      'calendar',
      'schedule',
      'deadline',
    ],
    asks: 'deadline',
  },
  {
    key: 'card',
    words: ['บัตรเอทีเอ็ม', 'เอทีเอ็ม', 'ถอนเงิน', 'บัตรสมาชิก', 'atm'],
  },
  { key: 'receipt', words: ['ใบเสร็จรับเงิน', 'ใบเสร็จ', 'สลิป', 'receipt', 'slip'] },
  { key: 'bill', words: ['รายการเรียกเก็บ', 'เงินเรียกเก็บ', 'เรียกเก็บ', 'หักเงินเดือน', 'ใบเรียกเก็บ'] },
  { key: 'confirm', words: ['หนังสือยืนยันยอด', 'ยืนยันยอด', 'ยืนยันข้อมูล'] },
  { key: 'password', words: ['ลืมรหัสผ่าน', 'รหัสผ่าน', 'ลืมรหัส', 'password'] },
  { key: 'sign-in', words: ['เข้าสู่ระบบ', 'ล็อกอิน', 'เข้าระบบ', 'login', 'sign in'] },
  { key: 'calculate', words: ['คำนวณ', 'คิดเงิน', 'ประมาณการ', 'โปรแกรมคำนวณ', 'calculator'] },
  {
    key: 'annual-report',
    words: ['รายงานกิจการประจำปี', 'รายงานประจำปี', 'รายงานกิจการ', 'งบการเงิน', 'annual report'],
  },
  { key: 'rules', words: ['ข้อบังคับ', 'ระเบียบ', 'หลักเกณฑ์', 'กฎ', 'rules', 'regulation'] },
  { key: 'complaint', words: ['ร้องเรียน', 'ข้อเสนอแนะ', 'ร้องทุกข์', 'complaint'] },
  { key: 'verify', words: ['ตรวจสอบเอกสาร', 'ตรวจเอกสาร', 'เอกสารปลอม'] },
  { key: 'tax', words: ['ลดหย่อนภาษี', 'ภาษี', 'tax'] },
  { key: 'letter', words: ['จดหมายข่าว', 'วารสาร', 'newsletter'] },
  { key: 'privacy', words: ['ข้อมูลส่วนบุคคล', 'ความเป็นส่วนตัว', 'pdpa', 'privacy'] },
];
