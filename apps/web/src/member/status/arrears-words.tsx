import type { MemberOverview } from '@coop/contracts/member/overview';
import { formatCount } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Link } from 'react-router';
import { HowToPay } from '../../parts/month/how-to-pay.tsx';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

/** Months that are named; of more, the newest are. */
const NAMED = 4;

type Overdue = NonNullable<MemberOverview['overdue_months']>;

function monthWords(months: Overdue): string {
  const names = months.slice(-NAMED).map((one) => formatThaiMonth(one.recv_period));
  const last = names.at(-1) ?? '';
  const listed = names.length > 1 ? `${names.slice(0, -1).join(' ')} ${text.and}${last}` : last;
  const more = months.length - names.length;
  return more > 0
    ? `${text.arrearsOf(listed)} ${text.and}อีก ${formatCount(more)}\u00a0เดือนก่อนหน้า`
    : text.arrearsOf(listed);
}

/** Of which months something is overdue; nothing where that is not known. */
export function ArrearsMonths({ data: { overdue_months: months = [] } }: { data: MemberOverview }) {
  if (months.length === 0) return null;
  return (
    <p>
      <span>{monthWords(months)}</span> · <Link to={paths.member.kep}>ดูรายการที่ค้าง</Link>
    </p>
  );
}

/** How it can be paid besides, and what comes of it. */
export function ArrearsNotes({ data: { arrear_periods, kep } }: { data: MemberOverview }) {
  // The month's own bill holds what was overdue when it was made.
  const billedIn =
    kep?.posting_status === '0' && kep.lines.some((line) => line.is_arrear)
      ? kep.recv_period
      : undefined;
  return (
    <>
      <p className="note">
        <HowToPay satang={null} />
      </p>
      {billedIn && (
        <p className="note">{`รวมอยู่ในยอดเรียกเก็บเดือน${formatThaiMonth(billedIn)} แล้ว หากชำระเองก่อน ส่วนที่หักเกินจะคืนให้ในเดือนถัดไป`}</p>
      )}
      {arrear_periods > 0 && <p className="note">ดอกเบี้ยเงินกู้คิดต่อทุกวันจนกว่าจะชำระ</p>}
    </>
  );
}
