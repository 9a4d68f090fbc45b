import { hash32 } from '../chance/hash.ts';
import { DISTRICTS } from '../chance/province/places.ts';
import type { LoanContract } from '../money/loans/loans.ts';
import type { Records } from '../money/records.ts';
import { BY_LAWS, hundredthsOf } from '../rules/by-laws.ts';
import type { LoanProductKey } from '../rules/products.ts';
import { guarantorsWanted } from './guarantor-rules.ts';

/** Security of a contract other than guarantors. */
export interface OwnCollateral {
  readonly type: '02' | '03' | '04';
  readonly desc: string;
  readonly amountSatang: number;
}

/** Kinds of security besides guarantors; the housing loan has its mortgage only. */
const SECURED_BY = {
  emergency: ['02'],
  ordinary: ['02'],
  shareSecured: ['02'],
  special: ['04'],
  academic: ['02', '03'],
} as const satisfies Record<LoanProductKey, readonly OwnCollateral['type'][]>;

/** Part of an academic contract that is held back in a deposit account (domain.md A1). */
const HELD = hundredthsOf(BY_LAWS.guarantors.held_percent);
const APPRAISAL_STEP_SATANG = 10_000_00;

function heldDeposit({ deposits }: Records, { plan }: LoanContract): OwnCollateral[] {
  const account = deposits.find(
    (deposit) =>
      deposit.plan.active && deposit.plan.openedOn <= plan.disbursedOn && deposit.balanceSatang > 0,
  );
  if (!account) return [];
  const wanted = Math.round((plan.principalSatang * HELD) / 10_000);
  const desc = `${account.product.name} ${account.accountNo}`;
  return [{ type: '03', desc, amountSatang: Math.min(wanted, account.balanceSatang) }];
}

function mortgage({ view, member }: Records, { plan }: LoanContract): OwnCollateral {
  const roll = hash32(`${view.seed}/deed/${plan.disbursedOn}`, member.no);
  const place = DISTRICTS.find((district) => district.name === member.amphur) ?? DISTRICTS[0];
  const tambon = place.tambons[roll % place.tambons.length] ?? place.tambons[0];
  // The loan is 70 to 85 percent of the appraised value.
  const value = (plan.principalSatang * 100) / (70 + (roll % 16));
  return {
    type: '04',
    desc: `ที่ดินพร้อมสิ่งปลูกสร้าง โฉนดเลขที่ ${10_000 + (roll % 80_000)} ต.${tambon} อ.${place.name}`,
    amountSatang: Math.ceil(value / APPRAISAL_STEP_SATANG) * APPRAISAL_STEP_SATANG,
  };
}

/**
 * Returns the collateral of a contract besides its guarantors. The shares, at today's value, secure all contracts
 * together; a contract that requires guarantors and found none is secured by a mortgage.
 */
export function ownCollateral(
  records: Records,
  contract: LoanContract,
  guarantors: number,
): OwnCollateral[] {
  const { product, plan } = contract;
  const isMortgaged = guarantors < guarantorsWanted(product, plan.principalSatang);
  const ownCollaterals = SECURED_BY[plan.product].flatMap((type): OwnCollateral[] => {
    if (type === '03') return heldDeposit(records, contract);
    if (type === '04') return [mortgage(records, contract)];
    return [{ type, desc: 'หุ้นทั้งหมดของสมาชิก', amountSatang: records.shares.balanceSatang }];
  });
  return isMortgaged ? [...ownCollaterals, mortgage(records, contract)] : ownCollaterals;
}
