import type { LucideIcon } from 'lucide-react';
import BadgePercent from 'lucide-react/icons/badge-percent';
import Bell from 'lucide-react/icons/bell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartPie from 'lucide-react/icons/chart-pie';
import FileSignature from 'lucide-react/icons/file-signature';
import HandCoins from 'lucide-react/icons/hand-coins';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import House from 'lucide-react/icons/house';
import KeyRound from 'lucide-react/icons/key-round';
import Landmark from 'lucide-react/icons/landmark';
import MailCheck from 'lucide-react/icons/mail-check';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Scale from 'lucide-react/icons/scale';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Sunrise from 'lucide-react/icons/sunrise';
import Users from 'lucide-react/icons/users';
import UsersRound from 'lucide-react/icons/users-round';
import { paths } from '../../site/paths.ts';

/** Groups of the menu below the entries of the specification. */
export const GROUPS = {
  money: 'เงินของฉัน',
  loans: 'เงินกู้',
  family: 'ครอบครัวและสิทธิ',
  settings: 'ตั้งค่า',
} as const;

export type Group = keyof typeof GROUPS;

/** Where a page of the member area belongs. */
export interface Place {
  /** As the router reads it. */
  readonly path: string;
  /** Its heading; without one the number in the address. */
  readonly title?: string;
  /** Path of the page above it; by default the first page of the area. */
  readonly parent?: string;
  /** Its entry in the menu: among those of the specification, or in a group. */
  readonly menu?: { readonly icon: LucideIcon; readonly group?: Group };
}

const { member } = paths;
const LOAN_STATEMENT = '/member/loan_statement/:statement';

/**
 * Every page of the member area. Menu, breadcrumbs, the way back and the highlighted entry come from here. The entries
 * of the specification stand in its order.
 */
export const PLACES: readonly Place[] = [
  { path: member.status, title: 'ภาพรวม', menu: { icon: House } },
  { path: member.share, title: 'ทุนเรือนหุ้น', menu: { icon: ChartPie } },
  { path: member.loan, title: 'เงินกู้', menu: { icon: HandCoins } },
  { path: member.deposit, title: 'เงินฝาก', menu: { icon: Landmark } },
  { path: member.kep, title: 'รายการเรียกเก็บ', menu: { icon: ReceiptText } },
  { path: member.coll, title: 'การค้ำประกัน', menu: { icon: HeartHandshake } },
  { path: member.dividend, title: 'ปันผลและเฉลี่ยคืน', menu: { icon: BadgePercent } },
  { path: member.gian, title: 'ผู้รับโอนประโยชน์', menu: { icon: UsersRound } },
  { path: member.confirmData, title: 'หนังสือยืนยันยอด', menu: { icon: MailCheck } },
  { path: member.password, title: 'เปลี่ยนรหัสผ่าน', menu: { icon: KeyRound } },

  { path: member.retirement, title: 'แผนการเงินถึงวันเกษียณ', menu: { icon: Sunrise, group: 'money' } },
  { path: member.calendar, title: 'ปฏิทิน', menu: { icon: CalendarDays, group: 'money' } },
  { path: member.notes, title: 'บันทึกของท่าน', menu: { icon: NotebookPen, group: 'money' } },
  {
    path: member.borrow,
    title: 'กู้ได้เท่าใด (ตรวจสิทธิกู้)',
    parent: member.loan,
    menu: { icon: Scale, group: 'loans' },
  },
  {
    path: '/member/loan-apply',
    title: 'ขอกู้เงิน',
    parent: member.loan,
    menu: { icon: FileSignature, group: 'loans' },
  },
  { path: member.family, title: 'สำหรับครอบครัว', menu: { icon: Users, group: 'family' } },
  {
    path: member.consent,
    title: 'ความยินยอมและข้อมูลของท่าน',
    menu: { icon: ShieldCheck, group: 'settings' },
  },
  {
    path: member.noticeSetting,
    title: 'การแจ้งเตือนบนอุปกรณ์',
    menu: { icon: Bell, group: 'settings' },
  },
  {
    path: member.session,
    title: 'อุปกรณ์ที่เข้าสู่ระบบ',
    menu: { icon: MonitorSmartphone, group: 'settings' },
  },

  { path: LOAN_STATEMENT, parent: member.loan },
  { path: '/member/loan-plan/:contract', title: 'วางแผนชำระ', parent: LOAN_STATEMENT },
  { path: '/member/dep_statement/:statement', parent: member.deposit },
  { path: member.kepcrem, title: 'ฌาปนกิจสงเคราะห์', parent: member.kep },
  { path: member.welfare, title: 'สวัสดิการ' },
  { path: member.requestpromoney, title: 'คำขอทำรายการเงิน' },
  { path: member.settlement, title: 'ใบสรุปการหักกลบลบหนี้' },
];
