import type { FamilyGuarantor, FamilyLine, MemberFamily } from '@coop/contracts/member/family';
import type { Guarantees } from '@coop/cooperative/guarantee/guarantees';
import { INSURANCE } from '@coop/cooperative/money/dividend/dividend';
import { isClosed } from '@coop/cooperative/money/loans/loans';
import type { Records } from '@coop/cooperative/money/records';
import { deriveBeneficiaries } from '@coop/cooperative/people/beneficiaries';
import { deriveMember, fullName } from '@coop/cooperative/people/member';
import { guaranteesOf } from '@coop/cooperative/requests/guarantees';
import { deriveFunds } from '@coop/cooperative/welfare/welfare-funds';
import { welfareKind } from '@coop/cooperative/welfare/welfare-kinds';
import { deathWelfare } from '@coop/cooperative/welfare/welfare-rights';
import { shareAmongGuarantors } from '@coop/finance/loans/guarantor-share';
import { maskAccountNo } from '@coop/format/identifiers/account-no';
import { toWire } from '@coop/format/money';
import type { HandlersOf } from '../call/handler.ts';
import { stampFamily } from '../paper/verify/family.ts';
import { ensurePassword } from './access/password.ts';

interface Line {
  readonly kind: FamilyLine['kind'];
  readonly name: string;
  readonly refNo: string;
  readonly satang: number;
}

/** Returns what the cooperative pays to the family; nothing to that of a former member. */
function welfareOf({ member, settlement, view }: Records): Line[] {
  const satang = settlement ? 0 : deathWelfare(member, view.asOf);
  const name = welfareKind('DEATH')?.name ?? '';
  return satang === 0 ? [] : [{ kind: 'สวัสดิการ', name, refNo: '', satang }];
}

function linesOf(records: Records): Line[] {
  const { shares, deposits, loans } = records;
  const accounts = deposits.filter((deposit) => !deposit.closed);
  return [
    { kind: 'หุ้น', name: 'ทุนเรือนหุ้น', refNo: '', satang: shares.balanceSatang },
    ...accounts.map((account) => ({
      kind: 'เงินฝาก' as const,
      name: account.product.name,
      refNo: maskAccountNo(account.accountNo),
      satang: account.balanceSatang,
    })),
    ...deriveFunds(records).map((fund) => ({
      kind: fund.method === INSURANCE ? ('ประกัน' as const) : ('ฌาปนกิจ' as const),
      name: fund.name,
      refNo: '',
      satang: fund.sumAssuredSatang,
    })),
    ...welfareOf(records),
    ...loans
      .filter((loan) => !isClosed(loan))
      .map((loan) => ({
        kind: 'หนี้' as const,
        name: loan.product.name,
        refNo: loan.contractNo,
        satang: loan.balanceSatang,
      })),
  ];
}

/** Returns each guarantor's share of each open contract's balance. */
function guarantorsOf({ view, loans }: Records, { received }: Guarantees): FamilyGuarantor[] {
  return loans
    .filter((loan) => !isClosed(loan))
    .flatMap((contract) => {
      const { product, disbursedOn } = contract.plan;
      const found = received.find(
        ({ plan }) => plan.product === product && plan.disbursedOn === disbursedOn,
      );
      const guarantors = found?.guarantors ?? [];
      const shares = shareAmongGuarantors(
        contract.balanceSatang,
        guarantors.map((guarantor) => guarantor.amountSatang),
      );
      return guarantors.map(({ no }, i) => {
        const guarantor = deriveMember(view, no);
        return {
          loancontract_no: contract.contractNo,
          guarantor_member_no: guarantor.membershipNo,
          guarantor_name: fullName(guarantor),
          most: toWire(shares[i] ?? 0),
        };
      });
    });
}

function describe(records: Records, guarantees: Guarantees): MemberFamily {
  const lines = linesOf(records);
  const documents = deriveBeneficiaries(records.view, records.member);
  const sumOf = (...kinds: readonly Line['kind'][]) =>
    lines.reduce((sum, line) => sum + (kinds.includes(line.kind) ? line.satang : 0), 0);
  const owned = sumOf('หุ้น', 'เงินฝาก');
  const covered = sumOf('ฌาปนกิจ', 'ประกัน', 'สวัสดิการ');
  const owed = sumOf('หนี้');
  return {
    as_of: records.view.asOf,
    lines: lines.map(({ kind, name, refNo, satang }) => ({
      kind,
      item_desc: name,
      ref_no: refNo,
      amount: toWire(satang),
    })),
    owned: toWire(owned),
    covered: toWire(covered),
    owed: toWire(owed),
    left: toWire(owned + covered - owed),
    guarantors: guarantorsOf(records, guarantees),
    document_no: documents.find((doc) => doc.replacedOn === undefined)?.documentNo ?? '',
  };
}

export const memberFamilyHandlers: HandlersOf<'memberFamilyShow'> = {
  async memberFamilyShow({ world, body, subject, no }) {
    await ensurePassword(world, subject, body);
    const records = world.records(no);
    const sheet = describe(records, guaranteesOf(world, no));
    return { ...sheet, verification: stampFamily(world, sheet.as_of, sheet.left) };
  },
};
