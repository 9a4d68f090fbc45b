import { deriveGuarantees } from '@coop/cooperative/guarantee/guarantees';
import { lastBilledMonth } from '@coop/cooperative/money/bills/bill-day';
import { kepOf } from '@coop/cooperative/money/records';
import { agencyAt, agencyIndexOf } from '@coop/cooperative/people/agency';
import { deriveMember, fullName } from '@coop/cooperative/people/member';
import { PERSONAS } from '@coop/cooperative/people/personas/personas';
import { START_DAYS } from '@coop/cooperative/testing/days';
import { describe, expect, test } from 'vitest';
import { handlers } from '../../handlers.ts';
import { dayOf, isoOf } from '../../testing/exact.ts';
import { memberCall, sum, worldOn } from '../../testing/worlds.ts';
import type { World } from '../world.ts';

const worlds = [
  ...START_DAYS.map((day) => [day, 'demo'] as const),
  ['2026-11-20', 'other'] as const,
  ['2026-03-01', 'third'] as const,
].map(([day, seed]) => [day, seed, worldOn(day, 12_000, seed)] as const);

async function confirmationOf(world: World, no: number) {
  const year = isoOf(dayOf(world.view().asOf) + 1).slice(0, 4);
  return handlers.memberConfirmDataShow({
    ...memberCall(world, no),
    params: { year },
    body: undefined,
  });
}

test('there are twelve personas, numbered from 1', () => {
  expect(PERSONAS.map((persona) => persona.no)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

describe.each(worlds)('in a world made on %s with the seed %s', (day, _seed, world) => {
  test('00001 has shares, an ordinary and an emergency loan, two accounts and a school', () => {
    const { member, shares, loans, deposits } = world.records(1);
    expect(fullName(member)).toBe('นายสมชาย ใจงาม');
    expect(shares).toMatchObject({ paused: false });
    expect(shares.balanceSatang).toBeGreaterThan(0);
    expect(
      loans.map((loan) => [loan.product.name, loan.arrears.length, loan.balanceSatang === 0]),
    ).toEqual([
      ['เงินกู้เพื่อเหตุฉุกเฉิน', 0, false],
      ['เงินกู้สามัญ', 0, false],
    ]);
    expect(deposits.filter((deposit) => deposit.balanceSatang > 0)).toHaveLength(2);
    expect(agencyAt(agencyIndexOf(1), 12_000)).toMatchObject({ no: '80010001', from: 1, to: 12 });
  });

  test('[MEM-15] 00001 guarantees a contract and is guaranteed; each story says by whom', () => {
    const view = world.view();
    const sides = [1, 3, 4, 5, 6, 7, 11].map((no) => {
      const { given, received } = deriveGuarantees(view, no);
      const ordinary = received.filter((guarantee) => guarantee.plan.product === 'ordinary');
      return [
        no,
        given.map((guarantee) => guarantee.borrowerNo),
        no === 11
          ? []
          : ordinary.flatMap((guarantee) => guarantee.guarantors.map((guarantor) => guarantor.no)),
      ];
    });
    expect(sides).toEqual([
      [1, [3], [4, 11]],
      [3, [], [1, 4]],
      [4, [1, 3], []],
      [5, [6, 7], [6, 7]],
      [6, [5, 7], [5, 7]],
      [7, [5, 6], [5, 6]],
      [11, [1], []],
    ]);
  });

  test('00002 joined this month and has shares only', () => {
    const records = world.records(2);
    expect(records.member.joinedOn).toBe(`${records.view.asOf.slice(0, 7)}-01`);
    expect(records.shares.entries.map((entry) => entry.item)).toEqual(['opening']);
    expect([records.loans, records.deposits]).toEqual([[], []]);
    expect(kepOf(records, lastBilledMonth(records.view.asOf))).toBeUndefined();
  });

  test('00003 has five loans of five types, each two months overdue', async () => {
    const { loans } = world.records(3);
    expect(loans.map((loan) => loan.product.code).sort()).toEqual(['01', '02', '03', '04', '05']);
    expect(loans.map((loan) => loan.arrears.length)).toEqual([2, 2, 2, 2, 2]);
    const list = await handlers.memberLoanList(memberCall(world, 3));
    expect(new Set(list.loans.map((loan) => loan.contract_status))).toEqual(new Set(['ค้างชำระ']));
    const overview = await handlers.memberOverviewShow(memberCall(world, 3));
    expect(overview.arrear_periods).toBe(2);
  });

  test('00004 has 35 years and 420 months of statements', async () => {
    const { view, member } = world.records(4);
    const years = Number(view.startedOn.slice(0, 4)) - Number(member.joinedOn.slice(0, 4));
    expect([years, member.joinedOn.slice(5)]).toEqual([35, `${day.slice(5, 7)}-01`]);
    const { rows } = await handlers.memberShareList(memberCall(world, 4));
    expect(rows.filter((row) => row.item_code !== 'SPC')).toHaveLength(420);
  });

  test.each([
    [5, { confirmStatus: 1, checkedData: [], checkIsMemberIn: 1 }],
    [6, { confirmStatus: 0, checkedData: [], checkIsMemberIn: 1 }],
    [7, { confirmStatus: 1, checkedData: [], checkIsMemberIn: 0 }],
  ])('0000%i has loans, a salary and the confirmation of its story', async (no, expected) => {
    const { member, loans, deposits } = world.records(no);
    expect(member.kind).toBe('สามัญ');
    expect(member.salarySatang).toBeGreaterThan(0);
    expect([loans.length, deposits.length]).toEqual([2, 2]);
    expect(await confirmationOf(world, no)).toMatchObject({ status: true, ...expected });
  });

  test('all but 00005 to 00007 have confirmed', async () => {
    for (const no of [1, 3, 4, 8, 9, 10, 11, 12, 500]) {
      const { checkedData, ...rest } = await confirmationOf(world, no);
      expect(rest).toMatchObject({ confirmStatus: 1, checkIsMemberIn: 1 });
      expect(checkedData.length).toBeGreaterThan(0);
      expect(new Set(checkedData.map((datum) => datum.answer))).toEqual(new Set(['Y']));
    }
  });

  test('[AUTH-14] all but 00008 have accepted the terms', async () => {
    const codes = [];
    for (let no = 1; no <= 13; no += 1) {
      codes.push((await handlers.memberTermsShow(memberCall(world, no))).rc_code);
    }
    expect(codes).toEqual(Array.from({ length: 13 }, (_, i) => (i === 7 ? '0' : '1')));
  });

  test('00010 is a pensioner without salary or loans and with large deposits', () => {
    const { member, loans, deposits } = world.records(10);
    expect(member).toMatchObject({ kind: 'บำนาญ', salarySatang: 0 });
    expect(loans).toEqual([]);
    expect(sum(deposits.map((deposit) => deposit.balanceSatang))).toBeGreaterThan(1_000_000_00);
  });

  test('00011 has the longest name and address, paused shares and an account at zero', () => {
    const { view, member, shares, deposits } = world.records(11);
    for (let no = 13; no < 300; no += 1) {
      const other = deriveMember(view, no);
      expect(fullName(other).length).toBeLessThan(fullName(member).length);
      expect(other.address.length).toBeLessThan(member.address.length);
    }
    expect(shares.paused).toBe(true);
    expect(deposits.map((deposit) => deposit.balanceSatang)).toContain(0);
  });

  test('00008 lives and was born as is written down, in every world', () => {
    expect(world.records(8).member).toMatchObject({
      birthDate: '1968-02-18',
      phone: '0810000008',
      address: '232/91 ม.6 ต.ท่าวัง อ.เมือง จ.นครศรีธรรมราช',
    });
  });

  test('00012 has the citizen number and birthday of its story', () => {
    const { member } = world.records(12);
    expect(member).toMatchObject({ citizenNo: '9123456789010', birthDate: '1980-05-01' });
  });
});
