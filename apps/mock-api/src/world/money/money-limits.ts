import type { RequestType } from '@coop/contracts/member/requestpromoney';
import { shareDuty } from '@coop/finance/share-duty';
import { PENSION_DUTY } from '../plans/share-plan.ts';
import { SHARE_DUTY, SHARE_UNIT_SATANG } from '../rules/products.ts';
import { freeHeldSatang } from './course-state.ts';
import { isClosed, overdueInterest, payoffSatang } from './loans.ts';
import type { Records } from './records.ts';

/** What one kind of request may be about, and how much, in satang. */
export interface MoneyLimit {
  readonly type: RequestType;
  readonly refNo: string;
  readonly desc: string;
  readonly minSatang: number;
  readonly maxSatang: number;
  readonly stepSatang: number;
  readonly reason: string;
}

const MOST_SHARES = 100_000_00;
const MOST_MONTHLY_SHARE = 30_000_00;
const LEAST_WITHDRAWAL = 100_00;

function withdrawals({ deposits }: Records): MoneyLimit[] {
  return deposits
    .filter((account) => !account.closed && account.product.maturesAfter === undefined)
    .map((account) => ({
      type: 'WITHDRAW' as const,
      refNo: account.accountNo,
      desc: account.product.name,
      minSatang: LEAST_WITHDRAWAL,
      maxSatang: Math.max(0, account.balanceSatang - account.product.keepSatang),
      stepSatang: 1,
      reason: 'ยอดที่ถอนได้หลังหักยอดที่ต้องคงไว้ในบัญชี',
    }));
}

function repayments({ loans }: Records, today: string): MoneyLimit[] {
  return loans
    .filter((one) => !isClosed(one))
    .map((contract) => ({
      type: 'REPAY' as const,
      refNo: contract.contractNo,
      desc: contract.product.name,
      minSatang: 1_00,
      maxSatang: payoffSatang(contract, today),
      stepSatang: 1,
      reason:
        overdueInterest(contract) > 0
          ? 'ยอดปิดสัญญา รวมดอกเบี้ยถึงวันนี้และส่วนที่ค้าง'
          : 'ยอดปิดสัญญา รวมดอกเบี้ยถึงวันนี้',
    }));
}

function shareRequests({ member, shares }: Records): MoneyLimit[] {
  const share = { refNo: member.membershipNo, desc: 'ทุนเรือนหุ้น', stepSatang: SHARE_UNIT_SATANG };
  const duty = member.kind === 'บำนาญ' ? PENSION_DUTY : shareDuty(member.salarySatang, SHARE_DUTY);
  const monthly = {
    type: 'CHANGE_SHARE' as const,
    ...share,
    minSatang: duty,
    maxSatang: MOST_MONTHLY_SHARE,
    reason: 'ไม่ต่ำกว่าเกณฑ์ตามเงินเดือน และไม่เกิน 30,000 บาทต่อเดือน',
  };
  const buy = {
    type: 'BUY_SHARES' as const,
    ...share,
    minSatang: SHARE_UNIT_SATANG,
    maxSatang: MOST_SHARES,
    reason: 'ซื้อเพิ่มได้ครั้งละไม่เกิน 100,000 บาท หุ้นละ 10 บาท',
  };
  return shares.paused ? [buy] : [buy, monthly];
}

/** Money that is held comes back with the next bill, unless it is asked for before. */
function claims({ member, ...records }: Records): MoneyLimit[] {
  const heldSatang = freeHeldSatang(records);
  if (heldSatang <= 0) return [];
  return [
    {
      type: 'CLAIM_HELD',
      refNo: member.membershipNo,
      desc: 'เงินรอคืน',
      minSatang: heldSatang,
      maxSatang: heldSatang,
      stepSatang: 1,
      reason: 'เงินที่สหกรณ์รับไว้เกิน ขอรับคืนเข้าบัญชีธนาคารได้ทั้งจำนวน',
    },
  ];
}

/** Everything a member may ask for today, the emergency loan as it is given; pending requests not yet subtracted. */
export function moneyLimits(
  records: Records,
  today: string,
  emergency: readonly MoneyLimit[],
): MoneyLimit[] {
  return [
    ...withdrawals(records),
    ...emergency,
    ...shareRequests(records),
    ...repayments(records, today),
    ...claims(records),
  ];
}
