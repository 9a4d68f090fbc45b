import BookOpen from 'lucide-react/icons/book-open';
import ChartColumn from 'lucide-react/icons/chart-column';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import KeyRound from 'lucide-react/icons/key-round';
import ListChecks from 'lucide-react/icons/list-checks';
import Mail from 'lucide-react/icons/mail';
import Sigma from 'lucide-react/icons/sigma';
import { paths } from '../../site/paths.ts';
import type { MenuItem } from './menu-item.ts';

const { membergroup } = paths;

/** Name of the area's first page. */
export const DASHBOARD = 'ภาพรวมการเรียกเก็บ';

/** The agency's side menu in the order of the specification; the fourth label is spelt as it spells it. */
export const GROUP_MENU: readonly MenuItem[] = [
  { path: membergroup.dashboard, label: DASHBOARD, icon: ChartColumn },
  { path: membergroup.keeprep, label: 'งบหน้าเรียกเก็บ', icon: FileSpreadsheet },
  { path: membergroup.deliveryBook, label: 'หนังสือนำส่ง', icon: Mail },
  { path: membergroup.summarizeRep, label: 'สรุยอดเรียกเก็บ', icon: Sigma },
  { path: membergroup.password, label: 'เปลี่ยนรหัสผ่าน', icon: KeyRound },
  { path: membergroup.guideGroup, label: 'แนวปฏิบัติผู้แทน', icon: BookOpen },
  // Not named by the specification, so it stands below what is.
  { path: membergroup.deductResult, label: 'ผลการหักเงิน', icon: ListChecks },
];
