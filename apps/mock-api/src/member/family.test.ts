import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handlers } from '../handlers.ts';
import { expectFieldErrors, expectRefusal } from '../testing/refusals.ts';
import { PASSWORD, startMock } from '../testing/start-mock.ts';
import { memberCall, satangOf, sum, worldOn } from '../testing/worlds.ts';

const withPassword = (mem_password: string) => ({ body: { mem_password } });

test('[ABI-06] the password opens it, a wrong one is a 422 on the field', async () => {
  await using mock = await startMock();
  const caller = await mock.signIn('00001');
  expectFieldErrors(await caller.call('memberFamilyShow', withPassword('wrong')), ['mem_password']);
  const sheet = await caller.ok('memberFamilyShow', withPassword(PASSWORD));
  expect(sheet).toMatchObject({ owned: expect.any(String), document_no: 'ผป.2565/35480' });
});

test('[ABI-06] guessing is limited as at the sign-in, for this member only', async () => {
  await using mock = await startMock();
  const caller = await mock.signIn('00001');
  for (let i = 0; i < 10; i += 1) await caller.call('memberFamilyShow', withPassword('wrong'));
  expectRefusal(await caller.call('memberFamilyShow', withPassword(PASSWORD)), 429);
  await (await mock.signIn('00004')).ok('memberFamilyShow', withPassword(PASSWORD));
});

test('[ABI-06] sums are those of their lines, and guarantors carry a contract together, for whoever is picked', async () => {
  const world = worldOn('2026-11-20');
  const property = fc.asyncProperty(fc.integer({ min: 13, max: 12_000 }), async (no) => {
    const call = { ...memberCall(world, no), body: { mem_password: PASSWORD } };
    const sheet = await handlers.memberFamilyShow(call);
    const sumOf = (...kinds: string[]) =>
      sum(
        sheet.lines
          .filter((line) => kinds.includes(line.kind))
          .map((line) => satangOf(line.amount)),
      );
    expect(satangOf(sheet.owned)).toBe(sumOf('หุ้น', 'เงินฝาก'));
    expect(satangOf(sheet.covered)).toBe(sumOf('ฌาปนกิจ', 'ประกัน', 'สวัสดิการ'));
    expect(satangOf(sheet.owed)).toBe(sumOf('หนี้'));
    const sumOwned = sumOf('หุ้น', 'เงินฝาก', 'ฌาปนกิจ', 'ประกัน', 'สวัสดิการ');
    expect(satangOf(sheet.left)).toBe(sumOwned - sumOf('หนี้'));
    const { rights } = await handlers.memberWelfareList(memberCall(world, no));
    const death = rights.find((right) => right.welfare_code === 'DEATH');
    const isDue = death?.eligible && !world.records(no).settlement;
    expect(sumOf('สวัสดิการ')).toBe(isDue ? satangOf(death.amount) : 0);
    for (const { ref_no, amount } of sheet.lines.filter((line) => line.kind === 'หนี้')) {
      const carried = sheet.guarantors.filter((guarantor) => guarantor.loancontract_no === ref_no);
      if (carried.length === 0) continue;
      expect(sum(carried.map((guarantor) => satangOf(guarantor.most)))).toBe(satangOf(amount));
    }
  });
  await fc.assert(property);
});
