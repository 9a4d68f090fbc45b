import type { MemberShare, ShareRow } from '@coop/contracts/member/share';
import { sumOwed } from '@coop/cooperative/money/arrears';
import { receiptNo } from '@coop/cooperative/money/bills/receipt-no';
import type { Records } from '@coop/cooperative/money/records';
import {
  lastShareBefore,
  type ShareEntry,
  type ShareItem,
  shareUnits,
} from '@coop/cooperative/money/shares/shares';
import { fiscalYearStart } from '@coop/cooperative/rules/fiscal-year';
import { endOfMonthIndex } from '@coop/finance/calendar';
import { toWire } from '@coop/format/money';
import { recvPeriodOf } from '@coop/format/thai-date';
import type { HandlersOf } from '../call/handler.ts';
import { stamp } from '../paper/verify/stamp.ts';
import { shareStatementPaper } from '../paper/verify/statement.ts';

export const SHARE_ITEMS = {
  opening: { code: 'OPN', desc: 'ค่าหุ้นแรกเข้า' },
  monthly: { code: 'SHR', desc: 'หุ้นรายเดือน' },
  arrears: { code: 'SHA', desc: 'หุ้นรายเดือนที่ค้าง' },
  special: { code: 'SPC', desc: 'ซื้อหุ้นพิเศษ' },
  request: { code: 'SPC', desc: 'ซื้อหุ้นเพิ่มตามคำขอ' },
  dividend: { code: 'DIV', desc: 'ปันผลเข้าทุนเรือนหุ้น' },
  'set-off': { code: 'SET', desc: 'หักกลบลบหนี้เมื่อพ้นสมาชิกภาพ' },
  refund: { code: 'RFD', desc: 'จ่ายคืนค่าหุ้นเมื่อพ้นสมาชิกภาพ' },
} as const satisfies Record<ShareItem, { code: string; desc: string }>;

/** Returns the number of contributions paid up to each row: an unpaid bill has none. */
function periodsOf(entries: readonly ShareEntry[]): number[] {
  let made = 0;
  return entries.map(({ item, period }) => {
    if (item === 'special' || item === 'request' || item === 'refund') return made;
    made = Math.max(made, period);
    return period;
  });
}

function rowOf(entry: ShareEntry, index: number, period: number, membershipNo: string): ShareRow {
  const item = SHARE_ITEMS[entry.item];
  return {
    seq_no: index + 1,
    operate_date: entry.on,
    slip_no: entry.slipNo || receiptNo(entry.on, membershipNo),
    item_code: item.code,
    item_desc: item.desc,
    period,
    amount: toWire(Math.abs(entry.amountSatang)),
    sign_status: entry.amountSatang < 0 ? -1 : 1,
    balance: toWire(entry.balanceSatang),
  };
}

export function shareBalanceBefore(entries: readonly ShareEntry[], day: string): number {
  return lastShareBefore(entries, day)?.balanceSatang ?? 0;
}

/** Returns the months whose share came late or not at all, and what is still owed of them. */
function lateShares({ carried }: Records) {
  const late = carried.filter((arrear) => arrear.group === 'SHARE');
  return {
    late_months: late.map((arrear) => recvPeriodOf(endOfMonthIndex(arrear.month))),
    overdue_amount: toWire(sumOwed(late)),
  };
}

function describe(records: Records): MemberShare {
  const { view, member, shares } = records;
  const periods = periodsOf(shares.entries);
  const yearStart = fiscalYearStart(view.asOf);
  return {
    as_of: view.asOf,
    share_balance: toWire(shares.balanceSatang),
    share_units: shareUnits(shares.balanceSatang),
    share_begin: toWire(shareBalanceBefore(shares.entries, yearStart)),
    period_share_amount: toWire(shares.paused ? 0 : shares.monthlySatang),
    last_period: Math.max(0, ...periods),
    share_status: shares.paused ? 'งดส่งหุ้น' : 'ปกติ',
    sign_status: shares.paused ? 0 : 1,
    ...lateShares(records),
    rows: shares.entries.map((entry, index) =>
      rowOf(entry, index, periods[index] ?? 0, member.membershipNo),
    ),
  };
}

export const memberShareHandlers: HandlersOf<'memberShareList'> = {
  memberShareList({ world, no }) {
    return world.derived('share', no, (records) => ({
      ...describe(records),
      verification: stamp(world, shareStatementPaper(records)),
    }));
  },
};
