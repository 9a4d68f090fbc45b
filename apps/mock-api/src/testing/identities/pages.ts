import type { LoanStatement } from '@coop/contracts/member/loan';
import { postingsOf } from '@coop/cooperative/ledger/postings';
import { type AccountSums, ledgerStart, sumsOf } from '@coop/cooperative/ledger/trial-balance';
import type { Records } from '@coop/cooperative/money/records';
import { dueOn } from '@coop/cooperative/rules/due-day';
import { handlers } from '../../handlers.ts';
import type { World } from '../../world/world.ts';
import { memberCall, satangOf, sum } from '../worlds.ts';
import { type Complaints, complaints } from './complaints.ts';

// Every baht of an act stands on exactly one page of the member: what the pages show is summed, account by account,
// and held against the books.

/** Reads every page about money that a member has. */
async function readPages(world: World, no: number) {
  const call = memberCall(world, no);
  const [share, loan, deposit, kep, dividend, money] = await Promise.all([
    handlers.memberShareList(call),
    handlers.memberLoanList(call),
    handlers.memberDepositList(call),
    handlers.memberKepList(call),
    handlers.memberDividendList(call),
    handlers.memberRequestpromoneyList(call),
  ]);
  const statements = await Promise.all(
    loan.loans.map(({ loancontract_no }) =>
      handlers.memberLoanStatementShow({ ...call, body: { loancontract_no } }),
    ),
  );
  const accounts = await Promise.all(
    deposit.accounts.map(({ deptaccount_no }) =>
      handlers.memberDepositStatementShow({ ...call, body: { deptaccount_no } }),
    ),
  );
  return { share, loan, deposit, kep, dividend, money, statements, accounts };
}

type Pages = Awaited<ReturnType<typeof readPages>>;

const amounts = (rows: readonly string[]) => sum(rows.map(satangOf));
const signed = (rows: readonly { amount: string; sign_status: number }[]) =>
  sum(rows.map((row) => row.sign_status * satangOf(row.amount)));
const principals = ({ rows }: LoanStatement) =>
  sum(rows.map((row) => row.sign_status * satangOf(row.principal_payment)));

function balanceOf(sums: AccountSums, account: keyof AccountSums): number {
  const [debit, credit] = sums[account] ?? [0, 0];
  return debit - credit;
}

/** Each page's balance is its rows, and the one of its account in the books. */
function checkBalances(check: Complaints, pages: Pages, records: Records, sums: AccountSums): void {
  const { share, loan, deposit, statements, accounts } = pages;
  check.same('shares on their page', satangOf(share.share_balance), 0 - balanceOf(sums, 'SHARES'));
  check.same('rows of shares', signed(share.rows), satangOf(share.share_balance));
  check.same('debt on its page', satangOf(loan.sum_loan_balance), balanceOf(sums, 'LOANS'));
  const owed = sum(statements.map(principals));
  check.same('rows of contracts', owed, satangOf(loan.sum_loan_balance));
  const saved = 0 - balanceOf(sums, 'DEPOSITS');
  check.same('deposits on their page', satangOf(deposit.sum_balance), saved);
  const rows = accounts.flatMap((account) => account.rows);
  const net = amounts(rows.map((row) => row.deposit)) - amounts(rows.map((row) => row.withdraw));
  check.same('rows of accounts', net, saved);
  const pastKeps = [...records.keps.values()].filter(({ isDue }) => !isDue);
  const back = pastKeps.flatMap(({ entries }) => entries.filter(({ group }) => group === 'REFUND'));
  const isWaiting = records.payer !== 'nobody';
  const onBill = isWaiting ? sum(back.map((line) => -line.amountSatang)) : 0;
  const held = satangOf(pages.kep.held?.amount ?? '0.00') + onBill;
  check.same('held on its page', held, 0 - balanceOf(sums, 'HELD'));
}

const SHARES_COLLECTED = ['SHR', 'SHA'];
const SAVINGS_DESC = /^ฝากหักเงิน|^ฝากประจำงวด/;
/** Out of a new contract, or back to the estate: no receipt of the member's. */
const NOT_RECEIVED = /หักกลบลบหนี้|คืนเงินที่หัก/;

/** Checks that what was received is used in the statements, or held: to the satang, since the oldest month on show. */
function checkReceived(check: Complaints, pages: Pages, records: Records): void {
  const { share, statements, accounts, kep } = pages;
  if (records.settlement || records.payer === 'nobody') return;
  const listed = kep.months.filter((month) => month.due_date <= kep.as_of).length;
  const keps =
    listed === 0 ? [] : [...records.keps.values()].filter(({ isDue }) => isDue).slice(-listed);
  const [first] = keps;
  if (!first) return;
  const since = dueOn(first.month - 1);
  const isLater = ({ operate_date }: { operate_date: string }) => operate_date > since;
  // A receipt is there at once; what it pays is booked when its day is over.
  const receipts = (kep.receipts ?? []).filter(
    ({ receipt_date: on }) => on > since && on <= kep.as_of,
  );
  const of = (kind: string, isIt = true) =>
    amounts(
      receipts
        .filter((receipt) => (receipt.kind === kind) === isIt)
        .map((receipt) => receipt.amount),
    );
  const collected = keps.filter(({ payer }) => payer === 'agency');
  const months = sum(collected.map((bill) => bill.receivedSatang));
  const shown = kep.months.filter((month) => month.receipt_date > since);
  check.same(
    'months on their page',
    amounts(shown.map((month) => month.received_amount ?? '0.00')),
    sum(keps.filter(({ posted }) => posted).map((bill) => bill.receivedSatang)),
  );
  const shares = share.rows.filter(
    (row) => isLater(row) && SHARES_COLLECTED.includes(row.item_code),
  );
  const paid = statements.flatMap(({ rows }) =>
    rows.filter(
      (row) => isLater(row) && row.sign_status === -1 && !NOT_RECEIVED.test(row.item_desc),
    ),
  );
  const savings = accounts.flatMap(({ rows }) =>
    rows.filter((row) => isLater(row) && SAVINGS_DESC.test(row.item_desc)),
  );
  const dues = [...records.cremations, ...records.premiums].filter(({ on }) => on > since);
  const used =
    amounts(shares.map((row) => row.amount)) +
    amounts(paid.map((row) => row.total)) +
    amounts(savings.map((row) => row.deposit)) +
    sum(dues.map((cremation) => cremation.satang));
  const before = records.held.findLast(({ on }) => on <= since)?.balanceSatang ?? 0;
  const left = records.heldSatang - before;
  check.same(
    'received = used + held + paid out',
    months + of('PAID_OUT', false),
    used + left + of('PAID_OUT'),
  );
}

/** Checks that what was asked for and transferred stands in the statement of its day, once. */
function checkRequests(check: Complaints, pages: Pages): void {
  const { money, share, kep, accounts, statements } = pages;
  const done = money.requests.filter(
    (request) =>
      request.status === 'โอนแล้ว' &&
      request.effective_date !== '' &&
      request.effective_date <= money.as_of,
  );
  for (const on of new Set(done.map((request) => request.effective_date))) {
    const of = (type: string) =>
      amounts(
        done
          .filter((request) => request.effective_date === on && request.request_type === type)
          .map((request) => request.amount),
      );
    const isOn = (row: { operate_date: string }) => row.operate_date === on;
    const taken = accounts.flatMap(({ rows }) =>
      rows.filter((row) => isOn(row) && row.item_code === 'ถอน'),
    );
    check.same(`withdrawn on ${on}`, amounts(taken.map((row) => row.withdraw)), of('WITHDRAW'));
    const bought = share.rows.filter((row) => isOn(row) && row.item_desc === 'ซื้อหุ้นเพิ่มตามคำขอ');
    check.same(`bought on ${on}`, amounts(bought.map((row) => row.amount)), of('BUY_SHARES'));
    const lent = statements
      .filter(
        ({ contract }) =>
          contract.loantype_code === '01' || contract.loantype_desc.includes('ฉุกเฉิน'),
      )
      .flatMap(({ rows }) => rows.filter((row) => isOn(row) && row.item_code === '01'));
    const emergencySatang = of('EMERGENCY_LOAN');
    check.holds(`lent on ${on}`, amounts(lent.map((row) => row.total)) >= emergencySatang);
    const receipts = (kep.receipts ?? []).filter((receipt) => receipt.receipt_date === on);
    const counter = receipts
      .filter((receipt) => receipt.kind === 'COUNTER')
      .map((receipt) => receipt.amount);
    check.holds(`repaid on ${on}`, amounts(counter) >= of('REPAY'));
    const out = receipts
      .filter((receipt) => receipt.kind === 'PAID_OUT')
      .map((receipt) => receipt.amount);
    check.holds(`claimed on ${on}`, amounts(out) >= of('CLAIM_HELD'));
  }
}

/** A paid dividend stands in the shares, in an account or at the bank, its rest as well. */
function checkDividends(
  check: Complaints,
  { dividend, share, accounts }: Pages,
  records: Records,
): void {
  if (records.settlement) return;
  for (const year of dividend.years) {
    if (year.status !== 'โอนแล้ว') continue;
    const isOn = (row: { operate_date: string }) => row.operate_date === year.pay_date;
    const shares = share.rows.filter((row) => isOn(row) && row.item_code === 'DIV');
    const saved = accounts.flatMap(({ rows }) =>
      rows.filter((row) => isOn(row) && row.item_code === 'ปผ'),
    );
    const booked = amounts([
      ...shares.map((row) => row.amount),
      ...saved.map((row) => row.deposit),
    ]);
    const isBank = ({ pay_method }: { pay_method: string }) => pay_method === 'โอนเข้าบัญชีธนาคาร';
    const parts = year.paid_parts?.filter(isBank).map((paidPart) => paidPart.amount);
    const atBank = parts ? amounts(parts) : isBank(year) ? satangOf(year.net_amt) : 0;
    check.same(
      `dividend of ${year.div_year} on its pages`,
      booked + atBank,
      satangOf(year.net_amt),
    );
  }
}

/** Checks that every baht stands on exactly one page, as far as a member can sign in. */
export async function pageComplaints(world: World, no: number): Promise<string[]> {
  const records = world.records(no);
  const check = complaints(`pages of ${no} on ${records.view.asOf}`);
  const pages = await readPages(world, no);
  const sums = sumsOf(postingsOf(records, ledgerStart(records.view.asOf)));
  checkBalances(check, pages, records, sums);
  checkReceived(check, pages, records);
  checkRequests(check, pages);
  checkDividends(check, pages, records);
  return check.found;
}
