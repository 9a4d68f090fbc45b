import { titleOf } from '@coop/addresses/title';

/** Thai words of the page where anyone checks a paper; those said once stand where they are said. */
export const text = {
  title: titleOf('/verify'),
  number: 'เลขที่เอกสาร',
  kinds: {
    receipt: 'ใบเสร็จรับเงิน',
    notice: 'ใบแจ้งยอดเรียกเก็บ',
    letter: 'หนังสือยืนยันยอดหุ้น หนี้ และเงินฝาก (ยอดรวม)',
    'share-statement': 'รายการเคลื่อนไหวหุ้น (ทุนเรือนหุ้น)',
    'deposit-statement': 'รายการเคลื่อนไหวเงินฝาก (ยอดคงเหลือ)',
    overdue: 'ใบชำระยอดค้าง (ยอดค้างชำระ)',
    family: 'ใบสรุปสำหรับครอบครัว (คงเหลือสุทธิ)',
    'agency-sheet': 'งบหน้าเรียกเก็บ (ยอดรวม)',
    'loan-statement': 'รายการเคลื่อนไหวเงินกู้ (หนี้คงเหลือ)',
    dividend: 'ใบแจ้งเงินปันผลและเฉลี่ยคืน (รับสุทธิ)',
    year: 'สรุปรายปี (มีเพิ่มขึ้น)',
    settlement: 'ใบสรุปการหักกลบลบหนี้ (จ่ายคืนหักด้วยหนี้ที่ขาด)',
    will: 'หนังสือตั้งผู้รับโอนประโยชน์',
    'agency-letter': 'หนังสือนำส่งรายการหักเงิน',
    'remittance-slip': 'ใบนำส่งเงิน',
    'agency-reminder': 'หนังสือขอให้นำส่งเงินที่ค้าง (ยอดค้าง ณ วันที่ในหนังสือ)',
    'agency-receipt': 'ใบรับเงินจากหน่วยงาน',
    demand: 'ใบรับเรื่อง',
  } as Readonly<Record<string, string>>,
  states: {
    ใช้ได้: 'เอกสารนี้เป็นของจริงและยังใช้ได้',
    ถูกแทนที่: 'เอกสารนี้เป็นของจริง แต่มีฉบับใหม่แทนแล้ว',
    ยกเลิก: 'เอกสารนี้เป็นของจริง แต่ยกเลิกแล้ว',
  } as Readonly<Record<string, string>>,
  forged: 'เอกสารนี้ตรวจไม่ผ่าน',
  forgedMore: 'ข้อมูลอาจถูกแก้ไข หรืออ่านรหัสได้ไม่ครบ โปรดลองอีกครั้ง หากยังไม่ผ่าน อย่าเพิ่งใช้เอกสารนี้',
  call: (phone: string) => `โทร ${phone}`,
} as const;
