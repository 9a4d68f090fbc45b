import { expect, test } from 'vitest';
import { handlers } from '../handlers.ts';
import { memberCall, moveTo, satangOf, worldOn } from '../testing/worlds.ts';

const world = worldOn('2026-11-20');

/** Finds the first member with this standing instruction. */
function memberWho(way: 'deposit' | 'shares'): number {
  let no = 13;
  while (world.records(no).dividendsTo.way !== way) no += 1;
  return no;
}

async function paidYear(no: number) {
  const { years } = await handlers.memberDividendList(memberCall(world, no));
  return years.find((year) => year.div_year === 2026);
}

test('[LED-07][MEM-17] a dividend goes into the account that the member chose, on the payout day and to the satang', async () => {
  const no = memberWho('deposit');
  moveTo(world, '2027-02-02');
  const year = await paidYear(no);
  expect(year).toMatchObject({ status: 'โอนแล้ว', pay_method: 'โอนเข้าบัญชีเงินฝาก' });
  const accountNo = world.records(no).dividendsTo as { readonly accountNo: string };
  const body = { deptaccount_no: accountNo.accountNo };
  const { rows } = await handlers.memberDepositStatementShow({ ...memberCall(world, no), body });
  const paid = rows.filter((row) => row.item_code === 'ปผ' && row.operate_date === year?.pay_date);
  expect(paid.map((row) => row.deposit)).toEqual([year?.net_amt]);
});

test('[LED-07][MEM-17] a dividend buys whole shares where the member chose so', async () => {
  moveTo(world, '2026-11-20');
  const no = memberWho('shares');
  moveTo(world, '2027-02-02');
  const year = await paidYear(no);
  expect(year?.pay_method).toBe('ซื้อหุ้นเพิ่ม');
  const { rows } = await handlers.memberShareList(memberCall(world, no));
  const bought = rows.filter(
    (row) => row.item_code === 'DIV' && row.operate_date === year?.pay_date,
  );
  const net = satangOf(year?.net_amt ?? '');
  expect(bought.map((row) => satangOf(row.amount))).toEqual([net - (net % 10_00)]);
  // Each part stands with its place, and nothing is left over.
  expect(
    year?.paid_parts?.map((paidPart) => [paidPart.pay_method, satangOf(paidPart.amount)]),
  ).toEqual([
    ['ซื้อหุ้นเพิ่ม', net - (net % 10_00)],
    ['โอนเข้าบัญชีธนาคาร', net % 10_00],
  ]);
});
