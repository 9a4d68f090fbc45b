import type { PaperFields } from '@coop/contracts/info/paper-code';
import { toWire } from '@coop/format/money';
import type { LoanContract } from '../../world/money/loans.ts';
import type { Records } from '../../world/money/records.ts';
import type { World } from '../../world/world.ts';
import { isMember } from './member.ts';

/** The statement of a contract on a day, which stays true: `สม.2569/64542-20261119-00001`. */
export function statementPaper({ view, member }: Records, contract: LoanContract): PaperFields {
  const day = view.asOf.replaceAll('-', '');
  return {
    kind: 'loan-statement',
    number: [contract.contractNo, day, member.membershipNo].join('-'),
    date: view.asOf,
    amount: toWire(contract.balanceSatang),
  };
}

const NUMBER = /^(\S{1,30})-(\d{4})(\d{2})(\d{2})-(\d{5,8})$/;

/** The statement that a number names, from the records of its day. */
export function findStatement(world: World, number: string): PaperFields | undefined {
  const [, contractNo, year, month, day, membershipNo] = NUMBER.exec(number) ?? [];
  const no = Number(membershipNo);
  const asOf = `${year}-${month}-${day}`;
  if (!isMember(world, no) || Number.isNaN(Date.parse(asOf)) || asOf > world.view().asOf) {
    return undefined;
  }
  const records = world.recordsOn(no, asOf);
  const contract = records.loans.find((one) => one.contractNo === contractNo);
  return contract && statementPaper(records, contract);
}
