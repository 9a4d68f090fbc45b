import type {
  DepositAccount,
  DepositRow,
  DepositStatement,
  MemberDeposit,
} from '@coop/contracts/member/deposit';
import type { View } from '@coop/cooperative/chance/view';
import type {
  DepositAccountRecord,
  DepositEntry,
  DepositItem,
} from '@coop/cooperative/money/deposits/deposits';
import type { Records } from '@coop/cooperative/money/records';
import { fullName } from '@coop/cooperative/people/member';
import type { Member } from '@coop/cooperative/people/person/person';
import {
  type MoneyRequestState,
  requestsOf,
  waitingSatang,
} from '@coop/cooperative/requests/money-requests';
import { withdrawableSatang } from '@coop/cooperative/rules/withdrawal';
import { formatRate, toWire } from '@coop/format/money';
import { yearOf } from '@coop/format/thai-date';
import type { HandlersOf } from '../call/handler.ts';
import { notFound } from '../call/wire-error.ts';
import { stamp } from '../paper/verify/stamp.ts';
import { depositStatementPaper } from '../paper/verify/statement.ts';

const ITEMS = {
  open: { code: 'ฝสด', desc: 'เปิดบัญชี', channel: 'เคาน์เตอร์' },
  'cash-in': { code: 'ฝสด', desc: 'ฝากเงินสด', channel: 'เคาน์เตอร์' },
  payroll: { code: 'ฝหด', desc: 'ฝากหักเงินเดือน', channel: 'หักเงินเดือน' },
  'paid-in': { code: 'ฝสด', desc: 'ฝากประจำงวด สมาชิกชำระเอง', channel: 'เคาน์เตอร์' },
  'cash-out': { code: 'ถสด', desc: 'ถอนเงินสด', channel: 'เคาน์เตอร์' },
  'request-out': { code: 'ถอน', desc: 'ถอนตามคำขอ', channel: 'โอน' },
  fee: { code: 'คธน', desc: 'ค่าธรรมเนียมถอนเกินครั้งที่ให้เปล่า', channel: 'ระบบ' },
  welfare: { code: 'สวก', desc: 'รับสวัสดิการ', channel: 'โอน' },
  dividend: { code: 'ปผ', desc: 'รับเงินปันผลและเฉลี่ยคืน', channel: 'ระบบ' },
  interest: { code: 'ดบ', desc: 'ดอกเบี้ย', channel: 'ระบบ' },
  'set-off': { code: 'หกลบ', desc: 'หักกลบลบหนี้', channel: 'ระบบ' },
  close: { code: 'ปบช', desc: 'ปิดบัญชี', channel: 'โอน' },
} as const satisfies Record<DepositItem, { code: string; desc: string; channel: string }>;

/** A pensioner has no salary to deduct from. */
const PENSION = { code: 'ฝหด', desc: 'ฝากหักเงินบำนาญ', channel: 'หักเงินบำนาญ' };

function itemOf({ item }: DepositEntry, { kind }: Member) {
  return item === 'payroll' && kind === 'บำนาญ' ? PENSION : ITEMS[item];
}

export function depositItemText(entry: DepositEntry, member: Member): string {
  const { rate } = entry;
  const { desc } = itemOf(entry, member);
  return rate === undefined ? desc : `${desc} ${formatRate(rate)} %`;
}

export function depositItemCode(item: DepositItem): string {
  return ITEMS[item].code;
}

/**
 * Returns the sum of one direction since the year began, satang.
 * @param sign 1 for money in, -1 for money out
 */
function yearSatang({ entries }: DepositAccountRecord, { asOf }: View, sign: 1 | -1): number {
  const year = yearOf(asOf);
  return entries.reduce(
    (sum, { on, deltaSatang }) =>
      yearOf(on) === year ? sum + Math.max(0, sign * deltaSatang) : sum,
    0,
  );
}

function accountOf(
  account: DepositAccountRecord,
  records: Records,
  requests: readonly MoneyRequestState[],
): DepositAccount {
  const { member, view } = records;
  const { plan, product, balanceSatang, closed } = account;
  const fixed = product.maturesAfter !== undefined;
  const waiting = waitingSatang(records, requests, account.accountNo);
  return {
    depttype_code: product.code,
    depttype_desc: product.name,
    deptaccount_no: account.accountNo,
    deptaccount_name: fullName(member),
    open_date: plan.openedOn,
    prncbal: toWire(balanceSatang),
    withdrawable: toWire(fixed ? 0 : withdrawableSatang(product, balanceSatang, waiting)),
    ...(waiting > 0 && { waiting_amount: toWire(waiting) }),
    accrued_interest: toWire(account.accruedSatang),
    int_rate: toWire(account.rate),
    last_operate_date: account.entries.at(-1)?.on ?? '',
    year_in: toWire(yearSatang(account, view, 1)),
    year_out: toWire(yearSatang(account, view, -1)),
    account_status: closed ? 'ปิด' : 'ใช้งาน',
    sign_status: closed ? 0 : 1,
  };
}

export function depositBalance(records: Records): number {
  return records.deposits.reduce((sum, deposit) => sum + deposit.balanceSatang, 0);
}

function describe(records: Records, requests: readonly MoneyRequestState[] = []): MemberDeposit {
  return {
    as_of: records.view.asOf,
    sum_balance: toWire(depositBalance(records)),
    accounts: records.deposits.map((deposit) => accountOf(deposit, records, requests)),
  };
}

function rowOf(entry: DepositEntry, index: number, member: Member): DepositRow {
  const { deltaSatang } = entry;
  return {
    seq_no: index + 1,
    operate_date: entry.on,
    item_code: depositItemCode(entry.item),
    item_desc: depositItemText(entry, member),
    withdraw: toWire(Math.max(0, -deltaSatang)),
    deposit: toWire(Math.max(0, deltaSatang)),
    balance: toWire(entry.balanceSatang),
    channel: itemOf(entry, member).channel,
    remark: '',
    sign_status: Math.sign(deltaSatang),
  };
}

function statementOf(
  records: Records,
  account: DepositAccountRecord,
  requests: readonly MoneyRequestState[],
): DepositStatement {
  return {
    as_of: records.view.asOf,
    account: accountOf(account, records, requests),
    rows: account.entries.map((entry, index) => rowOf(entry, index, records.member)),
  };
}

export const memberDepositHandlers: HandlersOf<'memberDepositList' | 'memberDepositStatementShow'> =
  {
    memberDepositList({ world, no, subject }) {
      const requests = requestsOf(world, subject);
      if (requests.length > 0) return describe(world.records(no), requests);
      return world.derived('deposit', no, (records) => describe(records));
    },

    memberDepositStatementShow({ body, world, no, subject }) {
      const wanted = body.deptaccount_no;
      const account = world.records(no).deposits.find((deposit) => deposit.accountNo === wanted);
      if (!account) throw notFound();
      const requests = requestsOf(world, subject);
      const build = (records: Records) => ({
        ...statementOf(records, account, requests),
        verification: stamp(world, depositStatementPaper(records, account)),
      });
      if (requests.length > 0) return build(world.records(no));
      return world.derived(`deposit/${wanted}`, no, build);
    },
  };
