import { formatSatang } from '@coop/format/money';
import type { MoneyLimit } from '../../money/money-limits.ts';
import type { Records } from '../../money/records.ts';
import { LOAN_PRODUCTS } from '../../rules/products.ts';
import { loanRight, type Pending } from './loan-right.ts';

/** The emergency loan among the money requests: what the right to it is, what else was asked for of it not yet taken off. */
export function emergencyLimit(
  records: Records,
  today: string,
  plans: Pending['plans'],
): MoneyLimit[] {
  if (records.member.kind !== 'สามัญ') return [];
  const right = loanRight(records, 'emergency', today, { plans, takenSatang: 0 });
  const { code, name, stepSatang } = LOAN_PRODUCTS.emergency;
  const isOverdue = right.conditions.some((one) => one.kind === 'no_arrears' && !one.met);
  const rule = '2 เท่าของเงินเดือน ไม่เกิน 100,000 บาท และเงินเดือนต้องเหลือร้อยละ 30 หลังหักทุกอย่าง';
  const { closingSatang } = right;
  const closes = ` ปิดสัญญาฉุกเฉินเดิม ${formatSatang(closingSatang)} บาท รับเงินส่วนที่เหลือ`;
  return [
    {
      type: 'EMERGENCY_LOAN',
      refNo: code,
      desc: name,
      minSatang: right.leastSatang,
      maxSatang: right.rightSatang,
      stepSatang,
      reason: isOverdue
        ? 'มีงวดค้างชำระ จึงยังกู้เพิ่มไม่ได้'
        : `${rule}${closingSatang === 0 ? '' : closes}`,
    },
  ];
}
