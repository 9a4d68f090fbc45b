import type { MemberColl } from '@coop/contracts/member/coll';
import type { MemberGian } from '@coop/contracts/member/gian';
import { fullName } from '@coop/cooperative/people/member';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { handlers } from '../handlers.ts';
import { startMock } from '../testing/start-mock.ts';
import { memberCall, worldOn } from '../testing/worlds.ts';
import type { World } from '../world/world.ts';

/** Returns the numbers of other members named in an answer. */
function othersIn(coll: MemberColl, gian: MemberGian): Set<number> {
  const numbers = [
    ...coll.guarantees.map((guarantee) => guarantee.borrower_member_no),
    ...coll.contracts.flatMap((contract) =>
      contract.collaterals.map((row) => row.guarantor_member_no),
    ),
    ...gian.guarantors.map((guarantor) => guarantor.guarantor_member_no),
  ];
  return new Set(numbers.filter((no) => no !== '').map(Number));
}

/** Returns all private data on record about a member, in the formats of the feeds. */
function secretsOf(world: World, no: number, shared: readonly string[]): string[] {
  const { member, shares, loans, deposits } = world.records(no);
  const amounts = [
    shares.balanceSatang,
    member.salarySatang,
    ...deposits.map((deposit) => deposit.balanceSatang),
    ...loans
      .filter((loan) => !shared.includes(loan.contractNo))
      .flatMap((loan) => [loan.balanceSatang, loan.plan.principalSatang]),
  ];
  return [
    member.citizenNo,
    member.phone,
    member.phone.slice(1),
    member.address,
    member.birthDate,
    member.bankAccount,
    ...deposits.map((deposit) => deposit.accountNo),
    ...loans.map((loan) => loan.contractNo).filter((contractNo) => !shared.includes(contractNo)),
    // Round sums may be anybody's; only sums with satang are recognisable.
    ...amounts.filter((amount) => amount % 100 !== 0).map((amount) => (amount / 100).toFixed(2)),
  ];
}

/** Returns whether a value is also the member's own, which may be in the answer. */
function isOwn(world: World, no: number, secret: string): boolean {
  const { member, shares, loans, deposits } = world.records(no);
  const memberText = JSON.stringify([member, shares.balanceSatang / 100, loans, deposits]);
  return memberText.includes(secret) || memberText.includes(secret.replace('.', ''));
}

function leaks(world: World, no: number, coll: MemberColl, gian: MemberGian): string[] {
  const text = JSON.stringify([coll, gian]);
  const shared = [...coll.guarantees, ...coll.contracts].map(
    (guarantee) => guarantee.loancontract_no,
  );
  return [...othersIn(coll, gian)].flatMap((other) =>
    secretsOf(world, other, shared).filter(
      (secret) => text.includes(secret) && !isOwn(world, no, secret),
    ),
  );
}

describe('of other members', () => {
  test('[MEM-15][MEM-16] nothing but name, number and the guaranteed contract is told to whoever is picked', async () => {
    const world = worldOn('2026-11-20');
    const property = fc.asyncProperty(fc.integer({ min: 1, max: 12_000 }), async (no) => {
      const call = memberCall(world, no);
      const coll = await handlers.memberCollList(call);
      const gian = await handlers.memberGianList(call);
      expect(leaks(world, no, coll, gian)).toEqual([]);
    });
    await fc.assert(property);
  });

  test.each(['00001', '00003', '00004', '00006'])(
    '[MEM-15][MEM-16] the wire brings %s names and numbers only',
    async (membershipNo) => {
      await using mock = await startMock();
      const caller = await mock.signIn(membershipNo);
      const answers = [await caller.call('memberCollList'), await caller.call('memberGianList')];
      const wire = answers.map((answer) => answer.text).join();
      const coll = await caller.ok('memberCollList');
      const gian = await caller.ok('memberGianList');
      const others = othersIn(coll, gian);
      expect(others.size).toBeGreaterThan(0);
      const shared = [...coll.guarantees, ...coll.contracts].map(
        (guarantee) => guarantee.loancontract_no,
      );
      for (const other of others) {
        expect(wire).toContain(fullName(mock.world.records(other).member));
        const secrets = secretsOf(mock.world, other, shared);
        const found = secrets.filter(
          (secret) => wire.includes(secret) && !isOwn(mock.world, Number(membershipNo), secret),
        );
        expect(found).toEqual([]);
      }
      // Checks for telephone numbers and whole citizen numbers, also of beneficiaries.
      expect(wire).not.toMatch(/(?<!\d)0\d{9}(?!\d)|\d-\d{4}-\d{5}-\d{2}-\d|\d{13}/);
    },
  );
});

describe('a member reads', () => {
  test('[MEM-15] whom 00001 guarantees, what that may cost, and how much more is allowed', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn('00001');
    const { right, guarantees, contracts } = await caller.ok('memberCollList');
    expect(right).toMatchObject({
      right_status: 'ค้ำเพิ่มได้',
      contract_used: 1,
      contract_limit: 2,
      credit_used: '425000.00',
    });
    expect(guarantees).toEqual([
      expect.objectContaining({
        borrower_member_no: '00003',
        loanapprove_amt: '850000.00',
        guarantee_amount: '425000.00',
        arrear_periods: 2,
        coll_status: 'มีผล',
        contract_status: 'ค้างชำระ',
      }),
    ]);
    const collaterals = contracts.map((contract) => [
      contract.loantype_desc,
      contract.collaterals.map((row) => row.guarantor_member_no || row.coll_type_desc),
    ]);
    expect(collaterals).toEqual([
      ['เงินกู้เพื่อเหตุฉุกเฉิน', ['ทุนเรือนหุ้น']],
      ['เงินกู้สามัญ', ['00004', '00011', 'ทุนเรือนหุ้น']],
    ]);
  });

  test('[MEM-16] the appointment in force, the one it replaced, and the guarantors', async () => {
    await using mock = await startMock();
    const { documents, guarantors } = await (await mock.signIn('00001')).ok('memberGianList');
    expect(documents).toMatchObject([
      {
        appointed_date: '2022-01-12',
        document_status: 'มีผล',
        replaced_date: '',
        covers: ['ค่าหุ้น', 'เงินฝาก', 'ปันผล', 'เฉลี่ยคืน'],
        beneficiaries: [
          { gain_name: 'นางสมหญิง ใจงาม', gain_relation: 'คู่สมรส', share_percent: '50.00' },
          { gain_name: 'นายณัฐพล ใจงาม', gain_relation: 'บุตร', share_percent: '50.00' },
        ],
      },
      { appointed_date: '1997-05-01', document_status: 'ถูกแทน', replaced_date: '2022-01-12' },
    ]);
    expect(
      guarantors.map((guarantor) => [guarantor.guarantor_member_no, guarantor.coll_amount]),
    ).toEqual([
      ['00004', '500000.00'],
      ['00011', '500000.00'],
    ]);
  });
});
