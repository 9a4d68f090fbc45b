import BadgePercent from 'lucide-react/icons/badge-percent';
import ChartPie from 'lucide-react/icons/chart-pie';
import HandCoins from 'lucide-react/icons/hand-coins';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import KeyRound from 'lucide-react/icons/key-round';
import Landmark from 'lucide-react/icons/landmark';
import MailCheck from 'lucide-react/icons/mail-check';
import ReceiptText from 'lucide-react/icons/receipt-text';
import User from 'lucide-react/icons/user';
import UsersRound from 'lucide-react/icons/users-round';
import { paths } from '../../site/paths.ts';
import type { MenuItem } from '../menu-item.ts';

/** The member's side menu in the order of the specification. */
export const MEMBER_MENU: readonly MenuItem[] = [
  { path: paths.member.status, label: 'ข้อมูลสมาชิก', icon: User },
  { path: paths.member.share, label: 'ทุนเรือนหุ้น', icon: ChartPie },
  { path: paths.member.loan, label: 'เงินกู้', icon: HandCoins, alsoFor: '/member/loan_statement' },
  { path: paths.member.deposit, label: 'เงินฝาก', icon: Landmark, alsoFor: '/member/dep_statement' },
  { path: paths.member.kep, label: 'รายการเรียกเก็บ', icon: ReceiptText },
  { path: paths.member.coll, label: 'การค้ำประกัน', icon: HeartHandshake },
  { path: paths.member.dividend, label: 'ปันผลและเฉลี่ยคืน', icon: BadgePercent },
  { path: paths.member.gian, label: 'ผู้รับโอนประโยชน์', icon: UsersRound },
  { path: paths.member.confirmData, label: 'หนังสือยืนยันยอด', icon: MailCheck },
  { path: paths.member.password, label: 'เปลี่ยนรหัสผ่าน', icon: KeyRound },
];

/** Returns the active item by the path's first two segments (specification 2.3); statements belong to their list. */
export function activeItem(pathname: string): MenuItem | undefined {
  const first = pathname.split('/').slice(0, 3).join('/');
  return MEMBER_MENU.find((item) => item.path === first || item.alsoFor === first);
}
