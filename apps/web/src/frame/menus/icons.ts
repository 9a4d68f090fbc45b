import type { MenuIcon } from '@coop/addresses/address';
import type { LucideIcon } from 'lucide-react';
import BadgePercent from 'lucide-react/icons/badge-percent';
import Bell from 'lucide-react/icons/bell';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import ChartPie from 'lucide-react/icons/chart-pie';
import FileSignature from 'lucide-react/icons/file-signature';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import Flower from 'lucide-react/icons/flower-2';
import HandCoins from 'lucide-react/icons/hand-coins';
import HandHeart from 'lucide-react/icons/hand-heart';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import House from 'lucide-react/icons/house';
import KeyRound from 'lucide-react/icons/key-round';
import Landmark from 'lucide-react/icons/landmark';
import ListChecks from 'lucide-react/icons/list-checks';
import Mail from 'lucide-react/icons/mail';
import MailCheck from 'lucide-react/icons/mail-check';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Scale from 'lucide-react/icons/scale';
import Send from 'lucide-react/icons/send';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Sigma from 'lucide-react/icons/sigma';
import Sunrise from 'lucide-react/icons/sunrise';
import Users from 'lucide-react/icons/users';
import UsersRound from 'lucide-react/icons/users-round';

/** The icons that rows of the addresses name for their entries in a menu. */
export const MENU_ICONS: Readonly<Record<MenuIcon, LucideIcon>> = {
  'badge-percent': BadgePercent,
  bell: Bell,
  'book-open': BookOpen,
  'calendar-days': CalendarDays,
  'chart-column': ChartColumn,
  'chart-pie': ChartPie,
  'file-signature': FileSignature,
  'file-spreadsheet': FileSpreadsheet,
  'flower-2': Flower,
  'hand-coins': HandCoins,
  'hand-heart': HandHeart,
  'heart-handshake': HeartHandshake,
  house: House,
  'key-round': KeyRound,
  landmark: Landmark,
  'list-checks': ListChecks,
  mail: Mail,
  'mail-check': MailCheck,
  'monitor-smartphone': MonitorSmartphone,
  'notebook-pen': NotebookPen,
  'receipt-text': ReceiptText,
  scale: Scale,
  send: Send,
  'shield-check': ShieldCheck,
  sigma: Sigma,
  sunrise: Sunrise,
  users: Users,
  'users-round': UsersRound,
};
