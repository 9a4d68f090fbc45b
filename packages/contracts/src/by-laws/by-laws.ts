import * as z from 'zod/mini';
import { MOST_LOAN_FILES } from '../member/ahead/loan-apply-limits.ts';
import { MOST_WELFARE_FILES } from '../member/welfare-limits.ts';
import { MOST_MEGABYTES, MOST_RESULT_ROWS } from '../membergroup/deduct-limits.ts';
import {
  baht,
  count,
  dayOfMonth,
  dayOfYear,
  dueDay,
  law,
  month,
  percent,
  sunday,
  timeOfDay,
} from './law.ts';
import { DepositLaw, DividendYearConfig, FirstDueName, LentProduct } from './products.ts';
import { WelfareLaw } from './welfare-kind.ts';

// What a cooperative's statutes, its board and its ministry decide. The figures of the example are in example.json.

/** Each has its own schema, because a name belongs to a schema. */
const words = () => z.string().check(z.minLength(1));

/** From 1 to what a call of the contract takes or a page can show. */
const upTo = (maximum: number) => z.int().check(z.minimum(1), z.maximum(maximum));

const salary = z.strictObject({
  left: law('เงินเดือนคงเหลือหลังหักทุกรายการ อย่างน้อย', 'ร้อยละ', 'กระทรวง', percent()),
  authority: law('ระเบียบที่กำหนดเงินเดือนคงเหลือ', 'ชื่อและปี', 'กระทรวง', words()),
});

const shares = z.strictObject({
  unit: law('มูลค่าหุ้น', 'บาทต่อหุ้น', 'ข้อบังคับ', baht()),
  duty: law(
    'ค่าหุ้นรายเดือนขั้นต่ำตามเงินเดือน',
    'บาทต่อเดือน',
    'ระเบียบ',
    z.array(z.strictObject({ up_to: z.optional(baht()), amount: baht() })).check(z.minLength(1)),
  ),
  pension_duty: law('ค่าหุ้นรายเดือนของสมาชิกบำนาญ', 'บาทต่อเดือน', 'ระเบียบ', baht()),
  most_monthly: law('ค่าหุ้นรายเดือนสูงสุด', 'บาทต่อเดือน', 'ระเบียบ', baht()),
  most_at_once: law('ซื้อหุ้นเพิ่มได้ครั้งละไม่เกิน', 'บาท', 'ระเบียบ', baht()),
  most_yearly: law('ซื้อหุ้นเพิ่มได้ปีละไม่เกิน', 'บาทต่อปีบัญชี', 'ระเบียบ', baht()),
  one_of_all: law('ถือหุ้นรวมไม่เกินหนึ่งในเท่าใดของหุ้นทั้งหมด', 'ส่วน', 'กฎหมาย', count(1)),
  late_within: law('นับการขาดส่งค่าหุ้นติดต่อกันย้อนหลัง', 'เดือน', 'ข้อบังคับ', count(1)),
  pause_after: law('ส่งค่าหุ้นมาแล้วจึงงดส่งได้', 'งวด', 'ระเบียบ', count()),
  pause_least: law('มีหุ้นอย่างน้อยจึงงดส่งได้', 'บาท', 'ระเบียบ', baht()),
  refund_days: law('คืนค่าหุ้นหลังลาออกภายใน', 'วัน', 'ระเบียบ', count()),
  late_in_a_row: law('ขาดส่งค่าหุ้นติดต่อกันจนอาจพ้นสมาชิกภาพ', 'งวด', 'ข้อบังคับ', count(1)),
  late_in_a_year: law('ขาดส่งค่าหุ้นในปีบัญชีจนอาจพ้นสมาชิกภาพ', 'งวด', 'ข้อบังคับ', count(1)),
});

const guarantors = z.strictObject({
  called_after: law('เรียกผู้ค้ำประกันเมื่อผู้กู้ค้างครบ', 'งวด', 'ระเบียบ', count(1)),
  answer_days: law('ผู้ค้ำประกันตอบรับภายใน', 'วัน', 'ระเบียบ', count(1)),
  pay_days: law('ผู้ค้ำประกันชำระส่วนของตนหลังผู้กู้พ้นสมาชิกภาพภายใน', 'วัน', 'ระเบียบ', count(1)),
  most: law('ผู้ค้ำประกันต่อสัญญาไม่เกิน', 'คน', 'ระเบียบ', count(1)),
  contracts: law('ค้ำประกันได้พร้อมกันไม่เกิน', 'สัญญา', 'ระเบียบ', count(1)),
  salary_multiple: law('วงเงินค้ำประกัน', 'เท่าของเงินเดือน', 'ระเบียบ', count(1)),
  cap: law('วงเงินค้ำประกันสูงสุด', 'บาท', 'ระเบียบ', baht()),
  step: law('วงเงินค้ำประกันปัดลงเต็ม', 'บาท', 'ระเบียบ', baht()),
  member_months: law('เป็นสมาชิกมาแล้วจึงค้ำประกันได้', 'เดือน', 'ระเบียบ', count()),
  held_percent: law('เงินฝากที่กันไว้ค้ำเงินกู้ส่งเสริมวิทยฐานะ', 'ร้อยละของเงินกู้', 'ระเบียบ', percent()),
  released_months: law('แสดงสัญญาที่พ้นภาระค้ำประกันย้อนหลัง', 'เดือน', 'ระเบียบ', count(1)),
});

const bills = z.strictObject({
  day: law('วันออกใบเรียกเก็บ', 'วันที่ของเดือน', 'ระเบียบ', dayOfMonth()),
  due_day: law('วันครบกำหนดชำระรายเดือน (31 คือวันสิ้นเดือน)', 'วันที่ของเดือน', 'ระเบียบ', dueDay()),
  months_on_show: law('เปิดดูรายการเรียกเก็บย้อนหลังได้', 'เดือน', 'ระเบียบ', count(1)),
  months_listed: law('รายการเรียกเก็บที่แสดงในรายชื่อเดือน', 'เดือน', 'ระเบียบ', count(1)),
  months_charted: law('กราฟรายเดือนย้อนหลัง', 'เดือน', 'ระเบียบ', upTo(12)),
  months_ahead: law('ปฏิทินและเดือนเริ่มหักล่วงหน้า', 'เดือน', 'ระเบียบ', count(1)),
  dashboard_months: law('งวดในหน้าแรกของหน่วยงาน', 'งวด', 'ระเบียบ', count(1)),
  guide_months: law('ปฏิทินของหน่วยงานล่วงหน้า', 'เดือน', 'ระเบียบ', count(1)),
  sheets_on_show: law('หน่วยงานเปิดดูใบเรียกเก็บย้อนหลังได้', 'งวด', 'ระเบียบ', count(1)),
});

const loans = z.strictObject({
  products: law('ประเภทเงินกู้', 'ตาราง', 'ระเบียบ', z.array(LentProduct)),
  first_due: law('งวดแรกของเงินกู้', 'กฎ', 'ระเบียบ', FirstDueName),
  day_count: law(
    'จำนวนวันใน 1 ปีที่ใช้คิดดอกเบี้ย',
    'วัน',
    'ระเบียบ',
    z.union([z.literal(365), z.literal(366)]),
  ),
  manager_limit: law('ผู้จัดการอนุมัติเงินกู้ฉุกเฉินได้ไม่เกิน', 'บาทต่อราย', 'ระเบียบ', baht()),
  payout_days: law(
    'วันจ่ายเงินกู้',
    'วันที่ของเดือน',
    'ระเบียบ',
    z.array(dayOfMonth()).check(z.minLength(1)),
  ),
  closed_months: law('แสดงสัญญาที่ชำระครบแล้วย้อนหลัง', 'เดือน', 'ระเบียบ', count()),
  rank: law('วิทยฐานะที่กู้ส่งเสริมวิทยฐานะได้', 'ชื่อ', 'ระเบียบ', words()),
  ranked_positions: law('ตำแหน่งที่มีวิทยฐานะนั้น', 'ชื่อ', 'ระเบียบ', z.array(words())),
  least_extra: law('ชำระเพิ่มรายเดือนอย่างน้อย', 'บาทต่อเดือน', 'ระเบียบ', baht()),
  insurance_rate: law(
    'เบี้ยประกันสินเชื่อต่อปี',
    'ร้อยละของหนี้',
    'ระเบียบ',
    z.string().check(z.regex(/^\d+\.\d{3}$/)),
  ),
});

const deposits = z.strictObject({
  products: law('ประเภทเงินฝาก', 'ตาราง', 'ระเบียบ', z.array(DepositLaw)),
  opening: law('เปิดบัญชีเงินฝากครั้งแรกอย่างน้อย', 'บาท', 'ระเบียบ', baht()),
  least_withdrawal: law('ถอนครั้งละอย่างน้อย', 'บาท', 'ระเบียบ', baht()),
  retirement_monthly: law('ฝากเงินฝากเกษียณเดือนละไม่เกิน', 'บาท', 'ระเบียบ', baht()),
  free_withdrawals: law('ถอนเงินฝากพิเศษโดยไม่เสียค่าธรรมเนียม', 'ครั้งต่อเดือน', 'ระเบียบ', count()),
  withdrawal_fee_rate: law('ค่าธรรมเนียมถอนครั้งต่อไป', 'ร้อยละของยอดถอน', 'ระเบียบ', percent()),
  least_withdrawal_fee: law('ค่าธรรมเนียมถอนอย่างน้อย', 'บาท', 'ระเบียบ', baht()),
});

const welfare = z.strictObject({
  kinds: law('ประเภทสวัสดิการ', 'ตาราง', 'ระเบียบ', z.array(WelfareLaw)),
  decided_days: law('พิจารณาคำขอสวัสดิการภายใน', 'วัน', 'ระเบียบ', count()),
  paid_days: law('จ่ายเงินสวัสดิการภายใน', 'วัน', 'ระเบียบ', count()),
  heirs_years: law('ผู้รับโอนประโยชน์ยื่นขอภายใน', 'ปี', 'ระเบียบ', count(1)),
});

const cremation = z.strictObject({
  per_death: law('เงินสงเคราะห์ศพ', 'บาทต่อศพ', 'ข้อบังคับ', baht()),
  operating_percent: law('ค่าดำเนินการของสมาคม', 'ร้อยละ', 'ข้อบังคับ', count()),
  paid_days: law('จ่ายเงินสงเคราะห์ศพภายใน', 'วัน', 'ข้อบังคับ', count()),
  monthly_advance: law('เงินสงเคราะห์ล่วงหน้า', 'บาทต่อเดือน', 'ข้อบังคับ', baht()),
  yearly_fee: law('ค่าบำรุงสมาคม', 'บาทต่อปี', 'ข้อบังคับ', baht()),
  benefit: law('เงินสงเคราะห์ของสมาคมระดับประเทศ', 'บาท', 'ข้อบังคับ', baht()),
});

const confirmation = z.strictObject({
  balances_on: law('วันของยอดที่ยืนยัน (ปีก่อน)', 'เดือน-วัน', 'ระเบียบ', dayOfYear()),
  sent_on: law('วันส่งหนังสือยืนยันยอด', 'เดือน-วัน', 'ระเบียบ', dayOfYear()),
  closes_on: law('วันสุดท้ายที่รับคำตอบ', 'เดือน-วัน', 'ระเบียบ', dayOfYear()),
});

const dividend = z.strictObject({
  meeting_month: law('เดือนประชุมใหญ่', 'เดือน', 'ข้อบังคับ', month()),
  meeting_sunday: law('ประชุมใหญ่วันอาทิตย์ที่', 'ของเดือน', 'ข้อบังคับ', sunday()),
  paid_on: law('วันจ่ายเงินปันผล', 'เดือน-วัน', 'ระเบียบ', dayOfYear()),
  bought_by_day: law('ซื้อหุ้นภายในวันที่นี้จึงนับตั้งแต่เดือนนั้น', 'วันที่ของเดือน', 'ข้อบังคับ', count()),
  years_on_show: law('แสดงปันผลที่ประกาศแล้ว', 'ปี', 'ระเบียบ', count(1)),
  history: law('อัตราที่ประชุมใหญ่อนุมัติ', 'ตาราง', 'ข้อบังคับ', z.array(DividendYearConfig)),
});

const board = z.strictObject({
  // Before the month's bill is made.
  day: law('วันประชุมคณะกรรมการ', 'วันที่ของเดือน', 'ข้อบังคับ', dayOfMonth()),
  notice_days: law('ส่งเอกสารถึงคณะกรรมการก่อนประชุม', 'วัน', 'ระเบียบ', count()),
});

const election = z.strictObject({
  month: law('เดือนเลือกตั้งกรรมการ', 'เดือน', 'ข้อบังคับ', month()),
  sunday: law('เลือกตั้งวันอาทิตย์ที่', 'ของเดือน', 'ข้อบังคับ', sunday()),
  opens_at: law('เปิดลงคะแนน', 'เวลา', 'ระเบียบ', timeOfDay()),
  closes_at: law('ปิดลงคะแนน', 'เวลา', 'ระเบียบ', timeOfDay()),
  announced_at: law('ประกาศผล', 'เวลา', 'ระเบียบ', timeOfDay()),
  roll_closes_on: law('วันปิดบัญชีรายชื่อผู้มีสิทธิเลือกตั้ง', 'เดือน-วัน', 'ระเบียบ', dayOfYear()),
  roll_shown_on: law('ประกาศบัญชีรายชื่อผู้มีสิทธิเลือกตั้ง', 'เดือน-วัน', 'ระเบียบ', dayOfYear()),
  apply_until: law('วันสุดท้ายที่รับสมัคร', 'เดือน-วัน', 'ระเบียบ', dayOfYear()),
  applicants_shown_on: law('ประกาศรายชื่อผู้สมัคร', 'เดือน-วัน', 'ระเบียบ', dayOfYear()),
  member_years: law('เป็นสมาชิกมาแล้วจึงสมัครได้', 'ปี', 'ข้อบังคับ', count()),
  objection_days: law('คัดค้านผลการเลือกตั้งภายใน', 'วัน', 'ระเบียบ', count()),
});

const fiscal_year = z.strictObject({
  start_month: law('ปีบัญชีเริ่มเดือน', 'เดือน', 'ข้อบังคับ', month()),
});

const files = z.strictObject({
  most_rows: law('ไฟล์ผลการหักเงินไม่เกิน', 'แถว', 'ระเบียบ', upTo(MOST_RESULT_ROWS)),
  most_megabytes: law('ไฟล์แนบไม่เกิน', 'MB', 'ระเบียบ', upTo(MOST_MEGABYTES)),
  loan_papers: law('เอกสารประกอบคำขอกู้ไม่เกิน', 'ไฟล์', 'ระเบียบ', upTo(MOST_LOAN_FILES)),
  welfare_papers: law('เอกสารประกอบคำขอสวัสดิการไม่เกิน', 'ไฟล์', 'ระเบียบ', upTo(MOST_WELFARE_FILES)),
});

/** Every by-law of a cooperative, by family. */
export const ByLaws = z.strictObject({
  salary,
  shares,
  guarantors,
  bills,
  loans,
  deposits,
  welfare,
  cremation,
  confirmation,
  dividend,
  board,
  election,
  fiscal_year,
  files,
});
export type ByLaws = z.infer<typeof ByLaws>;
