/** Words that the first page, the lists and the items share. */
export const text = {
  pictureOf: (title: string) => `ภาพประกอบ ${title}`,
} as const;

/** Name and description of each category; the description is shown below the heading and sent to search engines. */
const CATEGORIES: Readonly<Record<string, { name: string; about: string }>> = {
  news: { name: 'ข่าวสหกรณ์', about: 'ข่าวสาร กิจกรรม และเรื่องที่สมาชิกควรรู้' },
  order: { name: 'คำสั่งสหกรณ์', about: 'คำสั่งแต่งตั้งและมอบหมายงานของสหกรณ์' },
  rules: { name: 'ระเบียบและข้อบังคับ', about: 'ข้อบังคับ ระเบียบ และหลักเกณฑ์ที่ใช้อยู่ พร้อมเอกสารฉบับเต็ม' },
  overall_operation: { name: 'ผลการดำเนินงาน', about: 'ตัวเลขและผลงานของสหกรณ์ตลอดปี' },
  coop_investment: {
    name: 'การลงทุนของสหกรณ์',
    about: 'นโยบาย รายงานรายไตรมาส และการกำกับดูแลเงินลงทุน',
  },
  coop_order: {
    name: 'คำสั่งและประกาศนายทะเบียน',
    about: 'แนวทางของทางราชการที่สหกรณ์ต้องปฏิบัติ สรุปให้เข้าใจง่าย',
  },
  coop_act: { name: 'กฎหมายสหกรณ์', about: 'กฎหมายที่เกี่ยวกับสมาชิก ผู้กู้ และผู้ค้ำประกัน' },
  welfare: { name: 'สวัสดิการ', about: 'สิทธิที่สมาชิกได้รับ วิธียื่น และกำหนดเวลา' },
  notice: { name: 'ประกาศ', about: 'ประกาศ วันหยุดทำการ และกำหนดเวลาที่ควรทราบ' },
  'activity-gallary': { name: 'ภาพกิจกรรม', about: 'ภาพงานและกิจกรรมของสหกรณ์กับสมาชิก' },
  video: { name: 'วีดิทัศน์', about: 'วีดิทัศน์แนะนำบริการและบันทึกกิจกรรม' },
  bussiness_report: { name: 'รายงานกิจการประจำปี', about: 'รายงานประจำปี งบการเงิน และรายงานผู้สอบบัญชี' },
  bussiness_report_monthy: {
    name: 'รายงานกิจการประจำเดือน',
    about: 'จำนวนสมาชิก ทุนเรือนหุ้น เงินฝาก และเงินกู้ของแต่ละเดือน',
  },
  download: { name: 'ดาวน์โหลดแบบฟอร์ม', about: 'แบบฟอร์มและคู่มือสำหรับสมาชิกและหน่วยงาน' },
  Scholarships: { name: 'ทุนการศึกษา', about: 'ทุนสำหรับบุตรสมาชิกและสมาชิก กำหนดยื่น และรายชื่อผู้ได้รับ' },
  news_letters: { name: 'จดหมายข่าว', about: 'จดหมายข่าวของสหกรณ์รายเดือน' },
  report_center: { name: 'ศูนย์รายงาน', about: 'งบทดลองและรายงานที่สหกรณ์เปิดเผยแก่สมาชิก' },
  organization: { name: 'โครงสร้างองค์กร', about: 'คณะกรรมการ ผู้ตรวจสอบ และเจ้าหน้าที่ของสหกรณ์' },
};

/** Texts for a known category; undefined for one that only the backend knows. */
export function categoryWords(key: string): { name: string; about: string } | undefined {
  return Object.hasOwn(CATEGORIES, key) ? CATEGORIES[key] : undefined;
}
