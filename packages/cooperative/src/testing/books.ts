import type { DepositAccountRecord, DepositEntry } from '../money/deposits/deposits.ts';
import { openContract } from '../money/loans/loan-history.ts';
import type { LoanContract, LoanRow } from '../money/loans/loans.ts';
import { NO_FACTS } from '../money/money-facts.ts';
import type { Records } from '../money/records.ts';
import type { SettlementLine } from '../money/settlement-lines.ts';
import type { ShareEntry } from '../money/shares/shares.ts';
import type { LoanPlan } from '../people/person/plans.ts';
import { DEPOSIT_PRODUCTS } from '../rules/products.ts';
import { memberOf } from './people.ts';

// Books of member 00005 in figures of their own. The membership began in 2026, so that no dividend was paid yet.

/** Books with nothing in them but this, on 19 November 2026. */
export function booksOf(more: Partial<Records> = {}): Records {
  return {
    view: { seed: 'demo', population: 12_000, startedOn: '2026-11-20', asOf: '2026-11-19' },
    member: memberOf(5, { joinedOn: '2026-01-01' }),
    facts: NO_FACTS,
    shares: sharesOf(),
    loans: [],
    contracts: [],
    deposits: [],
    national: [],
    dividendsTo: { way: 'bank' },
    keps: new Map(),
    carried: [],
    vouchers: [],
    untaken: [],
    cremations: [],
    premiums: [],
    unbilled: [],
    heldSatang: 0,
    held: [],
    agency: 0,
    payer: 'agency',
    ...more,
  };
}

type Booked<Item> = readonly [on: string, item: Item, satang: number];

export function sharesOf(...rows: readonly Booked<ShareEntry['item']>[]): Records['shares'] {
  let balanceSatang = 0;
  const entries = rows.map(([on, item, amountSatang]) => {
    balanceSatang += amountSatang;
    return { on, item, period: 1, slipNo: '', amountSatang, balanceSatang };
  });
  return { entries, balanceSatang, monthlySatang: 0, askedSatang: 0, lastPeriod: 1, paused: false };
}

export function depositOf(...rows: readonly Booked<DepositEntry['item']>[]): DepositAccountRecord {
  let balanceSatang = 0;
  const entries = rows.map(([on, item, deltaSatang]) => {
    balanceSatang += deltaSatang;
    return { on, item, deltaSatang, balanceSatang };
  });
  return {
    accountNo: '01-1-00005-1',
    plan: {
      product: 'savings',
      openedOn: '2026-01-05',
      openingSatang: 0,
      payrollSatang: 0,
      active: true,
    },
    product: DEPOSIT_PRODUCTS.savings,
    entries,
    untaken: [],
    balanceSatang,
    accruedSatang: 0,
    rate: 150,
    closed: false,
  };
}

/** A contract over 120,000 baht, with these payments. */
export function contractOf(
  contractNo: string,
  plan: Partial<LoanPlan>,
  ...rows: readonly (Partial<LoanRow> & Pick<LoanRow, 'on' | 'item'>)[]
): LoanContract {
  const terms = { product: 'ordinary', principalSatang: 120_000_00, instalments: 120 } as const;
  const contract = openContract(contractNo, { ...terms, disbursedOn: '2026-01-05', ...plan });
  let { balanceSatang } = contract;
  for (const row of rows) {
    balanceSatang -= row.principalSatang ?? 0;
    const plain = { slipNo: '', period: 1, days: 0, principalSatang: 0, interestSatang: 0 };
    contract.rows.push({ ...plain, balanceSatang, ...row });
  }
  return { ...contract, balanceSatang };
}

/** A line of a settlement sheet: what is owed or due, and what of it is used. */
export function settled(
  kind: SettlementLine['kind'],
  satang: number,
  usedSatang: number,
  refNo = '',
): SettlementLine {
  return { kind, name: '', refNo, satang, interestSatang: 0, usedSatang };
}
