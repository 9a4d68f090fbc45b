import { agencyAt, agencyIndexOf, pensionAgencyOf } from '@coop/cooperative/people/agency';
import { deriveMember } from '@coop/cooperative/people/member';
import { retirementDate } from '@coop/cooperative/people/person/salary';
import { addDays, monthIndex } from '@coop/finance/calendar';
import { expect, test } from 'vitest';
import { handlers } from '../../handlers.ts';
import { memberCall, moveTo, worldOn } from '../../testing/worlds.ts';

/** A teacher who retires first after the world's beginning. */
function nextToRetire(world: ReturnType<typeof worldOn>) {
  const view = world.view();
  const numbers = Array.from({ length: 400 }, (_, i) => i + 60);
  const all = numbers
    .map((no) => deriveMember(view, no))
    .filter(
      (member) => member.kind === 'สามัญ' && !member.ending && retirementDate(member) > view.asOf,
    )
    .toSorted((a, b) => (retirementDate(a) < retirementDate(b) ? -1 : 1));
  const [first] = all;
  if (!first) throw new Error('nobody retires');
  return first;
}

test('[MEM-06][LED-17] who has retired is a pensioner on every page, and the pension pays without anybody saying so', async () => {
  const world = worldOn('2026-11-20');
  const member = nextToRetire(world);
  const { no } = member;
  const infoNow = async () => handlers.memberInfoShow(memberCall(world, no));
  expect(await infoNow()).toMatchObject({ member_type_desc: 'สามัญ' });
  moveTo(world, addDays(retirementDate(member), 40));
  const pension = agencyAt(pensionAgencyOf(agencyIndexOf(no)), 12_000);
  expect(await infoNow()).toMatchObject({
    member_type_desc: 'บำนาญ',
    position_desc: 'ข้าราชการบำนาญ',
    salary_amount: '0.00',
    retire_date: '',
    member_group_no: pension.no,
  });
  const month = monthIndex(retirementDate(member)) + 1;
  expect(world.records(no).keps.get(month)?.agency).toBe(pension.index);
  const billing = await world.billing(pension);
  expect(billing.members.map((billedMember) => billedMember.no)).toContain(no);
  const home = await world.billing(agencyAt(agencyIndexOf(no), 12_000));
  const left = home.members.find((billedMember) => billedMember.no === no)?.keps[0];
  expect(left).toBeUndefined();
});
