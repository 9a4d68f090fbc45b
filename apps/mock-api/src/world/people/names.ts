// Names, places and positions fit for a southern province; the surnames are invented for this product.

export const MALE_NAMES = [
  'สมชาย',
  'สมศักดิ์',
  'ประเสริฐ',
  'วิชัย',
  'สุรชัย',
  'ธีรพงศ์',
  'อนุชา',
  'กิตติ',
  'ณัฐพล',
  'ปรีชา',
  'มานพ',
  'วีระ',
  'ชัยวัฒน์',
  'สุชาติ',
  'บุญเลิศ',
  'จรูญ',
  'ไพโรจน์',
  'นิพนธ์',
  'อดิศักดิ์',
  'เอกชัย',
] as const;

export const FEMALE_NAMES = [
  'สมหญิง',
  'วิไลวรรณ',
  'กาญจนา',
  'สุภาพร',
  'นงลักษณ์',
  'จิราพร',
  'พรทิพย์',
  'อรุณี',
  'สุดา',
  'รัชนี',
  'วรรณา',
  'เพ็ญศรี',
  'ปราณี',
  'ศิริพร',
  'ณัฐธิดา',
  'มณีรัตน์',
  'ชุติมา',
  'อัจฉรา',
  'ธิดารัตน์',
  'ละออง',
] as const;

export const SURNAMES = [
  'ใจงาม',
  'ทองแท้',
  'ศรีสุขใจ',
  'รักเรียน',
  'แก้วใส',
  'บุญมาก',
  'ชูช่วย',
  'หนูเอียด',
  'เพชรน้ำดี',
  'คงมั่น',
  'ทองขาว',
  'นาคสุวรรณ์',
  'ไชยรักษ์',
  'สุขเกษม',
  'พรหมงาม',
  'วงศ์สว่าง',
  'รัตนพันธ์',
  'ชูแก้ว',
  'ศรีเมือง',
  'ณ ท่าวัง',
] as const;

export const POSITIONS = [
  'ครูผู้ช่วย',
  'ครู',
  'ครูชำนาญการ',
  'ครูชำนาญการพิเศษ',
  'รองผู้อำนวยการ',
  'ผู้อำนวยการโรงเรียน',
  'ศึกษานิเทศก์',
  'นักวิชาการศึกษา',
  'พนักงานราชการ',
  'ลูกจ้างประจำ',
] as const;

/** District, sub-districts, postcode; grouped by the education office that serves them. */
export const DISTRICTS = [
  { office: 0, name: 'เมือง', postcode: '80000', tambons: ['ปากพูน', 'ท่าวัง', 'โพธิ์เสด็จ'] },
  { office: 0, name: 'ลานสกา', postcode: '80230', tambons: ['ลานสกา', 'กำโลน', 'ขุนทะเล'] },
  { office: 0, name: 'พระพรหม', postcode: '80000', tambons: ['นาพรุ', 'ช้างซ้าย', 'นาสาร'] },
  { office: 1, name: 'ทุ่งสง', postcode: '80110', tambons: ['ปากแพรก', 'ชะมาย', 'หนองหงส์'] },
  { office: 1, name: 'ฉวาง', postcode: '80150', tambons: ['ฉวาง', 'จันดี', 'ไม้เรียง'] },
  { office: 1, name: 'นาบอน', postcode: '80220', tambons: ['นาบอน', 'ทุ่งสง', 'แก้วแสน'] },
  { office: 2, name: 'ปากพนัง', postcode: '80140', tambons: ['ปากพนัง', 'หูล่อง', 'คลองน้อย'] },
  { office: 2, name: 'หัวไทร', postcode: '80170', tambons: ['หัวไทร', 'เขาพังไกร', 'แหลม'] },
  { office: 2, name: 'ชะอวด', postcode: '80180', tambons: ['ชะอวด', 'ท่าเสม็ด', 'เคร็ง'] },
  { office: 3, name: 'ท่าศาลา', postcode: '80160', tambons: ['ท่าศาลา', 'กลาย', 'หัวตะพาน'] },
  { office: 3, name: 'สิชล', postcode: '80120', tambons: ['สิชล', 'ทุ่งปรัง', 'ฉลอง'] },
  { office: 3, name: 'ขนอม', postcode: '80210', tambons: ['ขนอม', 'ท้องเนียน', 'ควนทอง'] },
  { office: 4, name: 'เมือง', postcode: '80000', tambons: ['ในเมือง', 'คลัง', 'มะม่วงสองต้น'] },
  { office: 4, name: 'ทุ่งสง', postcode: '80110', tambons: ['ปากแพรก', 'ถ้ำใหญ่', 'นาหลวงเสน'] },
  { office: 4, name: 'ปากพนัง', postcode: '80140', tambons: ['ปากพนัง', 'ชะเมา', 'บ้านใหม่'] },
] as const satisfies readonly {
  office: number;
  name: string;
  postcode: string;
  tambons: readonly [string, ...string[]];
}[];

/** Parts that schools are named by: kind and place. */
export const SCHOOL_KINDS = ['โรงเรียนบ้าน', 'โรงเรียนวัด', 'โรงเรียนชุมชน', 'โรงเรียนอนุบาล'] as const;
export const SCHOOL_PLACES = [
  'ท่าสูง',
  'หนองบัว',
  'ควนเกย',
  'นาเหนือ',
  'ปากคลอง',
  'ทุ่งชน',
  'เขาน้อย',
  'หัวสะพาน',
  'คลองดิน',
  'ไร่ใน',
  'สวนจันทร์',
  'ท่าไทร',
  'บางพระ',
  'โคกมะพร้าว',
  'หาดทราย',
  'ดอนตะโก',
  'ในเขียว',
  'วังหิน',
  'สระแก้ว',
  'พรุโต๊ะ',
] as const;

export const BANKS = ['กรุงไทย', 'ออมสิน', 'ธ.ก.ส.', 'กสิกรไทย', 'กรุงเทพ'] as const;
