import type { RequestType } from '@coop/contracts/member/requestpromoney';
import { loanRight } from '@coop/finance/credit';
import { shareDuty } from '@coop/finance/share-duty';
import { formatSatang } from '@coop/format/money';
import { PENSION_DUTY } from '../plans/share-plan.ts';
import {
  LOAN_PRODUCTS,
  type LoanProductKey,
  SHARE_DUTY,
  SHARE_UNIT_SATANG,
} from '../rules/products.ts';
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
const EMERGENCY = {
  cap: 100_000_00,
  shareMultiple: 0.9,
  salaryMultiple: 0,
  step: 1_000_00,
} as const;

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

/**
 * An emergency loan within 90 % of the member's shares, less what is owed on loans those shares secure. It closes the
 * old one of its kind, so it must be enough for that, with some days' interest to spare.
 */
function emergencyLoan({ member, shares, loans }: Records, today: string): MoneyLimit[] {
  if (member.kind !== 'สามัญ') return [];
  const { step } = EMERGENCY;
  const open = (product: LoanProductKey) =>
    loans.filter((one) => one.plan.product === product && !isClosed(one));
  const owed = open('shareSecured').reduce((sum, one) => sum + one.balanceSatang, 0);
  const closing = open('emergency').reduce((sum, one) => sum + payoffSatang(one, today), 0);
  const inArrears = loans.some((one) => one.arrears.length > 0);
  const right = loanRight({
    shareSatang: shares.balanceSatang,
    shareMultiple: EMERGENCY.shareMultiple,
    salarySatang: member.salarySatang,
    salaryMultiple: EMERGENCY.salaryMultiple,
    capSatang: EMERGENCY.cap,
  });
  const free = inArrears ? 0 : Math.max(0, right - owed);
  const rule = 'ร้อยละ 90 ของหุ้น ไม่เกิน 100,000 บาท หักหนี้ที่ใช้หุ้นค้ำอยู่';
  const closes = ` ปิดสัญญาฉุกเฉินเดิม ${formatSatang(closing)} บาท รับเงินส่วนที่เหลือ`;
  return [
    {
      type: 'EMERGENCY_LOAN',
      refNo: LOAN_PRODUCTS.emergency.code,
      desc: LOAN_PRODUCTS.emergency.name,
      minSatang: closing === 0 ? step : (Math.floor(closing / step) + 2) * step,
      maxSatang: Math.floor(free / step) * step,
      stepSatang: step,
      reason: inArrears ? 'มีงวดค้างชำระ จึงยังกู้เพิ่มไม่ได้' : `${rule}${closing === 0 ? '' : closes}`,
    },
  ];
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

/** Everything a member may ask for today, pending requests not yet subtracted. */
export function moneyLimits(records: Records, today: string): MoneyLimit[] {
  return [
    ...withdrawals(records),
    ...emergencyLoan(records, today),
    ...shareRequests(records),
    ...repayments(records, today),
  ];
}
