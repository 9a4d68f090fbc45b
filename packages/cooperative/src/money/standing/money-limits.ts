import type { RequestType } from '@coop/contracts/member/requestpromoney';
import { formatThaiDate } from '@coop/format/thai-date';
import { hasIncome, roomIn } from '../../plans/loan-limits.ts';
import { monthlyShareSatang } from '../../plans/share-plan.ts';
import { BY_LAWS, satangOf } from '../../rules/by-laws.ts';
import { fillRules } from '../../rules/fill-rules.ts';
import { fiscalYearStart } from '../../rules/fiscal-year.ts';
import { SHARE_UNIT_SATANG } from '../../rules/products.ts';
import { withdrawableSatang } from '../../rules/withdrawal.ts';
import { firstBillFrom } from '../bills/orders.ts';
import { freeHeldSatang } from '../holding.ts';
import {
  isClosed,
  type LoanContract,
  overdueInterest,
  payoffSatang,
  remainingSchedule,
} from '../loans/loans.ts';
import type { Records } from '../records.ts';
import { type Asked, borrowerOf } from './salary-room.ts';

/** Subject and limits of one kind of request, in satang. */
export interface MoneyLimit {
  readonly type: RequestType;
  readonly refNo: string;
  readonly desc: string;
  readonly minSatang: number;
  readonly maxSatang: number;
  readonly stepSatang: number;
  readonly reason: string;
}

interface Around {
  /** The day on which a repayment that is sent now is booked. */
  readonly paidOn: string;
  /** The contracts as they will be before that day's payments. */
  readonly contractsThen: readonly LoanContract[];
  readonly asked: Asked;
  readonly emergency: readonly MoneyLimit[];
  /** Most that one member may hold in shares, satang. */
  readonly mostSharesSatang: number;
}

const { shares: laws } = BY_LAWS;
const MOST_SHARES = satangOf(laws.most_at_once);
/** Besides the monthly shares. */
const MOST_SHARES_A_YEAR = satangOf(laws.most_yearly);
const MOST_MONTHLY_SHARE = satangOf(laws.most_monthly);
const LEAST_WITHDRAWAL = satangOf(BY_LAWS.deposits.least_withdrawal);

function withdrawals({ deposits }: Records): MoneyLimit[] {
  return deposits
    .filter((account) => !account.closed && account.product.maturesAfter === undefined)
    .map((account) => ({
      type: 'WITHDRAW' as const,
      refNo: account.accountNo,
      desc: account.product.name,
      minSatang: LEAST_WITHDRAWAL,
      maxSatang: withdrawableSatang(account.product, account.balanceSatang, 0),
      stepSatang: 1,
      reason: 'ยอดที่ถอนได้หลังหักยอดที่ต้องคงไว้ในบัญชี',
    }));
}

/** Says what the sum that closes a contract on a day is made of. */
function closingReason(now: LoanContract, then: LoanContract, on: string): string {
  const sum = `ยอดปิดสัญญา รวมดอกเบี้ยถึง ${formatThaiDate(on)} ซึ่งเป็นวันที่คาดว่าลงบัญชี`;
  if (overdueInterest(then) > 0) return `${sum} และส่วนที่ค้าง`;
  return then.billed > now.billed ? `${sum} หลังหักงวดที่ครบกำหนดก่อนวันนั้น` : sum;
}

/** A repayment takes at most what will close the contract on the day it is booked. */
function repayments({ loans }: Records, { paidOn, contractsThen }: Around): MoneyLimit[] {
  return loans
    .filter((loan) => !isClosed(loan))
    .map((contract) => {
      const { contractNo: refNo, product } = contract;
      const then =
        contractsThen.find((loanContract) => loanContract.contractNo === refNo) ?? contract;
      return {
        type: 'REPAY' as const,
        refNo,
        desc: product.name,
        minSatang: 1_00,
        maxSatang: isClosed(then) ? 0 : payoffSatang(then, paidOn),
        stepSatang: 1,
        reason: closingReason(contract, then, paidOn),
      };
    });
}

const LEAST_EXTRA = satangOf(BY_LAWS.loans.least_extra);

/** Names the pension of a pensioner, who has no salary. */
const ofIncome = ({ member }: Records, words: string) =>
  member.kind === 'บำนาญ' ? words.replaceAll('เงินเดือน', 'บำนาญ') : words;

/** Orders to pay more with every bill, of those whose salary is deducted from. */
function monthlyRepayments(records: Records, { paidOn, asked }: Around): MoneyLimit[] {
  if (records.payer !== 'agency') return [];
  return records.loans
    .filter((loan) => !isClosed(loan) && remainingSchedule(loan).length > 2)
    .map((contract) => {
      const { contractNo, product, balanceSatang } = contract;
      const borrower = borrowerOf(records, asked, { contractNo });
      const room = Math.max(0, roomIn(borrower, firstBillFrom(paidOn)));
      return {
        type: 'MONTHLY_REPAY' as const,
        refNo: contractNo,
        desc: product.name,
        minSatang: LEAST_EXTRA,
        maxSatang: Math.min(balanceSatang, room),
        stepSatang: 1,
        reason: ofIncome(records, fillRules('หักเพิ่มจากเงินเดือนพร้อมใบเรียกเก็บทุกเดือน โดย{salary.left}')),
      };
    });
}

/** Returns what may still be bought this fiscal year besides the monthly shares, satang. */
function leftToBuy({ shares, view }: Records): number {
  const yearStart = fiscalYearStart(view.asOf);
  const bought = shares.entries
    .filter(({ on, item }) => on >= yearStart && (item === 'special' || item === 'request'))
    .reduce((sum, entry) => sum + entry.amountSatang, 0);
  return Math.max(0, MOST_SHARES_A_YEAR - bought);
}

/** Returns what the monthly share may be: from the duty up to what the salary leaves of it, satang. */
function monthlyShares(records: Records, { paidOn, asked }: Around) {
  const { member, payer } = records;
  const month = firstBillFrom(paidOn);
  const minSatang = monthlyShareSatang(member, month);
  const isDeducted = payer === 'agency' && hasIncome(member);
  const room = isDeducted
    ? Math.max(0, roomIn(borrowerOf(records, asked, { share: true }), month))
    : MOST_MONTHLY_SHARE;
  const mostSatang = Math.min(MOST_MONTHLY_SHARE, minSatang + room);
  return { minSatang, maxSatang: mostSatang - (mostSatang % SHARE_UNIT_SATANG) };
}

function shareRequests(records: Records, around: Around): MoneyLimit[] {
  const { member, shares } = records;
  const { mostSharesSatang } = around;
  const room = Math.max(0, mostSharesSatang - shares.balanceSatang);
  const mostSatang = Math.min(MOST_SHARES, leftToBuy(records), room);
  const share = { refNo: member.membershipNo, desc: 'ทุนเรือนหุ้น', stepSatang: SHARE_UNIT_SATANG };
  const monthly = {
    type: 'CHANGE_SHARE' as const,
    ...share,
    ...monthlyShares(records, around),
    reason: ofIncome(
      records,
      fillRules('ไม่ต่ำกว่าเกณฑ์ของสหกรณ์ ไม่เกิน {share.monthly} บาทต่อเดือน และ{salary.left}'),
    ),
  };
  const buy = {
    type: 'BUY_SHARES' as const,
    ...share,
    minSatang: SHARE_UNIT_SATANG,
    maxSatang: mostSatang - (mostSatang % SHARE_UNIT_SATANG),
    reason: fillRules(
      'ซื้อเพิ่มได้ครั้งละไม่เกิน {share.once} บาท ปีละไม่เกิน {share.yearly} บาท และถือรวมไม่เกินหนึ่งใน{share.part}ของหุ้นทั้งหมด หุ้นละ {share.unit} บาท',
    ),
  };
  return shares.paused ? [buy] : [buy, monthly];
}

/** Held money comes back with the next bill, unless it is claimed before. */
function claims({ member, ...records }: Records): MoneyLimit[] {
  const heldSatang = freeHeldSatang(records.heldSatang, records.keps);
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

/** Returns the limits of everything a member may request today; pending requests are not yet subtracted. */
export function moneyLimits(records: Records, around: Around): MoneyLimit[] {
  return [
    ...withdrawals(records),
    ...around.emergency,
    ...shareRequests(records, around),
    ...repayments(records, around),
    ...monthlyRepayments(records, around),
    ...claims(records),
  ];
}
