import type { PaperFields } from '@coop/contracts/info/paper-code';
import { toWire } from '@coop/format/money';
import type { Kep } from '../../world/money/collection.ts';
import { deriveReceipt, receiptNo } from '../../world/money/kep-receipt.ts';
import { kepOf, type Records } from '../../world/money/records.ts';
import type { World } from '../../world/world.ts';
import { isMember } from './member.ts';

/** The paper of a month's collection: a notice of what is billed until the money has come, then a receipt. */
export function kepPaper(records: Records, kep: Kep): PaperFields {
  const { no, on, dueOn } = deriveReceipt(records, kep);
  if (no) return { kind: 'receipt', number: no, date: on, amount: toWire(kep.receivedSatang) };
  const number = `N${receiptNo(dueOn, records.member.membershipNo)}`;
  return { kind: 'notice', number, date: dueOn, amount: toWire(kep.totalSatang) };
}

const NUMBER = /^N?(\d{2})(0[1-9]|1[0-2])-(\d{5,8})$/;

/** The paper of the month and member that a number names, as it is today. */
export function findKepPaper(world: World, number: string): PaperFields | undefined {
  const [, year, month, membershipNo] = NUMBER.exec(number) ?? [];
  const no = Number(membershipNo);
  if (!isMember(world, no)) return undefined;
  const records = world.records(no);
  const kep = kepOf(records, (2500 + Number(year) - 543) * 12 + Number(month) - 1);
  return kep && kepPaper(records, kep);
}
