import { handlers } from '../../handlers.ts';
import type { World } from '../../world/world.ts';
import { memberCall, satangOf, sum } from '../worlds.ts';
import { complaints } from './complaints.ts';

const MASKED = /^9-xxxx-xxxxx-x\d-\d$/;

/** Beneficiaries make exactly 100 percent; of the documents the newest is in force and the others were replaced by the next. */
export async function gianComplaints(world: World, no: number): Promise<string[]> {
  const { as_of, documents } = await handlers.memberGianList(memberCall(world, no));
  const check = complaints(`beneficiaries of ${no} on ${as_of}`);
  const { joinedOn } = world.records(no).member;
  for (const [index, doc] of documents.entries()) {
    const about = doc.document_no;
    const parts = doc.beneficiaries.map((heir) => satangOf(heir.share_percent));
    const names = doc.beneficiaries.map((heir) => heir.gain_name);
    const newer = documents[index - 1];
    check.same(`Σ parts of ${about}`, sum(parts), 100_00);
    check.holds(`every part of ${about} is something`, Math.min(...parts) > 0);
    check.same(`names of ${about}`, new Set(names).size, names.length);
    check.same(
      `order of ${about}`,
      doc.beneficiaries.map((heir) => heir.seq).join(),
      names.map((_, i) => i + 1).join(),
    );
    check.same(`status of ${about}`, doc.document_status, index === 0 ? 'มีผล' : 'ถูกแทน');
    check.same(`end of ${about}`, doc.replaced_date, newer?.appointed_date ?? '');
    check.holds(
      `${about} is newer than the next`,
      !newer || newer.appointed_date > doc.appointed_date,
    );
    check.holds(`${about} covers something`, doc.covers.length > 0);
    check.holds(
      `${about} was signed as a member`,
      doc.appointed_date >= joinedOn && doc.appointed_date <= as_of,
    );
    for (const heir of doc.beneficiaries) {
      check.holds(`number of ${heir.gain_name} is masked`, MASKED.test(heir.gain_card_person));
    }
  }
  const numbers = documents.map((doc) => doc.document_no);
  check.same('different document numbers', new Set(numbers).size, numbers.length);
  return check.found;
}
